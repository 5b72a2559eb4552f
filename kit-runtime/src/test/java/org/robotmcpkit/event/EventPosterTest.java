package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.signing.EventSigner;

class EventPosterTest {
  private static final String SECRET = "correct-horse-battery-staple";

  @Test
  void deliversSignedEventsInTheOrderOfTheirTask() throws Exception {
    try (RawReceiver receiver = new RawReceiver(RawReceiver.status("204 No Content"));
        EventPoster poster =
            EventPoster.fromEnvironment(
                "arm", Map.of("RVC_CALLBACK_URL", receiver.url().toString(), "RVC_EVENT_SECRET", SECRET))) {
      AtomicInteger settled = new AtomicInteger();

      for (int seq = 1; seq <= 100; seq++) {
        poster.emit(TestEvents.progress("arm-1", seq), settled::incrementAndGet);
      }

      await().atMost(Duration.ofSeconds(10)).until(() -> poster.stats().delivered() == 100);
      assertThat(receiver.requests).hasSize(100);
      for (int i = 0; i < 100; i++) {
        RawReceiver.Request request = receiver.requests.get(i);
        assertThat(Json.readEvent(request.body()).seq()).isEqualTo(i + 1);
        assertThat(
                EventSigner.verify(
                    SECRET,
                    request.header("X-RVC-Timestamp"),
                    request.body(),
                    request.header("X-RVC-Signature"),
                    Instant.now()))
            .isTrue();
      }
      await().atMost(Duration.ofSeconds(5)).until(() -> settled.get() == 100);
    }
  }
}

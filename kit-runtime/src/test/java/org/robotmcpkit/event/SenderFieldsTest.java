package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.EveryLog;
import org.robotmcpkit.observe.LogFields;
import org.slf4j.InheritedFields;
import org.slf4j.MDC;

/** Whoever emits first starts the sender threads, which then send what others emit. */
class SenderFieldsTest {
  @Test
  void aDeliveryTellsHowLongItHasTakenAndInHowManyAttempts() {
    Queue<Outcome> answers =
        new ConcurrentLinkedQueue<>(List.of(new Outcome.Answered(503), new Outcome.Answered(204)));
    try (EveryLog log = new EveryLog();
        EventPoster poster =
            EventPoster.builder("arm")
                .callbackUrl("http://127.0.0.1:9/events")
                .secret("secret")
                .transport((request, timeout) -> answers.remove())
                .build()) {
      poster.emit(TestEvents.progress("arm-1", 1));

      await()
          .untilAsserted(
              () ->
                  assertThat(log.lines())
                      .anyMatch(
                          line ->
                              line.matches(
                                  ".*duration_ms=\\d{3,} attempts=2 event \\S+ delivered")));
    }
  }

  @Test
  void aSenderInheritsNoFieldsOfTheTaskThatHasStartedIt() throws Exception {
    CompletableFuture<Map<String, String>> fields = new CompletableFuture<>();
    try (InheritedFields mdc = new InheritedFields();
        EventPoster poster =
            EventPoster.builder("arm")
                .callbackUrl("http://127.0.0.1:9/events")
                .secret("secret")
                .transport(
                    (request, timeout) -> {
                      Map<String, String> here = MDC.getCopyOfContextMap();
                      fields.complete(here == null ? Map.of() : here);
                      return new Outcome.Answered(204);
                    })
                .build()) {
      assertThat(mdc).isNotNull();
      LogFields.of("arm", "grip")
          .by("ann")
          .withTask("arm-1")
          .during(() -> poster.emit(TestEvents.progress("arm-1", 1)));

      assertThat(fields.get(30, TimeUnit.SECONDS)).isEmpty();
    }
  }
}

package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.observe.LogFields;
import org.slf4j.InheritedFields;
import org.slf4j.MDC;

/** Whoever emits first starts the sender threads, which then send what others emit. */
class SenderFieldsTest {
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

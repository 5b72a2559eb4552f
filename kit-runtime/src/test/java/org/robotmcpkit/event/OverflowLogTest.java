package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.EventType;

class OverflowLogTest {
  private final DeliveryLog log = new DeliveryLog("http://127.0.0.1:8000");

  @Test
  void saysTheFirstAtOnceAndTheOthersTenSecondsLaterWithTheNextThingThatHappens() {
    try (CapturedLog captured = new CapturedLog()) {
      for (int seq = 1; seq <= 50; seq++) {
        log.handle(List.of(overflow(seq)), 0);
      }
      log.handle(List.of(), 9_999_999_999L);
      assertThat(
              captured.lines(
                  "is full: 1 dropped since the last such line, the last of them seq 1,"))
          .hasSize(1);
      assertThat(captured.lines("is full")).hasSize(1);

      log.handle(List.of(), 10_000_000_000L);
      assertThat(
              captured.lines(
                  "is full: 49 dropped since the last such line, the last of them seq 50,"))
          .hasSize(1);

      log.handle(List.of(), 100_000_000_000L);
      assertThat(captured.lines("is full")).hasSize(2);
    }
  }

  @Test
  void saysTheRestWhenThePosterIsClosed() {
    try (CapturedLog captured = new CapturedLog()) {
      log.handle(List.of(overflow(1), overflow(2), overflow(3)), 0);

      log.closed(new NoDelivery().stats());

      assertThat(captured.lines("is full: 1 dropped")).hasSize(1);
      assertThat(
              captured.lines(
                  "is full: 2 dropped since the last such line, the last of them seq 3,"))
          .hasSize(1);
    }
  }

  private static Effect overflow(int seq) {
    QueuedEvent event =
        new QueuedEvent(TestEvents.event("arm-1", seq, EventType.PROGRESS), new byte[0], () -> {});
    return new Effect.Dropped(event, DropCause.OVERFLOW);
  }
}

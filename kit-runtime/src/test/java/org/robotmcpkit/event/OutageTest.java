package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robotmcpkit.event.VirtualOutbox.SECOND;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.event.VirtualOutbox.Made;
import org.robotmcpkit.event.VirtualOutbox.Reply;
import org.robotmcpkit.model.TaskEvent;

/**
 * Five minutes without an endpoint while fifty tasks at a time go on with fifty events a second.
 */
class OutageTest {
  private static final int PER_SECOND = 50;
  private static final int TASKS_AT_A_TIME = 50;

  /** Each task reports so often, then ends and makes room for the next. */
  private static final int REPORTS = 29;

  private static final double DOWN_FROM = 60;
  private static final double DOWN_TO = 360;
  private static final double END = 420;

  private final VirtualOutbox virtual = new VirtualOutbox();
  private final List<String> ends = new ArrayList<>();

  @Test
  void losesNoTerminalEventAsksRarelyAndIsDrainedSoonAfterwards() {
    virtual.endpoint =
        (made, attempt) -> isDown(made) ? Reply.refused() : Reply.status(204).after(SECOND / 1000);

    emitUntil(DOWN_TO);
    double gone = drainedAt();
    emitUntil(END);
    virtual.runUntil(END + 1);

    assertThat(ends).hasSizeGreaterThan(600);
    assertThat(virtual.delivered).containsAll(ends);
    assertThat(mostAttemptsInAnySecondOfTheOutage()).isLessThanOrEqualTo(2);
    assertThat(firstDeliveryAfterTheOutage() - DOWN_TO).isLessThanOrEqualTo(31);
    assertThat(gone - firstDeliveryAfterTheOutage()).isLessThanOrEqualTo(10);
    DeliveryStats stats = virtual.stats();
    assertThat(stats.emitted()).isEqualTo(stats.delivered() + stats.droppedInAll());
    System.out.printf(
        "outage of 300 s at %d events/s: %d terminal events, 0 lost; %d progress events dropped by the bounds;"
            + " first delivery %.1f s after the recovery, drained %.1f s later%n",
        PER_SECOND,
        ends.size(),
        stats.dropped(DropCause.OVERFLOW),
        firstDeliveryAfterTheOutage() - DOWN_TO,
        gone - firstDeliveryAfterTheOutage());
  }

  private int emitted;

  private void emitUntil(double seconds) {
    for (; emitted < seconds * PER_SECOND; emitted++) {
      virtual.runUntil((double) emitted / PER_SECOND);
      int slot = emitted % TASKS_AT_A_TIME;
      int round = emitted / TASKS_AT_A_TIME;
      String task = "arm-" + slot + "-" + round / (REPORTS + 1);
      int seq = round % (REPORTS + 1) + 1;
      TaskEvent event = seq > REPORTS ? TestEvents.done(task, seq) : TestEvents.progress(task, seq);
      virtual.emit(event);
      if (seq > REPORTS) {
        ends.add(task + "/" + seq);
      }
    }
  }

  /** When the queue was empty again, with the load going on. */
  private double drainedAt() {
    double at = DOWN_TO;
    while (virtual.stats().queued() > PER_SECOND / 10 && at < END) {
      at += 0.1;
      emitUntil(at);
    }
    return at;
  }

  private static boolean isDown(Made made) {
    return made.seconds() >= DOWN_FROM && made.seconds() < DOWN_TO;
  }

  private double firstDeliveryAfterTheOutage() {
    return virtual.made.stream()
        .mapToDouble(Made::seconds)
        .filter(at -> at >= DOWN_TO)
        .findFirst()
        .orElseThrow();
  }

  private long mostAttemptsInAnySecondOfTheOutage() {
    List<Double> times =
        virtual.made.stream().filter(OutageTest::isDown).map(Made::seconds).toList();
    long most = 0;
    for (int first = 0; first < times.size(); first++) {
      double from = times.get(first);
      most = Math.max(most, times.stream().skip(first).takeWhile(at -> at < from + 1).count());
    }
    return most;
  }
}

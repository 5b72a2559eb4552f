package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robotmcpkit.event.VirtualOutbox.SECOND;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.event.VirtualOutbox.Made;
import org.robotmcpkit.event.VirtualOutbox.Reply;
import org.robotmcpkit.model.EventType;

class OutboxDrainTest {
  private final VirtualOutbox virtual = new VirtualOutbox();

  private void drainFor(double seconds) {
    virtual.outbox.drain(virtual.now, Math.round(seconds * SECOND));
  }

  @Test
  void skipsAllWaits() {
    virtual.endpoint =
        (made, attempt) -> made.at() < 50 * SECOND ? Reply.refused() : Reply.status(204);
    for (int task = 0; task < 50; task++) {
      virtual.emit(TestEvents.progress("t" + task, 1));
      virtual.emit(TestEvents.done("t" + task, 2));
    }
    virtual.runUntil(50);

    drainFor(3);
    virtual.runUntil(50);

    assertThat(virtual.delivered).hasSize(100);
    assertThat(virtual.outbox.poll(virtual.now).finished()).isTrue();
  }

  @Test
  void givesEachEventOneAttempt() {
    virtual.endpoint = (made, attempt) -> Reply.refused();
    for (int seq = 1; seq <= 10; seq++) {
      virtual.emit(TestEvents.progress("a", seq));
      virtual.emit(TestEvents.progress("b", seq));
    }
    virtual.runUntil(0.1);
    int before = virtual.made.size();

    drainFor(3);
    virtual.runUntil(3);

    assertThat(virtual.made).hasSize(before + 20);
    assertThat(virtual.stats().dropped(DropCause.SHUTDOWN)).isEqualTo(20);
    assertThat(virtual.settled).hasSize(20);
  }

  @Test
  void triesAgainWhatWasInFlightWhenItBegan() {
    virtual.endpoint =
        (made, attempt) -> made.number() == 1 ? Reply.refused().after(SECOND) : Reply.status(204);
    virtual.emit(TestEvents.done("a", 1));
    virtual.runUntil(0.5);

    drainFor(3);
    virtual.runUntil(2);

    assertThat(virtual.delivered).containsExactly("a/1");
  }

  @Test
  void sendsTasksThatHaveEndedFirst() {
    virtual.endpoint = (made, attempt) -> Reply.refused();
    for (int task = 0; task < 20; task++) {
      virtual.emit(TestEvents.progress("t" + task, 1));
    }
    virtual.emit(TestEvents.done("z", 1));
    virtual.runUntil(0.1);
    virtual.endpoint = (made, attempt) -> Reply.status(204).after(SECOND / 10);

    drainFor(3);
    virtual.runUntil(3);

    assertThat(virtual.delivered).hasSize(21).startsWith("z/1");
  }

  @Test
  void passesOverProgressThatHoldsUpATerminalEventInTheSecondHalf() {
    virtual.endpoint = (made, attempt) -> Reply.refused();
    for (int seq = 1; seq <= 100; seq++) {
      virtual.emit(
          TestEvents.event("a", seq, seq == 50 ? EventType.TRIGGER_FIRED : EventType.PROGRESS));
    }
    virtual.emit(TestEvents.done("a", 101));
    virtual.runUntil(0.1);
    virtual.endpoint = (made, attempt) -> Reply.status(204).after(SECOND / 10);

    drainFor(3);
    virtual.runUntil(4);

    // 15 events in the first half of the time, in order; then only what must not be lost
    assertThat(virtual.delivered)
        .hasSize(17)
        .startsWith("a/1", "a/2")
        .endsWith("a/15", "a/50", "a/101");
    assertThat(virtual.stats().dropped(DropCause.SHUTDOWN)).isEqualTo(84);
  }

  @Test
  void cutsTheTimeoutOfAnAttemptToWhatIsLeft() {
    virtual.emit(TestEvents.done("a", 1));
    drainFor(3);
    assertThat(virtual.outbox.poll(SECOND).attempt().timeoutNanos()).isEqualTo(2 * SECOND);
  }

  @Test
  void isNotProlongedByDrainingAgain() {
    virtual.emit(TestEvents.done("a", 1));
    drainFor(3);
    virtual.outbox.drain(2 * SECOND, 100 * SECOND);
    assertThat(virtual.outbox.poll(2 * SECOND).attempt().timeoutNanos()).isEqualTo(SECOND);
  }

  @Test
  void takesNoNewEvents() {
    drainFor(3);
    virtual.emit(TestEvents.done("a", 1));

    assertThat(virtual.settled).containsExactly("a/1");
    assertThat(virtual.stats().dropped(DropCause.SHUTDOWN)).isEqualTo(1);
    assertThat(virtual.stats().emitted()).isEqualTo(1);
  }

  @Test
  void givesUpTheRestWhenItIsStopped() {
    virtual.endpoint = (made, attempt) -> Reply.timeout(10 * SECOND);
    for (int task = 0; task < 20; task++) {
      virtual.emit(TestEvents.progress("t" + task, 1));
    }
    drainFor(3);
    virtual.runUntil(2);
    int inFlight = virtual.stats().inFlight();

    virtual.handle(virtual.outbox.stop());
    virtual.runUntil(20); // late reports are of no interest any more

    assertThat(inFlight).isEqualTo(8);
    assertThat(virtual.stats().queued()).isZero();
    assertThat(virtual.stats().dropped(DropCause.SHUTDOWN)).isEqualTo(20);
    assertThat(virtual.settled).hasSize(20).doesNotHaveDuplicates();
    assertThat(virtual.made).extracting(Made::number).containsOnly(1);
    assertThat(List.of(virtual.outbox.wantsSender(), virtual.outbox.poll(30 * SECOND).finished()))
        .containsExactly(false, true);
  }
}

package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robotmcpkit.event.VirtualOutbox.SECOND;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.event.VirtualOutbox.Made;
import org.robotmcpkit.event.VirtualOutbox.Reply;

class OutboxGateTest {
  private final VirtualOutbox virtual = new VirtualOutbox();

  private void emitOneOfEach(int tasks) {
    for (int task = 1; task <= tasks; task++) {
      virtual.emit(TestEvents.progress("arm-" + task, 1));
    }
  }

  private long mostAttemptsInAnySecond() {
    List<Long> times = virtual.made.stream().map(Made::at).toList();
    long most = 0;
    for (int i = 0; i < times.size(); i++) {
      long from = times.get(i);
      most = Math.max(most, times.stream().skip(i).takeWhile(at -> at < from + SECOND).count());
    }
    return most;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 200, 5_000})
  void neverAsksADeadEndpointMoreThanTwiceASecondWhateverTheNumberOfTasks(int tasks) {
    virtual.endpoint = (made, attempt) -> Reply.refused();
    emitOneOfEach(tasks);

    virtual.runUntil(60);

    assertThat(mostAttemptsInAnySecond()).isLessThanOrEqualTo(2);
    assertThat(virtual.made).extracting(Made::seconds).containsExactly(0.0, 0.5, 2.5, 10.5, 40.5);
  }

  @Test
  void drainsTwoHundredTasksSoonAfterTheEndpointIsBack() {
    virtual.endpoint =
        (made, attempt) ->
            made.at() < 60 * SECOND ? Reply.refused() : Reply.status(204).after(SECOND / 100);
    emitOneOfEach(200);

    virtual.runUntil(60 + 31);

    assertThat(virtual.delivered).hasSize(200);
    assertThat(virtual.drops()).isEmpty();
  }

  @Test
  void logsOneClosingAndOneOpeningForAnOutage() {
    virtual.endpoint =
        (made, attempt) -> made.at() < 60 * SECOND ? Reply.refused() : Reply.status(204);
    emitOneOfEach(20);

    virtual.runUntil(100);

    assertThat(virtual.effects.stream().filter(Effect.GateClosed.class::isInstance)).hasSize(1);
    assertThat(virtual.effects.stream().filter(Effect.GateOpened.class::isInstance))
        .containsExactly(new Effect.GateOpened(70_500_000_000L));
  }

  @Test
  void takesABurstOfFailuresForOneOutage() {
    virtual.endpoint =
        (made, attempt) ->
            made.event().seq == 1 ? Reply.status(204) : Reply.refused().after(SECOND / 10);
    virtual.emit(TestEvents.progress("arm-0", 1));
    virtual.runUntil(1);
    for (int task = 1; task <= 8; task++) {
      virtual.emit(TestEvents.progress("arm-" + task, 2));
    }

    virtual.runUntil(30);

    // eight at once, because nothing was known yet; then the first steps of one schedule
    assertThat(virtual.made.stream().skip(9).map(Made::seconds)).containsExactly(1.6, 3.7, 11.8);
  }

  @Test
  void losesNothingInAnOutageOfTwentyMinutesWhenSeveralTasksCanTakeTurnsInProbing() {
    virtual.endpoint =
        (made, attempt) -> made.at() < 1200 * SECOND ? Reply.refused() : Reply.status(204);
    emitOneOfEach(50);

    virtual.runUntil(1300);

    assertThat(virtual.delivered).hasSize(50);
    assertThat(virtual.drops()).isEmpty();
  }

  @Test
  void letsOnlyTheProbingEventSpendItsSixHundredSeconds() {
    // the lane of arm-1 probes alone for 600 s, then its second event for 600 s
    virtual.endpoint =
        (made, attempt) -> made.at() < 1000 * SECOND ? Reply.refused() : Reply.status(204);
    virtual.emit(TestEvents.progress("arm-1", 1));
    virtual.emit(TestEvents.progress("arm-1", 2));

    virtual.runUntil(1100);

    assertThat(virtual.drops()).extracting(drop -> drop.event().seq).containsExactly(1L);
    assertThat(virtual.delivered).containsExactly("arm-1/2");
  }

  @Test
  void doesNotChargeAnEventForAnOutageInWhichOthersProbed() {
    // arm-1 has been refused for 300 s of its own when the endpoint dies for 600 s; three take
    // turns
    virtual.endpoint =
        (made, attempt) ->
            made.at() >= 300 * SECOND && made.at() < 900 * SECOND
                ? Reply.refused()
                : Reply.status(made.event().taskId.equals("arm-1") ? 400 : 204);
    virtual.emit(TestEvents.progress("arm-1", 1));
    virtual.runUntil(305);
    emitMany("arm-2", 40);
    virtual.emit(TestEvents.progress("arm-3", 1));

    virtual.runUntil(940);
    assertThat(virtual.drops()).isEmpty();
    virtual.runUntil(3000);
    assertThat(virtual.drops()).extracting(drop -> drop.event().taskId).containsExactly("arm-1");
  }

  private void emitMany(String task, int count) {
    for (int seq = 1; seq <= count; seq++) {
      virtual.emit(TestEvents.progress(task, seq));
    }
  }

  @Test
  void opensWhenTheEndpointAnswersTheProbeAtAllEvenIfItRefusesTheEvent() {
    virtual.endpoint =
        (made, attempt) ->
            made.at() < 5 * SECOND
                ? Reply.refused()
                : Reply.status(made.event().taskId.equals("arm-1") ? 400 : 204);
    emitOneOfEach(3);

    virtual.runUntil(11);

    assertThat(virtual.delivered).contains("arm-2/1", "arm-3/1");
    assertThat(virtual.stats().gateOpen()).isTrue();
  }

  @Test
  void makesEveryoneWaitAsLongAsRetryAfterAsks() {
    virtual.endpoint =
        (made, attempt) ->
            made.at() == 0
                ? new Reply(new Outcome.Answered(503, "20", null), 0)
                : Reply.status(204);
    emitOneOfEach(3);

    virtual.runUntil(19.9);
    assertThat(virtual.made).hasSize(1);
    virtual.runUntil(20);
    assertThat(virtual.delivered).hasSize(3);
  }

  @Test
  void keepsProbingWhenTheProbeBreaksOnThisSide() {
    virtual.endpoint =
        (made, attempt) ->
            made.at() < 3 * SECOND
                ? Reply.refused()
                : made.event().taskId.equals("arm-1")
                    ? new Reply(new Outcome.Failed(Outcome.Failure.INTERNAL, "OutOfMemoryError"), 0)
                    : Reply.status(204);
    emitOneOfEach(2);

    virtual.runUntil(100);

    assertThat(virtual.delivered).containsExactly("arm-2/1");
  }

  @Test
  void choosesAnotherProberWhenTheQueuePushesTheFirstOneOut() {
    VirtualOutbox small = new VirtualOutbox(8, 2, 1 << 20);
    small.endpoint =
        (made, attempt) -> made.at() < 5 * SECOND ? Reply.refused() : Reply.status(204);
    small.emit(TestEvents.progress("arm-1", 1));
    small.emit(TestEvents.progress("arm-2", 1));
    small.runUntil(1);
    small.emit(TestEvents.done("arm-3", 1));
    small.emit(TestEvents.done("arm-4", 1));

    small.runUntil(60);

    assertThat(small.delivered).containsExactlyInAnyOrder("arm-3/1", "arm-4/1");
    assertThat(small.stats().dropped(DropCause.OVERFLOW)).isEqualTo(2);
  }

  @Test
  void showsAnOpenGateBeforeAnythingHasFailed() {
    assertThat(virtual.stats().gateOpen()).isTrue();
    emitOneOfEach(1);
    assertThat(virtual.stats().gateOpen()).isTrue();
  }
}

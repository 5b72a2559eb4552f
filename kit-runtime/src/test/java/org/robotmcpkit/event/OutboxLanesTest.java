package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robotmcpkit.event.VirtualOutbox.SECOND;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.event.VirtualOutbox.Made;
import org.robotmcpkit.event.VirtualOutbox.Reply;

class OutboxLanesTest {
  private final VirtualOutbox virtual = new VirtualOutbox();

  @Test
  void sendsTheEventsOfATaskInOrderWithOneInFlight() {
    virtual.endpoint = (made, attempt) -> Reply.status(204).after(SECOND);
    LongStream.rangeClosed(1, 5).forEach(seq -> virtual.emit(TestEvents.progress("arm-1", seq)));

    virtual.runUntil(100);

    assertThat(virtual.made).extracting(Made::seconds).containsExactly(0.0, 1.0, 2.0, 3.0, 4.0);
    assertThat(virtual.delivered)
        .containsExactly("arm-1/1", "arm-1/2", "arm-1/3", "arm-1/4", "arm-1/5");
    assertThat(virtual.mostInFlight).isEqualTo(1);
  }

  @Test
  void keepsAtMostEightInFlightOverAllTasks() {
    virtual.endpoint = (made, attempt) -> Reply.status(204).after(SECOND);
    LongStream.rangeClosed(1, 20)
        .forEach(task -> virtual.emit(TestEvents.progress("arm-" + task, 1)));

    virtual.runUntil(100);

    assertThat(virtual.mostInFlight).isEqualTo(8);
    assertThat(virtual.delivered).hasSize(20);
    assertThat(virtual.now / SECOND).isEqualTo(100);
    // one alone, then 8, 8 and the last 3
    assertThat(virtual.made.get(19).seconds()).isEqualTo(3.0);
  }

  @Test
  void sendsTheVeryFirstEventAloneToSeeWhetherAnybodyIsThere() {
    virtual.endpoint = (made, attempt) -> Reply.refused();
    LongStream.rangeClosed(1, 20)
        .forEach(task -> virtual.emit(TestEvents.progress("arm-" + task, 1)));

    virtual.runUntil(0.4);

    assertThat(virtual.made).hasSize(1);
  }

  @Test
  void doesNotLetAnEventThatIsAlwaysRefusedDelayOtherTasks() {
    virtual.endpoint =
        (made, attempt) ->
            Reply.status(made.key().equals("arm-1/3") ? 400 : 204).after(SECOND / 1000);
    for (int task = 1; task <= 10; task++) {
      for (int seq = 1; seq <= 100; seq++) {
        virtual.emit(TestEvents.progress("arm-" + task, seq));
      }
    }

    virtual.runUntil(2);

    assertThat(virtual.delivered).hasSize(902);
    assertThat(virtual.stats().queued()).isEqualTo(98);
    virtual.runUntil(700);
    assertThat(virtual.delivered).hasSize(999);
    assertThat(virtual.delivered.stream().filter(key -> key.startsWith("arm-1/")).toList())
        .startsWith("arm-1/1", "arm-1/2", "arm-1/4", "arm-1/5");
  }

  @Test
  void keepsOtherTasksGoingWhenOneEventAlwaysMakesTheReceiverFail() {
    virtual.endpoint = (made, attempt) -> Reply.status(made.key().equals("arm-1/1") ? 500 : 204);
    virtual.emit(TestEvents.progress("arm-1", 1));
    for (int second = 0; second < 600; second++) {
      virtual.emit(TestEvents.progress("arm-2", second + 1));
      virtual.runUntil(second + 1);
    }

    virtual.runUntil(601);

    assertThat(virtual.delivered).hasSize(600);
    List<Double> waits =
        virtual.made.stream()
            .filter(made -> made.event().taskId.equals("arm-2"))
            .map(made -> made.seconds() - (made.event().seq - 1))
            .toList();
    assertThat(waits).allSatisfy(wait -> assertThat(wait).isLessThanOrEqualTo(0.5));
    assertThat(virtual.drops())
        .singleElement()
        .satisfies(drop -> assertThat(drop.event().attempts).isEqualTo(23));
  }

  @Test
  void letsOtherTasksGoOnWhileAnAttemptHangs() {
    virtual.emit(TestEvents.progress("arm-0", 1));
    virtual.runUntil(1);
    virtual.endpoint =
        (made, attempt) ->
            made.event().taskId.equals("arm-1") ? Reply.timeout(10 * SECOND) : Reply.status(204);
    virtual.emit(TestEvents.progress("arm-1", 1));
    virtual.runUntil(2);
    virtual.emit(TestEvents.progress("arm-2", 1));

    virtual.runUntil(2.1);

    assertThat(virtual.delivered).contains("arm-2/1");
  }

  @Test
  void backsOffOnlyTheLaneWhenSomethingBreaksOnThisSide() {
    virtual.endpoint =
        (made, attempt) ->
            made.event().taskId.equals("arm-1")
                ? new Reply(new Outcome.Failed(Outcome.Failure.INTERNAL, "StackOverflowError"), 0)
                : Reply.status(204);
    virtual.emit(TestEvents.progress("arm-1", 1));
    virtual.emit(TestEvents.progress("arm-2", 1));

    virtual.runUntil(10_000);

    assertThat(virtual.attemptSeconds("arm-1/1")).hasSize(23);
    assertThat(virtual.attemptSeconds("arm-2/1")).containsExactly(0.0);
  }

  @Test
  void settlesEachEventOnceWhenItsFateIsKnown() {
    virtual.endpoint = (made, attempt) -> Reply.status(made.event().seq == 1 ? 204 : 400);
    virtual.emit(TestEvents.progress("arm-1", 1));
    virtual.emit(TestEvents.progress("arm-1", 2));
    virtual.runUntil(100);
    assertThat(virtual.settled).containsExactly("arm-1/1");

    virtual.runUntil(1000);

    assertThat(virtual.settled).containsExactly("arm-1/1", "arm-1/2");
  }
}

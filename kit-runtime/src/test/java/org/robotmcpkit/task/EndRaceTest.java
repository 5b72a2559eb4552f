package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.event.EventSink;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.model.TaskFailure;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

/**
 * A body that ends, somebody who cancels and gives up waiting, and a late report, all at the same
 * moment.
 */
class EndRaceTest {
  /** Set {@code -Dkit.races=…} for more or fewer. */
  private static final int RACES = Integer.getInteger("kit.races", 200_000);

  /** What the three sides of one race share. */
  private static final class Race implements EventSink {
    final TaskRecord task;
    final Ending ending;
    final AtomicInteger told = new AtomicInteger();
    final AtomicInteger retired = new AtomicInteger();
    final boolean afterTheBody;
    volatile boolean bodyIsDone;
    int terminalEvents;
    int eventsAfterTheEnd;

    Race(Ids ids, Random random, boolean afterTheBody) {
      this.afterTheBody = afterTheBody;
      task =
          new TaskRecord(
              "race-000000",
              "race",
              TaskRequest.of("drive", body -> null),
              this,
              ids,
              Clock.systemUTC());
      TaskFailure failure = new TaskFailure("X", "x", true, List.of());
      ending =
          switch (random.nextInt(3)) {
            case 0 -> new Ending.Returned(Map.of(), 2);
            case 1 -> new Ending.Failed(failure);
            default -> new Ending.Interrupted(failure);
          };
      task.whenEnded(info -> told.incrementAndGet());
    }

    /** Called under the record's lock. */
    @Override
    public void emit(TaskEvent event, Runnable settled) {
      if (terminalEvents > 0 || task.state().isTerminal() && !event.type().isTerminal()) {
        eventsAfterTheEnd++;
      }
      if (event.type().isTerminal()) {
        terminalEvents++;
      }
    }

    void endBody() {
      task.bodyEnded(ending, retired::incrementAndGet, () -> {});
      bodyIsDone = true;
    }

    void cancel() {
      task.requestStop(StopReason.CANCEL);
      task.giveUpWaiting(retired::incrementAndGet, () -> {});
    }

    void report() {
      try {
        task.progress(Map.of("percent", 1));
      } catch (IllegalStateException over) {
        // what a body learns that comes too late
      }
    }

    boolean isRight() {
      TaskInfo info = task.info();
      boolean tells = info.state() == TaskState.SUCCEEDED || info.state() == TaskState.FAILED;
      return info.state().isTerminal()
          && terminalEvents == (tells ? 1 : 0)
          && eventsAfterTheEnd == 0
          && told.get() == 1
          && retired.get() == 1
          && (info.result() != null) == (info.state() == TaskState.SUCCEEDED)
          && (info.failure() != null) == (info.state() == TaskState.FAILED);
    }
  }

  @Test
  void exactlyOneEndWinsAndNothingFollowsIt() throws Exception {
    Random random = new Random(17);
    Ids ids = new Ids("race", Ids.SHORT_DIGITS, new Random(18));
    AtomicReference<Race> current = new AtomicReference<>();
    AtomicInteger arrived = new AtomicInteger();
    Thread canceller = new Thread(() -> runRaces(current, arrived));
    canceller.start();
    int[] ends = new int[TaskState.values().length];
    for (int number = 0; number < RACES; number++) {
      int order = random.nextInt(20);
      Race race = new Race(ids, random, order == 1);
      boolean reportFirst = random.nextBoolean();
      int head = random.nextInt(60);
      boolean afterTheCancel = order == 0;
      arrived.set(0);
      current.set(race);
      for (int spin = 0; spin < head; spin++) {
        Thread.onSpinWait();
      }
      // However busy the machine is, each side is early in some of the races.
      for (int spins = 0; afterTheCancel && arrived.get() == 0; spins++) {
        pause(spins);
      }
      if (reportFirst) {
        race.report();
      }
      race.endBody();
      race.report();
      for (int spins = 0; arrived.get() == 0; spins++) {
        pause(spins);
      }
      if (!race.isRight()) {
        throw new AssertionError(
            "race " + number + " ended wrongly: " + race.task.info() + ", told " + race.told);
      }
      ends[race.task.state().ordinal()]++;
    }
    current.set(null);
    canceller.join(10_000);

    assertThat(canceller.isAlive()).isFalse();
    // The races are races only if each side wins some.
    assertThat(ends[TaskState.CANCELLED.ordinal()]).isGreaterThan(RACES / 1000);
    assertThat(ends[TaskState.SUCCEEDED.ordinal()]).isGreaterThan(RACES / 1000);
    assertThat(ends[TaskState.FAILED.ordinal()]).isGreaterThan(RACES / 1000);
  }

  private static void runRaces(AtomicReference<Race> current, AtomicInteger arrived) {
    Race last = null;
    int done = 0;
    int spins = 0;
    while (done < RACES) {
      Race race = current.get();
      if (race == last || race == null) {
        pause(spins++);
        continue;
      }
      spins = 0;
      last = race;
      for (int wait = 0; race.afterTheBody && !race.bodyIsDone; wait++) {
        pause(wait);
      }
      race.cancel();
      done++;
      arrived.set(1);
    }
  }

  /**
   * Spins while the other side is likely to be running, and leaves the core to it when it is not.
   */
  private static void pause(int spins) {
    if (spins < 1000) {
      Thread.onSpinWait();
    } else {
      Thread.yield();
    }
  }

  @Test
  void terminalEventsAreOfTheTypesThatEndATask() {
    assertThat(EventType.values())
        .filteredOn(EventType::isTerminal)
        .containsExactly(EventType.TASK_DONE, EventType.TASK_FAILED);
  }
}

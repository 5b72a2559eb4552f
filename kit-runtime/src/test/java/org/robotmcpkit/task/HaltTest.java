package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.OnBusy;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

/** Stopping the robot asks every task that moves something to stop, whoever has started it. */
class HaltTest {
  private final RecordingSink sink = new RecordingSink();
  private final ManualTimer timer = new ManualTimer();
  private final CountDownLatch release = new CountDownLatch(1);
  private final AtomicInteger begun = new AtomicInteger();
  private final LocalTasks tasks = LocalTasks.builder("arm", sink).timer(timer).build();

  @AfterEach
  void close() {
    release.countDown();
    tasks.close();
  }

  private TaskRequest moving() {
    return resting().withMoves(true);
  }

  private TaskRequest resting() {
    return TaskRequest.of(
        "move",
        task -> {
          begun.incrementAndGet();
          release.await();
          return "moved";
        });
  }

  /** Moves on, whoever asks it to stop. */
  private TaskRequest deafUntil(CountDownLatch end) {
    return TaskRequest.of(
            "move",
            task -> {
              begun.incrementAndGet();
              while (end.getCount() > 0) {
                Thread.onSpinWait();
              }
              return null;
            })
        .withMoves(true);
  }

  private TaskInfo ended(TaskInfo task) {
    await().until(() -> tasks.get(task.taskId()).orElseThrow().state().isTerminal());
    return tasks.get(task.taskId()).orElseThrow();
  }

  @Test
  void tasksThatMoveFailAsStoppedWhoeverHasStartedThemAndOthersGoOn() {
    TaskInfo anns = tasks.ownedBy("ann").start(moving());
    TaskInfo bobs = tasks.ownedBy("bob").start(moving());
    TaskInfo looking = tasks.ownedBy("ann").start(resting());
    await().until(() -> begun.get() == 3);

    tasks.ownedBy("ann").halt();

    for (TaskInfo stopped : List.of(ended(anns), ended(bobs))) {
      assertThat(stopped.state()).isEqualTo(TaskState.FAILED);
      assertThat(stopped.failure().errorCode()).isEqualTo("STOPPED");
      assertThat(stopped.failure().message())
          .isEqualTo("The robot was stopped while move ran. It has stopped.");
      assertThat(stopped.failure().recoverable()).isTrue();
    }
    assertThat(tasks.get(looking.taskId()).orElseThrow().state()).isEqualTo(TaskState.RUNNING);
    await()
        .until(
            () ->
                sink.events().stream()
                        .filter(event -> event.type() == EventType.TASK_FAILED)
                        .count()
                    == 2);
    assertThat(sink.events()).extracting(TaskEvent::taskId).doesNotContain(looking.taskId());
  }

  @Test
  void aTaskThatWaitsForItsTurnNeverBegins() {
    CountDownLatch deaf = new CountDownLatch(1);
    tasks.start(deafUntil(deaf).withExclusive(Set.of("arm")));
    await().until(() -> begun.get() == 1);
    TaskInfo next =
        tasks.start(
            TaskRequest.of("move", task -> begun.incrementAndGet())
                .withMoves(true)
                .withExclusive(Set.of("arm"))
                .withOnBusy(OnBusy.REPLACE));

    tasks.halt();
    deaf.countDown();

    assertThat(ended(next).failure().errorCode()).isEqualTo("STOPPED");
    assertThat(begun).hasValue(1);
  }

  @Test
  void aBodyWhoseThreadHasNotBegunNeverBegins() {
    OneThread thread = new OneThread();
    LocalTasks slow = LocalTasks.builder("arm", sink).timer(timer).threads(thread).build();
    slow.start(resting());
    await().until(() -> begun.get() == 1);
    TaskInfo started = slow.start(moving());

    slow.halt();
    release.countDown();

    await().until(() -> slow.get(started.taskId()).orElseThrow().state().isTerminal());
    assertThat(slow.get(started.taskId()).orElseThrow().failure().errorCode()).isEqualTo("STOPPED");
    assertThat(begun).hasValue(1);
    slow.close();
  }

  @Test
  void aStartThatWasOnItsWayIsRefused() {
    long seen = tasks.ownedBy("ann").halts();
    tasks.ownedBy("bob").halt();

    assertThatThrownBy(() -> tasks.ownedBy("ann").start(moving().withHaltsSeen(seen)))
        .isInstanceOfSatisfying(
            StartRefusedException.class,
            refused -> assertThat(refused.code()).isEqualTo(StartRefusedException.STOPPED))
        .hasMessage(
            "The robot was stopped while move was being called, so it does not begin."
                + " Find out why before you call it again.");
    assertThat(tasks.list(TaskQuery.all()).tasks()).isEmpty();

    tasks.start(resting().withHaltsSeen(seen));
    tasks.start(moving().withHaltsSeen(tasks.halts()));
    await().until(() -> begun.get() == 2);
  }

  @Test
  void whatTheBodySaysOfItsStopIsTheTruth() {
    TaskInfo started =
        tasks.start(
            TaskRequest.of(
                    "move",
                    task -> {
                      begun.incrementAndGet();
                      try {
                        release.await();
                      } catch (InterruptedException stopped) {
                        throw new TaskException("ARM_BRAKED", "It has braked.");
                      }
                      return null;
                    })
                .withMoves(true));
    await().until(() -> begun.get() == 1);

    tasks.halt();

    assertThat(ended(started).failure().errorCode()).isEqualTo("ARM_BRAKED");
  }

  @Test
  void aBodyThatDoesNotStopIsToldAsOneThatMayStillMove() {
    CountDownLatch deaf = new CountDownLatch(1);
    TaskInfo started = tasks.start(deafUntil(deaf));
    await().until(() -> begun.get() == 1);

    tasks.halt();
    timer.advance(Duration.ofSeconds(5));

    assertThat(ended(started).failure().message()).contains("may still move");
    assertThat(ended(started).stopped()).isFalse();
    deaf.countDown();
  }
}

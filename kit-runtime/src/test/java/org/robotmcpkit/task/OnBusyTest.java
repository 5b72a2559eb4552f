package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Clock;
import java.time.Duration;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.OnBusy;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

/** What a start does when another task holds what it needs, where it replaces it. */
class OnBusyTest {
  private static final Duration GRACE = Duration.ofSeconds(5);

  private final RecordingSink sink = new RecordingSink();
  private final ManualTimer timer = new ManualTimer();
  private final LocalTasks tasks =
      LocalTasks.builder("base", sink).timer(timer).grace(GRACE).maxRunning(3).build();
  private final CountDownLatch release = new CountDownLatch(1);
  private final AtomicBoolean begun = new AtomicBoolean();

  @AfterEach
  void letBodiesGo() {
    release.countDown();
  }

  @Test
  void aStartReplacesWhatHoldsWhatItNeeds() {
    TaskInfo old = tasks.start(obedient("base", "arm"));

    TaskInfo next = tasks.start(marking("arm", "camera"));

    assertThat(next.state()).isEqualTo(TaskState.RUNNING);
    assertThat(ended(old).state()).isEqualTo(TaskState.CANCELLED);
    assertThat(ended(next).state()).isEqualTo(TaskState.SUCCEEDED);
    assertThat(begun).isTrue();
  }

  @Test
  void theNewBodyBeginsWhenTheOldOneHasReallyEndedAndNotBefore() {
    TaskInfo old = tasks.start(stubborn("arm"));

    TaskInfo next = tasks.start(marking("arm"));
    await().during(Duration.ofMillis(100)).until(() -> !begun.get());
    assertThat(state(next)).isEqualTo(TaskState.RUNNING);
    release.countDown();

    assertThat(ended(next).state()).isEqualTo(TaskState.SUCCEEDED);
    assertThat(ended(old).state()).isEqualTo(TaskState.SUCCEEDED);
  }

  @Test
  void aBodyThatDoesNotStopIsNotRunBesideAndTheRefusalSaysSo() {
    TaskInfo old = tasks.start(stubborn("base", "arm"));
    TaskInfo next = tasks.start(marking("arm"));

    timer.advance(GRACE);

    TaskInfo failed = tasks.get(next.taskId()).orElseThrow();
    assertThat(failed.state()).isEqualTo(TaskState.FAILED);
    assertThat(failed.stopped()).isNull();
    assertThat(failed.failure().errorCode()).isEqualTo("BUSY");
    assertThat(failed.failure().recoverable()).isTrue();
    assertThat(failed.failure().message())
        .isEqualTo(
            "arm is in use by task "
                + old.taskId()
                + " (refuse), which was asked to stop and still runs; nothing was"
                + " started. Try again when it has stopped.");
    assertThat(sink.events())
        .extracting(event -> event.type())
        .containsExactly(EventType.TASK_FAILED);
    assertThat(tasks.get(old.taskId()).orElseThrow().stopped()).isFalse();
    release.countDown();
    await().until(() -> tasks.runningBodies() == 0);
    assertThat(begun).isFalse();
  }

  @Test
  void whatStillRunsAfterTheGraceRefusesAReplacementAtOnce() {
    TaskInfo old = tasks.start(stubborn("arm"));
    tasks.cancel(old.taskId());
    timer.advance(GRACE);

    assertThatThrownBy(() -> tasks.start(marking("arm")))
        .isInstanceOfSatisfying(
            StartRefusedException.class,
            refused -> {
              assertThat(refused.code()).isEqualTo("BUSY");
              assertThat(refused.taskId()).contains(old.taskId());
            })
        .hasMessageContaining("was asked to stop and still runs; nothing was started");

    release.countDown();
    await().until(() -> tasks.runningBodies() == 0);
    assertThat(ended(tasks.start(marking("arm"))).state()).isEqualTo(TaskState.SUCCEEDED);
  }

  @Test
  void whatIsAskedToStopAlreadyIsWaitedForAsLongAsItsGraceLasts() {
    TaskInfo old = tasks.start(stubborn("arm"));
    tasks.cancel(old.taskId());
    timer.advance(GRACE.minusSeconds(1));
    TaskInfo next = tasks.start(marking("arm"));

    timer.advance(Duration.ofSeconds(1));

    assertThat(ended(next).failure().errorCode()).isEqualTo("BUSY");
  }

  @Test
  void theLatestReplacementWinsAndTheOneBeforeHasNeverBegun() {
    TaskInfo old = tasks.start(stubborn("arm"));
    AtomicBoolean secondBegan = new AtomicBoolean();
    TaskInfo second =
        tasks.start(
            replacing(
                TaskRequest.of(
                    "second",
                    task -> {
                      secondBegan.set(true);
                      return null;
                    }),
                "arm",
                "base"));

    TaskInfo third = tasks.start(marking("arm"));
    assertThat(state(second)).isEqualTo(TaskState.CANCELLED);
    assertThat(tasks.get(second.taskId()).orElseThrow().stopped()).isNull();
    assertThat(tasks.start(obedient("base")).state()).isEqualTo(TaskState.RUNNING);
    release.countDown();

    assertThat(ended(third).state()).isEqualTo(TaskState.SUCCEEDED);
    assertThat(ended(old).state()).isEqualTo(TaskState.SUCCEEDED);
    assertThat(secondBegan).isFalse();
  }

  @Test
  void whatWaitsHoldsItsNamesAgainstThoseThatDoNotReplace() {
    tasks.start(stubborn("arm"));
    TaskInfo next = tasks.start(marking("arm", "base"));

    assertThatThrownBy(() -> tasks.start(obedient("base")))
        .hasMessage(
            "base is in use by task "
                + next.taskId()
                + " (mark); wait for it to end, or cancel it.");
  }

  @Test
  void aCancelEndsWhatWaitsAtOnce() {
    tasks.start(stubborn("arm"));
    TaskInfo next = tasks.start(marking("arm"));

    CompletableFuture<?> cancelled = tasks.cancel(next.taskId()).toCompletableFuture();

    assertThat(cancelled).isCompleted();
    assertThat(state(next)).isEqualTo(TaskState.CANCELLED);
    assertThat(tasks.get(next.taskId()).orElseThrow().stopped()).isNull();
    release.countDown();
    await().until(() -> tasks.runningBodies() == 0);
    assertThat(begun).isFalse();
  }

  @Test
  void nothingThatWaitsBeginsInAManagerThatCloses() {
    TaskInfo old = tasks.start(obedient("arm"));
    TaskInfo other = tasks.start(stubborn("base"));
    TaskInfo next = tasks.start(marking("arm", "base"));
    await().until(() -> state(old) == TaskState.CANCELLED);
    new Thread(tasks::close).start();

    await().until(() -> state(next) == TaskState.CANCELLED);
    release.countDown();
    await().until(() -> tasks.runningBodies() == 0);

    assertThat(state(other)).isEqualTo(TaskState.SUCCEEDED);
    assertThat(begun).isFalse();
  }

  @Test
  void whatMakesWayInAClosingManagerMakesItForNobody() {
    TaskRegister register = new TaskRegister(4, 4);
    TaskRecord old =
        register.admit(obedient("arm"), () -> record("base-1", obedient("arm"))).task();
    register.admit(marking("arm"), () -> record("base-2", marking("arm")));

    register.close();

    assertThat(register.retireWithBody(old, 0)).isEmpty();
  }

  private TaskRecord record(String id, TaskRequest request) {
    return new TaskRecord(
        id,
        "base",
        request,
        sink,
        new Ids("base", Ids.SHORT_DIGITS, new Random(1)),
        Clock.systemUTC());
  }

  @Test
  void nobodyReplacesWhatAnotherHasStarted() {
    TaskManager ann = tasks.ownedBy("ann");
    TaskManager bob = tasks.ownedBy("bob");
    TaskInfo anns = ann.start(obedient("arm"));
    TaskInfo bobs = bob.start(obedient("base"));

    assertThatThrownBy(() -> bob.start(marking("arm", "base")))
        .isInstanceOfSatisfying(
            StartRefusedException.class, refused -> assertThat(refused.taskId()).isEmpty())
        .hasMessage("arm is in use by somebody else; try again later.");

    // All or nothing: what the refused start might have replaced goes on.
    assertThat(state(anns)).isEqualTo(TaskState.RUNNING);
    assertThat(state(bobs)).isEqualTo(TaskState.RUNNING);
    assertThat(bob.cancel(bobs.taskId()).toCompletableFuture())
        .succeedsWithin(Duration.ofSeconds(10));
    assertThat(ended(ann.start(marking("arm", "base"))).state()).isEqualTo(TaskState.SUCCEEDED);
  }

  @Test
  void theDeadlineCountsFromWhereTheBodyBegins() {
    tasks.start(stubborn("arm"));
    TaskInfo next =
        tasks.start(replacing(waitingBody(), "arm").withDeadline(Duration.ofSeconds(3)));
    timer.advance(Duration.ofSeconds(4));
    assertThat(state(next)).isEqualTo(TaskState.RUNNING);
    assertThat(timer.pending()).as("only the grace of the old one").isEqualTo(1);
  }

  @Test
  void aRepeatedStartFindsTheTaskThatWaits() {
    tasks.start(stubborn("arm"));
    TaskRequest once = marking("arm").withIdempotency(new TaskRequest.Idempotency("k", "f"));

    assertThat(tasks.start(once).taskId()).isEqualTo(tasks.start(once).taskId());
  }

  @Test
  void aLimitOfRunningTasksCountsThoseThatWait() {
    tasks.start(stubborn("arm"));
    tasks.start(marking("arm"));
    tasks.start(obedient("base"));

    assertThatThrownBy(() -> tasks.start(marking("base")))
        .hasMessageContaining("already runs 3 tasks");
    assertThat(tasks.list(TaskQuery.all()).tasks())
        .hasSize(3)
        .allMatch(task -> task.state() == TaskState.RUNNING);
  }

  @Test
  void aTaskThatGetsNoThreadWhenItsTurnComesFails() {
    AtomicBoolean refuse = new AtomicBoolean();
    try (LocalTasks few =
        LocalTasks.builder("base", sink)
            .threads(
                body -> {
                  if (refuse.get()) {
                    throw new IllegalStateException("no more threads");
                  }
                  return new Thread(body);
                })
            .build()) {
      few.start(stubborn("arm"));
      TaskInfo next = few.start(marking("arm"));
      refuse.set(true);
      release.countDown();

      TaskInfo failed =
          await()
              .until(() -> few.get(next.taskId()).orElseThrow(), info -> info.state().isTerminal());

      assertThat(failed.failure().errorCode()).isEqualTo("OVERLOADED");
      refuse.set(false);
      assertThat(few.start(marking("arm")).state()).isEqualTo(TaskState.RUNNING);
    }
  }

  // ---- helpers

  private TaskRequest obedient(String... names) {
    return waitingBody().withExclusive(Set.of(names));
  }

  private TaskRequest waitingBody() {
    return TaskRequest.of(
        "wait",
        task -> {
          release.await();
          return null;
        });
  }

  private TaskRequest marking(String... names) {
    return replacing(
        TaskRequest.of(
            "mark",
            task -> {
              begun.set(true);
              return null;
            }),
        names);
  }

  private static TaskRequest replacing(TaskRequest request, String... names) {
    return request.withExclusive(Set.of(names)).withOnBusy(OnBusy.REPLACE);
  }

  private TaskRequest stubborn(String... names) {
    return TaskRequest.of(
            "refuse",
            task -> {
              while (true) {
                try {
                  release.await();
                  return null;
                } catch (InterruptedException ignored) {
                  // a body that does not stop
                }
              }
            })
        .withExclusive(Set.of(names));
  }

  private TaskState state(TaskInfo started) {
    return tasks.get(started.taskId()).orElseThrow().state();
  }

  private TaskInfo ended(TaskInfo started) {
    return await()
        .until(() -> tasks.get(started.taskId()).orElseThrow(), info -> info.state().isTerminal());
  }
}

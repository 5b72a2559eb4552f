package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

/** Exclusive use, deadlines, repeated starts, and bodies that go on without a thread. */
class BeyondTheSeedTest {
  private final RecordingSink sink = new RecordingSink();
  private final ManualTimer timer = new ManualTimer();
  private final LocalTasks tasks =
      LocalTasks.builder("base", sink).timer(timer).maxRunning(4).build();
  private final CountDownLatch release = new CountDownLatch(1);

  @AfterEach
  void letBodiesGo() {
    release.countDown();
  }

  // ---- exclusive use

  @Test
  void whatOneTaskHoldsNoOtherGetsAndTheRefusalNamesTheHolder() {
    TaskInfo holder = tasks.start(waiting().withExclusive(Set.of("base", "arm")));

    assertThatThrownBy(() -> tasks.start(waiting().withExclusive(Set.of("arm", "camera"))))
        .isInstanceOfSatisfying(
            StartRefusedException.class,
            refused -> {
              assertThat(refused.code()).isEqualTo("BUSY");
              assertThat(refused.taskId()).contains(holder.taskId());
            })
        .hasMessage(
            "arm is in use by task "
                + holder.taskId()
                + " (wait); wait for it to end, or cancel it.");

    assertThat(tasks.list(TaskQuery.all()).tasks()).hasSize(1);
    assertThat(tasks.start(waiting().withExclusive(Set.of("camera"))).state())
        .isEqualTo(TaskState.RUNNING);
  }

  @Test
  void whoeverSeesTheEndCanStartTheNext() {
    for (int round = 0; round < 200; round++) {
      TaskInfo first =
          tasks.start(TaskRequest.of("drive", task -> null).withExclusive(Set.of("base")));
      assertThat(tasks.await(first.taskId(), Duration.ofHours(1)).toCompletableFuture().join())
          .isPresent();

      TaskInfo second =
          tasks.start(TaskRequest.of("drive", task -> null).withExclusive(Set.of("base")));

      assertThat(tasks.await(second.taskId(), Duration.ofHours(1)).toCompletableFuture().join())
          .isPresent();
    }
  }

  @Test
  void aBodyThatDoesNotStopKeepsWhatItHolds() {
    TaskInfo stubborn = tasks.start(stubborn().withExclusive(Set.of("base")));
    CompletableFuture<?> cancelled = tasks.cancel(stubborn.taskId()).toCompletableFuture();
    timer.advance(Duration.ofSeconds(5));
    assertThat(cancelled).isCompleted();

    assertThatThrownBy(() -> tasks.start(waiting().withExclusive(Set.of("base"))))
        .hasMessageContaining("in use");

    release.countDown();
    await().until(() -> tasks.runningBodies() == 0);
    assertThat(tasks.start(waiting().withExclusive(Set.of("base"))).state())
        .isEqualTo(TaskState.RUNNING);
  }

  // ---- deadlines

  @Test
  void aDeadlineAsksTheBodyToStopAndTheTaskFailsWithTimeout() {
    TaskInfo started =
        tasks.start(
            TaskRequest.of(
                    "drive",
                    task -> {
                      task.sleep(Duration.ofHours(1));
                      return null;
                    })
                .withDeadline(Duration.ofMillis(90_500)));

    timer.advance(Duration.ofMillis(90_500));

    TaskInfo ended = ended(started);
    assertThat(ended.state()).isEqualTo(TaskState.FAILED);
    assertThat(ended.failure().errorCode()).isEqualTo("TIMEOUT");
    assertThat(ended.failure().message())
        .isEqualTo("drive did not end within 90.5 s. It has stopped.");
    assertThat(ended.stopped()).isNull();
    assertThat(sink.types()).containsExactly(EventType.TASK_FAILED);
    await().untilAsserted(() -> assertThat(timer.pending()).isZero());
  }

  @Test
  void aBodyThatMissesItsDeadlineAndDoesNotStopIsSaidToMoveStill() {
    TaskInfo started = tasks.start(stubborn().withDeadline(Duration.ofSeconds(1)));

    timer.advance(Duration.ofSeconds(1));
    assertThat(tasks.get(started.taskId()).orElseThrow().state()).isEqualTo(TaskState.RUNNING);
    timer.advance(Duration.ofSeconds(5));

    TaskInfo ended = tasks.get(started.taskId()).orElseThrow();
    assertThat(ended.state()).isEqualTo(TaskState.FAILED);
    assertThat(ended.stopped()).isFalse();
    assertThat(ended.failure().message())
        .isEqualTo(
            "refuse did not end within 1.0 s. It was asked to stop and has not: it may still be running, and may still"
                + " move.");
    release.countDown();
    await().until(() -> tasks.get(started.taskId()).orElseThrow().stopped() == null);
    assertThat(sink.types()).containsExactly(EventType.TASK_FAILED);
  }

  @Test
  void aTaskThatEndsInTimeLeavesNoDeadlineBehind() {
    ended(tasks.start(TaskRequest.of("drive", task -> null).withDeadline(Duration.ofSeconds(1))));

    await().untilAsserted(() -> assertThat(timer.pending()).isZero());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TaskRequest.of("drive", task -> null).withDeadline(Duration.ZERO));
  }

  @Test
  void theFirstReasonToStopStays() {
    TaskInfo started = tasks.start(stubborn().withDeadline(Duration.ofSeconds(2)));
    tasks.cancel(started.taskId());

    timer.advance(Duration.ofSeconds(2));
    timer.advance(Duration.ofSeconds(3));

    assertThat(tasks.get(started.taskId()).orElseThrow().state()).isEqualTo(TaskState.CANCELLED);
  }

  // ---- repeated starts

  @Test
  void theSameKeyAndArgumentsAreTheSameTask() {
    AtomicInteger runs = new AtomicInteger();
    TaskRequest request =
        TaskRequest.of("drive", task -> runs.incrementAndGet())
            .withIdempotency(new TaskRequest.Idempotency("k1", "to the kitchen"));

    TaskInfo first = tasks.start(request);
    ended(first);
    TaskInfo again = tasks.start(request);

    assertThat(again.taskId()).isEqualTo(first.taskId());
    assertThat(again.state()).isEqualTo(TaskState.SUCCEEDED);
    assertThat(runs).hasValue(1);
  }

  @Test
  void theSameKeyWithOtherArgumentsIsRefused() {
    TaskRequest.Idempotency toTheKitchen = new TaskRequest.Idempotency("k1", "to the kitchen");
    TaskInfo first = tasks.start(waiting().withIdempotency(toTheKitchen));

    for (TaskRequest other :
        List.of(
            waiting().withIdempotency(new TaskRequest.Idempotency("k1", "to the hall")),
            TaskRequest.of("fly", task -> null).withIdempotency(toTheKitchen))) {
      assertThatThrownBy(() -> tasks.start(other))
          .isInstanceOfSatisfying(
              StartRefusedException.class,
              refused -> {
                assertThat(refused.code()).isEqualTo("IDEMPOTENCY_CONFLICT");
                assertThat(refused.taskId()).contains(first.taskId());
              });
    }
    assertThat(tasks.runningBodies()).isEqualTo(1);
  }

  @Test
  void aRepeatedStartIsNeitherBusyNorOverload() {
    TaskRequest request =
        waiting()
            .withExclusive(Set.of("base"))
            .withIdempotency(new TaskRequest.Idempotency("k1", "x"));
    TaskInfo first = tasks.start(request);
    for (int n = 0; n < 3; n++) {
      tasks.start(waiting());
    }

    assertThat(tasks.start(request).taskId()).isEqualTo(first.taskId());
  }

  @Test
  void startsWithOneKeyAtTheSameTimeRunOnce() throws Exception {
    for (int round = 0; round < 50; round++) {
      AtomicInteger runs = new AtomicInteger();
      TaskRequest request =
          TaskRequest.of("drive", task -> runs.incrementAndGet())
              .withIdempotency(new TaskRequest.Idempotency("round " + round, "x"));
      Set<String> ids = ConcurrentHashMap.newKeySet();
      CyclicBarrier together = new CyclicBarrier(4);
      List<Thread> callers = new ArrayList<>();
      for (int caller = 0; caller < 4; caller++) {
        Thread thread =
            new Thread(
                () -> {
                  try {
                    together.await();
                  } catch (Exception broken) {
                    throw new IllegalStateException(broken);
                  }
                  ids.add(tasks.start(request).taskId());
                });
        callers.add(thread);
        thread.start();
      }
      for (Thread caller : callers) {
        caller.join();
      }

      assertThat(ids).hasSize(1);
      await().untilAsserted(() -> assertThat(runs).hasValue(1));
    }
  }

  @Test
  void aKeyLivesAsLongAsItsTaskIsKnown() {
    LocalTasks forgetful =
        LocalTasks.builder("forg", (event, settled) -> settled.run())
            .maxFinishedRetained(1)
            .build();
    TaskRequest request =
        TaskRequest.of("drive", task -> null)
            .withIdempotency(new TaskRequest.Idempotency("k1", "x"));
    TaskInfo first = forgetful.start(request);
    forgetful.await(first.taskId(), Duration.ofSeconds(10)).toCompletableFuture().join();
    TaskInfo other = forgetful.start(TaskRequest.of("drive", task -> null));
    forgetful.await(other.taskId(), Duration.ofSeconds(10)).toCompletableFuture().join();

    assertThat(forgetful.start(request).taskId()).isNotEqualTo(first.taskId());
    forgetful.close();
  }

  // ---- stages

  @Test
  void aStageEndsItsTaskAndHoldsNoThread() {
    CompletableFuture<Map<String, Object>> driver = new CompletableFuture<>();
    CountDownLatch returned = new CountDownLatch(1);
    TaskInfo started =
        tasks.start(
            TaskRequest.of(
                "drive",
                task -> {
                  returned.countDown();
                  return driver.thenApply(
                      reached -> {
                        task.progress(Map.of("percent", 100));
                        return reached;
                      });
                }));
    await().until(() -> returned.getCount() == 0);
    await()
        .until(
            () ->
                Thread.getAllStackTraces().keySet().stream()
                    .noneMatch(thread -> thread.getName().equals("kit-task-" + started.taskId())));
    assertThat(tasks.get(started.taskId()).orElseThrow().state()).isEqualTo(TaskState.RUNNING);

    driver.complete(Map.of("arrived", true));

    TaskInfo ended = ended(started);
    assertThat(ended.state()).isEqualTo(TaskState.SUCCEEDED);
    assertThat(ended.result()).isEqualTo(Map.of("arrived", true));
    assertThat(sink.types()).containsExactly(EventType.PROGRESS, EventType.TASK_DONE);
    assertThat(tasks.runningBodies()).isZero();
  }

  @Test
  void aStageThatFailsFailsItsTaskWithTheRealCause() {
    CompletableFuture<Object> failing = new CompletableFuture<>();
    TaskInfo started = tasks.start(TaskRequest.of("drive", task -> failing.thenApply(any -> any)));

    failing.completeExceptionally(new TaskException("DOOR_CLOSED", "The door is closed."));

    assertThat(ended(started).failure().errorCode()).isEqualTo("DOOR_CLOSED");
  }

  @Test
  void aCancelReachesTheStage() {
    CompletableFuture<Object> driver = new CompletableFuture<>();
    TaskInfo started = tasks.start(TaskRequest.of("drive", task -> driver));

    TaskInfo cancelled = tasks.cancel(started.taskId()).toCompletableFuture().join().orElseThrow();

    assertThat(driver).isCancelled();
    assertThat(cancelled.state()).isEqualTo(TaskState.CANCELLED);
    assertThat(cancelled.stopped()).isNull();
    assertThat(sink.events()).isEmpty();
  }

  @Test
  void aStageThatIsCancelledWithoutARequestIsAFailure() {
    CompletableFuture<Object> driver = new CompletableFuture<>();
    TaskInfo started = tasks.start(TaskRequest.of("drive", task -> driver));

    driver.cancel(true);

    assertThat(ended(started).state()).isEqualTo(TaskState.FAILED);
  }

  @Test
  void aStageThatIsDeafToCancelIsGivenUpAfterTheGrace() {
    CompletableFuture<Object> inner = new CompletableFuture<>();
    TaskInfo started = tasks.start(TaskRequest.of("drive", task -> inner.minimalCompletionStage()));
    await().until(() -> tasks.get(started.taskId()).isPresent());
    CompletableFuture<?> cancelled = tasks.cancel(started.taskId()).toCompletableFuture();

    timer.advance(Duration.ofSeconds(5));

    assertThat(cancelled).isCompleted();
    assertThat(tasks.get(started.taskId()).orElseThrow().stopped()).isFalse();
    inner.complete("late");
    await().until(() -> tasks.get(started.taskId()).orElseThrow().stopped() == null);
    assertThat(tasks.get(started.taskId()).orElseThrow().state()).isEqualTo(TaskState.CANCELLED);
  }

  @Test
  void aStageThatBreaksItsContractFailsItsTask() {
    CompletionStage<Object> broken =
        new CompletableFuture<>() {
          @Override
          public CompletableFuture<Object> whenComplete(
              java.util.function.BiConsumer<? super Object, ? super Throwable> action) {
            throw new UnsupportedOperationException("no listeners here");
          }
        };

    assertThat(ended(tasks.start(TaskRequest.of("drive", task -> broken))).failure().message())
        .isEqualTo("no listeners here");
  }

  @Test
  void aStageWhoseCancelBreaksWithAnErrorIsGivenUpAfterTheGraceToo() {
    CompletableFuture<Object> driver =
        new CompletableFuture<>() {
          @Override
          public boolean cancel(boolean mayInterrupt) {
            throw new NoClassDefFoundError("Brake");
          }
        };
    TaskInfo started = tasks.start(TaskRequest.of("drive", task -> driver));
    await().until(() -> driver.getNumberOfDependents() > 0);

    CompletableFuture<?> cancelled = tasks.cancel(started.taskId()).toCompletableFuture();
    timer.advance(Duration.ofSeconds(5));

    assertThat(cancelled).isCompleted();
    await().until(() -> tasks.get(started.taskId()).orElseThrow().stopped() != null);
    driver.complete("late");
    assertThat(tasks.get(started.taskId()).orElseThrow().state()).isEqualTo(TaskState.CANCELLED);
    assertThat(tasks.runningBodies()).isZero();
  }

  @Test
  void aStageThatHasFailedWithAnExceptionThatCannotBePrintedEndsItsTaskOnce() {
    RuntimeException hostile =
        new RuntimeException() {
          @Override
          public String getMessage() {
            throw new IllegalStateException("no message");
          }
        };

    TaskInfo ended =
        ended(tasks.start(TaskRequest.of("drive", task -> CompletableFuture.failedStage(hostile))));
    tasks.start(waiting().withExclusive(Set.of("base")));

    assertThat(ended.failure().message()).isEqualTo("RuntimeException");
    await().during(Duration.ofMillis(100)).until(() -> tasks.runningBodies() == 1);
  }

  @Test
  void aStageThatTellsItsEndTwiceEndsItsTaskOnce() {
    CompletableFuture<Object> twice =
        new CompletableFuture<>() {
          @Override
          public CompletableFuture<Object> whenComplete(
              java.util.function.BiConsumer<? super Object, ? super Throwable> action) {
            action.accept("first", null);
            action.accept("second", null);
            return this;
          }
        };

    TaskInfo ended = ended(tasks.start(TaskRequest.of("drive", task -> twice)));
    await().until(() -> tasks.runningBodies() <= 0);

    assertThat(ended.result()).isEqualTo(Map.of("value", "first"));
    assertThat(tasks.runningBodies()).isZero();
  }

  @Test
  void nothingHidesInWhatATaskReportsAndTriggersStayAsTheyCameIn() {
    Trigger trigger = new Trigger(Map.of("type", "near\u202e"), null);
    TaskRequest reporting =
        TaskRequest.of(
                "report",
                task -> {
                  task.progress(Map.of("at", "door\u202e"));
                  task.fireTrigger(trigger, Map.of("by", "x\u0007"));
                  throw new TaskException("CODE\u200e", "no\u2066").suggest("a\u0000", "b");
                })
            .withTriggers(List.of(trigger));

    TaskInfo info = ended(tasks.start(reporting));

    assertThat(info.progress()).isEqualTo(Map.of("at", "door\uFFFD"));
    assertThat(info.triggers()).containsExactly(Map.of("type", "near\u202e"));
    assertThat(info.failure().errorCode()).isEqualTo("CODE\uFFFD");
    assertThat(info.failure().message()).isEqualTo("no\uFFFD");
    assertThat(info.failure().suggestions()).containsExactly("a\uFFFD", "b");
    assertThat(sink.events().get(1).payload())
        .isEqualTo(Map.of("trigger", Map.of("type", "near\u202e"), "by", "x\uFFFD"));
    assertThat(sink.events().get(2).payload()).containsEntry("error_code", "CODE\uFFFD");
  }

  @Test
  void aFailureHasAtMostSoManySuggestions() {
    String[] many =
        java.util.stream.IntStream.range(0, 100).mapToObj(Integer::toString).toArray(String[]::new);

    TaskInfo info =
        ended(
            tasks.start(
                TaskRequest.of(
                    "fail",
                    task -> {
                      throw new TaskException("X", "x").suggest(many);
                    })));

    assertThat(info.failure().suggestions()).hasSize(32).startsWith("0", "1").endsWith("31");
  }

  // ---- helpers

  private TaskRequest waiting() {
    return TaskRequest.of(
        "wait",
        task -> {
          release.await();
          return null;
        });
  }

  private TaskRequest stubborn() {
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
        });
  }

  private TaskInfo ended(TaskInfo started) {
    return await()
        .until(() -> tasks.get(started.taskId()).orElseThrow(), info -> info.state().isTerminal());
  }
}

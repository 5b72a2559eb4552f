package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.awaitility.Awaitility.await;

import java.nio.channels.ClosedByInterruptException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

class LocalTasksTest {
  private static final Instant NOW = Instant.parse("2026-06-12T14:03:00.120Z");

  private final RecordingSink sink = new RecordingSink();
  private final ManualTimer timer = new ManualTimer();
  private final LocalTasks tasks =
      LocalTasks.builder("navigation", sink)
          .clock(Clock.fixed(NOW, ZoneOffset.UTC))
          .timer(timer)
          .maxRunning(3)
          .build();
  private final CountDownLatch release = new CountDownLatch(1);

  @AfterEach
  void letBodiesGo() {
    release.countDown();
  }

  /**
   * Whoever closes the tasks closes what sends their events next, and the last one must be with it
   * by then.
   */
  @Test
  void closingWaitsForATaskThatIsJustTellingOfItsEnd() throws Exception {
    CountDownLatch telling = new CountDownLatch(1);
    CountDownLatch told = new CountDownLatch(1);
    LocalTasks slowToTell =
        LocalTasks.builder(
                "navigation",
                (event, settled) -> {
                  telling.countDown();
                  awaitQuietly(told);
                  settled.run();
                })
            .build();
    slowToTell.start(TaskRequest.of("drive", task -> "there"));
    assertThat(telling.await(20, TimeUnit.SECONDS)).isTrue();

    CompletableFuture<Void> closed = CompletableFuture.runAsync(slowToTell::close);

    assertThatThrownBy(() -> closed.get(200, TimeUnit.MILLISECONDS))
        .isInstanceOf(TimeoutException.class);
    told.countDown();
    closed.get(20, TimeUnit.SECONDS);
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await(20, TimeUnit.SECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  // ---- the way through

  @Test
  void aBodyThatReturnsSucceedsAndSaysSo() {
    TaskInfo started =
        tasks.start(
            request(
                "drive",
                task -> {
                  task.progress(Map.of("percent", 50));
                  return Map.of("arrived", true);
                },
                List.of(),
                12.5));

    assertThat(started.state()).isEqualTo(TaskState.RUNNING);
    assertThat(started.taskId()).matches("navi-[0-9a-f]{6}");
    assertThat(started.estDurationS()).isEqualTo(12.5);
    assertThat(started.createdAt()).isEqualTo(NOW);
    TaskInfo ended = ended(started);
    assertThat(ended.state()).isEqualTo(TaskState.SUCCEEDED);
    assertThat(ended.progress()).isEqualTo(Map.of("percent", 50));
    assertThat(ended.result()).isEqualTo(Map.of("arrived", true));
    assertThat(ended.failure()).isNull();
    assertThat(ended.stopped()).isNull();
    assertThat(sink.types()).containsExactly(EventType.PROGRESS, EventType.TASK_DONE);
    assertThat(sink.events()).extracting(TaskEvent::seq).containsExactly(1L, 2L);
    TaskEvent done = sink.events().get(1);
    assertThat(done.payload()).isEqualTo(Map.of("result", Map.of("arrived", true)));
    assertThat(done.eventId()).matches("[0-9a-f]{12}4[0-9a-f]{3}[89ab][0-9a-f]{15}");
    assertThat(done.server()).isEqualTo("navigation");
    assertThat(done.tool()).isEqualTo("drive");
    assertThat(done.taskId()).isEqualTo(started.taskId());
    assertThat(done.ts()).isEqualTo(NOW);
    assertThat(done.schemaVersion()).isEqualTo(1);
  }

  @Test
  void aTaskIsFoundTheMomentItsIdIsKnown() {
    AtomicReference<Optional<TaskInfo>> seenByBody = new AtomicReference<>();
    CountDownLatch looked = new CountDownLatch(1);

    TaskInfo started =
        tasks.start(
            TaskRequest.of(
                "drive",
                task -> {
                  seenByBody.set(tasks.get(task.taskId()));
                  looked.countDown();
                  release.await();
                  return null;
                }));

    assertThat(tasks.get(started.taskId())).isPresent();
    await().untilAsserted(() -> assertThat(looked.getCount()).isZero());
    assertThat(seenByBody.get()).isPresent();
    assertThat(tasks.get("navi-unknown")).isEmpty();
  }

  @Test
  void whatABodyGivesBecomesAnObject() {
    assertThat(ended(tasks.start(TaskRequest.of("t", task -> null))).result()).isEmpty();
    assertThat(ended(tasks.start(TaskRequest.of("t", task -> "here"))).result())
        .isEqualTo(Map.of("value", "here"));
  }

  // ---- failing

  @Test
  void aTaskExceptionFailsTheTaskWithWhatItSays() {
    TaskInfo ended =
        ended(
            tasks.start(
                TaskRequest.of(
                    "drive",
                    task -> {
                      throw new TaskException("DOOR_CLOSED", "The door is closed.")
                          .suggest("ask_reception", "wait");
                    })));

    assertThat(ended.state()).isEqualTo(TaskState.FAILED);
    assertThat(ended.result()).isNull();
    assertThat(ended.failure().errorCode()).isEqualTo("DOOR_CLOSED");
    assertThat(ended.failure().recoverable()).isTrue();
    assertThat(ended.failure().suggestions()).containsExactly("ask_reception", "wait");
    assertThat(sink.events()).hasSize(1);
    assertThat(sink.events().get(0).type()).isEqualTo(EventType.TASK_FAILED);
    assertThat(sink.events().get(0).payload())
        .isEqualTo(
            Map.of(
                "error_code",
                "DOOR_CLOSED",
                "message",
                "The door is closed.",
                "recoverable",
                true,
                "suggestions",
                List.of("ask_reception", "wait")));
  }

  @Test
  void anythingElseThatIsThrownIsAnInternalFailure() {
    List<Throwable> thrown =
        List.of(
            new IllegalStateException("no odometry"),
            new RuntimeException(),
            new StackOverflowError(),
            new NoClassDefFoundError("driver/Arm"),
            new AssertionError("never"),
            new InterruptedException("not asked to"),
            new RuntimeException() {
              private static final long serialVersionUID = 1L;

              @Override
              public String getMessage() {
                throw new IllegalStateException("hostile");
              }

              @Override
              public synchronized Throwable getCause() {
                throw new IllegalStateException("hostile");
              }
            });
    List<String> messages = new ArrayList<>();

    for (Throwable throwable : thrown) {
      TaskInfo ended = ended(tasks.start(TaskRequest.of("drive", task -> sneaky(throwable))));
      assertThat(ended.state()).isEqualTo(TaskState.FAILED);
      assertThat(ended.failure().errorCode()).isEqualTo("INTERNAL");
      assertThat(ended.failure().recoverable()).isFalse();
      messages.add(ended.failure().message());
    }

    assertThat(messages)
        .containsExactly(
            "no odometry",
            "RuntimeException",
            "StackOverflowError",
            "driver/Arm",
            "never",
            "not asked to",
            "RuntimeException");
  }

  @Test
  void aFailureThatIsFinalSaysSo() {
    TaskException cause =
        new TaskException("BROKEN", "The arm is broken.", new Exception("motor 3"))
            .notRecoverable();

    TaskInfo ended = ended(tasks.start(TaskRequest.of("grip", task -> sneaky(cause))));

    assertThat(ended.failure().recoverable()).isFalse();
    assertThat(cause.errorCode()).isEqualTo("BROKEN");
  }

  // ---- cancelling

  @Test
  void aCancelledBodyIsInterruptedAndItsTaskEmitsNothingMore() throws Exception {
    CountDownLatch began = new CountDownLatch(1);
    TaskInfo started =
        tasks.start(
            TaskRequest.of(
                "drive",
                task -> {
                  task.progress(Map.of("eta_s", 60));
                  began.countDown();
                  task.sleep(Duration.ofHours(1));
                  return null;
                }));
    began.await();

    TaskInfo cancelled = cancelled(started);

    assertThat(cancelled.state()).isEqualTo(TaskState.CANCELLED);
    assertThat(cancelled.stopped()).isNull();
    assertThat(cancelled.failure()).isNull();
    assertThat(sink.types()).containsExactly(EventType.PROGRESS);
    assertThat(cancelled(started)).isEqualTo(cancelled);
    await().untilAsserted(() -> assertThat(timer.pending()).isZero());
  }

  @Test
  void everyKindOfInterruptionAfterTheRequestIsACancel() throws Exception {
    List<Exception> kinds =
        List.of(
            new InterruptedException(),
            new ClosedByInterruptException(),
            new java.io.InterruptedIOException(),
            new IllegalStateException("wrapped", new InterruptedException()));
    for (Exception kind : kinds) {
      TaskInfo started =
          tasks.start(TaskRequest.of("drive", task -> untilCancelled(task, () -> sneaky(kind))));

      assertThat(cancelled(started).state()).as(kind.toString()).isEqualTo(TaskState.CANCELLED);
    }
    assertThat(sink.events()).isEmpty();
  }

  @Test
  void aRealFailureAfterTheRequestStaysAFailure() {
    TaskInfo started =
        tasks.start(
            TaskRequest.of(
                "drive",
                task ->
                    untilCancelled(
                        task, () -> sneaky(new java.net.SocketTimeoutException("arm")))));

    TaskInfo ended = cancelled(started);

    assertThat(ended.state()).isEqualTo(TaskState.FAILED);
    assertThat(ended.failure().message()).isEqualTo("arm");
    assertThat(sink.types()).containsExactly(EventType.TASK_FAILED);
  }

  @Test
  void aValueReturnedWithinTheGraceIsTheTruth() {
    TaskInfo started =
        tasks.start(
            TaskRequest.of("drive", task -> untilCancelled(task, () -> Map.of("arrived", true))));

    TaskInfo ended = cancelled(started);

    assertThat(ended.state()).isEqualTo(TaskState.SUCCEEDED);
    assertThat(ended.result()).isEqualTo(Map.of("arrived", true));
    assertThat(sink.types()).containsExactly(EventType.TASK_DONE);
  }

  @Test
  void aBodyThatDoesNotStopIsReportedAndItsLateResultDropped() throws Exception {
    AtomicBoolean refused = new AtomicBoolean();
    CountDownLatch ended = new CountDownLatch(1);
    TaskInfo started =
        tasks.start(
            TaskRequest.of(
                "drive",
                task ->
                    untilReleased(
                        () -> {
                          try {
                            task.progress(Map.of("late", true));
                          } catch (TaskCancelledException over) {
                            refused.set(true);
                          }
                          ended.countDown();
                          return Map.of("too", "late");
                        })));
    CompletableFuture<Optional<TaskInfo>> answer =
        tasks.cancel(started.taskId()).toCompletableFuture();
    timer.advance(Duration.ofMillis(4999));
    assertThat(answer).isNotDone();

    timer.advance(Duration.ofMillis(1));

    TaskInfo cancelled = answer.join().orElseThrow();
    assertThat(cancelled.state()).isEqualTo(TaskState.CANCELLED);
    assertThat(cancelled.stopped()).isFalse();
    assertThat(tasks.get(started.taskId()).orElseThrow().stopped()).isFalse();
    assertThat(tasks.runningBodies()).isEqualTo(1);
    release.countDown();
    assertThat(ended.await(10, TimeUnit.SECONDS)).isTrue();
    await().untilAsserted(() -> assertThat(tasks.runningBodies()).isZero());
    TaskInfo after = tasks.get(started.taskId()).orElseThrow();
    assertThat(after.state()).isEqualTo(TaskState.CANCELLED);
    assertThat(after.stopped()).isNull();
    assertThat(after.result()).isNull();
    assertThat(refused).isTrue();
    assertThat(sink.events()).isEmpty();
  }

  @Test
  void everyCancellationPointThrowsEveryTime() {
    List<String> thrown = new ArrayList<>();
    TaskInfo started =
        tasks.start(
            request(
                "drive",
                task ->
                    untilCancelled(
                        task,
                        () -> {
                          for (int round = 0; round < 2; round++) {
                            note(thrown, "raise", task::raiseIfCancelled);
                            note(thrown, "progress", () -> task.progress(Map.of()));
                            note(thrown, "emit", () -> task.emit(Map.of()));
                            note(
                                thrown,
                                "fire",
                                () -> task.fireTrigger(task.triggers().get(0), Map.of()));
                            note(
                                thrown,
                                "fireWhere",
                                () -> task.fireWhere(ProgressAbove.class, any -> true, Map.of()));
                            note(thrown, "sleep", () -> task.sleep(Duration.ZERO));
                          }
                          return null;
                        }),
                List.of(above(10)),
                null));

    cancelled(started);

    assertThat(thrown)
        .containsExactly(
            "raise",
            "progress",
            "emit",
            "fire",
            "fireWhere",
            "sleep",
            "raise",
            "progress",
            "emit",
            "fire",
            "fireWhere",
            "sleep");
    assertThat(sink.types()).containsExactly(EventType.TASK_DONE);
  }

  @Test
  void cancellingWhatHasEndedChangesNothing() {
    TaskInfo succeeded = ended(tasks.start(TaskRequest.of("drive", task -> null)));

    assertThat(cancelled(succeeded)).isEqualTo(succeeded);
    assertThat(tasks.cancel("navi-unknown").toCompletableFuture().join()).isEmpty();
    assertThat(sink.types()).containsExactly(EventType.TASK_DONE);
  }

  @Test
  void anInterruptNeverReachesTheNextTask() throws Exception {
    LocalTasks pooled =
        LocalTasks.builder("pool", sink).threads(new OneThread()).timer(timer).build();
    for (int round = 0; round < 500; round++) {
      TaskInfo first = pooled.start(TaskRequest.of("short", task -> null));
      pooled.cancel(first.taskId());
      TaskInfo second =
          pooled.start(TaskRequest.of("next", task -> Thread.currentThread().isInterrupted()));
      await()
          .pollInterval(Duration.ofMillis(1))
          .until(() -> pooled.get(second.taskId()).orElseThrow().state().isTerminal());
      assertThat(pooled.get(second.taskId()).orElseThrow().result())
          .isEqualTo(Map.of("value", false));
    }
  }

  // ---- triggers

  @Test
  void aTriggerFiresOnceUnlessItRepeats() {
    Trigger once = new Trigger(Map.of("type", "zone_entered", "zone", "lab"), null);
    Trigger twin = new Trigger(Map.of("type", "zone_entered", "zone", "lab"), null);
    Trigger again =
        new Trigger(Map.of("type", "zone_entered", "zone", "hall", "repeat", true), null);
    List<Boolean> fired = new ArrayList<>();

    ended(
        tasks.start(
            request(
                "drive",
                task -> {
                  for (int round = 0; round < 2; round++) {
                    fired.add(task.fireTrigger(once, Map.of("round", round)));
                    fired.add(task.fireTrigger(again, Map.of("trigger", "not this")));
                  }
                  fired.add(task.fireTrigger(twin, Map.of()));
                  return null;
                },
                List.of(once, twin, again),
                null)));

    assertThat(fired).containsExactly(true, true, false, true, true);
    assertThat(sink.events().get(0).payload())
        .isEqualTo(Map.of("trigger", once.fields(), "round", 0));
    assertThat(sink.events().get(1).payload()).isEqualTo(Map.of("trigger", again.fields()));
    assertThat(sink.types()).hasSize(5);
  }

  @Test
  void aForeignTriggerIsRefused() {
    AtomicReference<Throwable> refused = new AtomicReference<>();

    ended(
        tasks.start(
            TaskRequest.of(
                "drive",
                task -> {
                  try {
                    task.fireTrigger(above(1), Map.of());
                  } catch (IllegalArgumentException foreign) {
                    refused.set(foreign);
                  }
                  return null;
                })));

    assertThat(refused.get()).hasMessage("a task can only fire the triggers in its own triggers()");
  }

  @Test
  void declaredTriggersAreReadAsTheirRecord() {
    record EtaBelow(double seconds) {}

    Trigger ten = new Trigger(Map.of("type", "eta_below", "seconds", 10), new EtaBelow(10));
    Trigger five = new Trigger(Map.of("type", "eta_below", "seconds", 5), new EtaBelow(5));
    List<EtaBelow> seen = new ArrayList<>();

    ended(
        tasks.start(
            request(
                "drive",
                task -> {
                  seen.addAll(task.triggers(EtaBelow.class));
                  task.fireWhere(
                      EtaBelow.class, trigger -> 7 < trigger.seconds(), Map.of("eta_s", 7));
                  return null;
                },
                List.of(ten, above(50), five),
                null)));

    assertThat(seen).containsExactly(new EtaBelow(10), new EtaBelow(5));
    assertThat(sink.events().get(0).payload())
        .isEqualTo(Map.of("trigger", ten.fields(), "eta_s", 7));
    assertThat(sink.types()).containsExactly(EventType.TRIGGER_FIRED, EventType.TASK_DONE);
  }

  @Test
  void nobodyCanChangeTheTriggersOfATask() {
    List<Throwable> refused = new ArrayList<>();

    ended(
        tasks.start(
            request(
                "drive",
                task -> {
                  refused.add(catchThrowable(() -> task.triggers(ProgressAbove.class).remove(0)));
                  refused.add(
                      catchThrowable(
                          () -> task.triggers(ProgressAbove.class).add(new ProgressAbove(1))));
                  refused.add(catchThrowable(() -> task.triggers().clear()));
                  refused.add(catchThrowable(() -> task.triggers(String.class).add("none of it")));
                  return null;
                },
                List.of(above(50), new Trigger(Map.of("type", "unknown"), null)),
                null)));

    assertThat(refused).hasSize(4).hasOnlyElementsOfType(UnsupportedOperationException.class);
  }

  @Test
  void progressAboveFiresOnceAtTheFirstPercentThatReachesIt() {
    Map<String, Object> noNumber = new HashMap<>();
    noNumber.put("percent", null);

    ended(
        tasks.start(
            request(
                "drive",
                task -> {
                  task.progress(Map.of("percent", 49.9));
                  task.progress(Map.of("percent", "60"));
                  task.progress(noNumber);
                  task.progress(Map.of("percent", 50));
                  task.progress(Map.of("percent", 70));
                  return null;
                },
                List.of(above(50)),
                null)));

    assertThat(sink.types())
        .containsExactly(
            EventType.PROGRESS,
            EventType.PROGRESS,
            EventType.PROGRESS,
            EventType.PROGRESS,
            EventType.TRIGGER_FIRED,
            EventType.PROGRESS,
            EventType.TASK_DONE);
    assertThat(sink.events().get(4).payload())
        .isEqualTo(Map.of("trigger", above(50).fields(), "percent", 50.0));
  }

  @Test
  void aTriggerNeedsAType() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Trigger(Map.of("seconds", 1), null));
  }

  // ---- what a context gives

  @Test
  void aContextSaysWhatItsTaskIsAndIsOfNoUseAfterwards() {
    AtomicReference<TaskContext> kept = new AtomicReference<>();
    TaskInfo ended =
        ended(
            tasks.start(
                TaskRequest.of(
                    "drive",
                    task -> {
                      kept.set(task);
                      task.raiseIfCancelled();
                      task.sleep(Duration.ofNanos(1));
                      task.emit(Map.of("saw", "cup"));
                      return task.taskId() + task.tool() + task.isCancelRequested();
                    })));

    assertThat(ended.result()).isEqualTo(Map.of("value", ended.taskId() + "drivefalse"));
    assertThat(sink.types()).containsExactly(EventType.WATCH_EVENT, EventType.TASK_DONE);
    assertThatIllegalStateException().isThrownBy(() -> kept.get().progress(Map.of()));
    assertThatIllegalStateException().isThrownBy(() -> kept.get().emit(Map.of()));
    assertThat(sink.types()).hasSize(2);
  }

  @Test
  void aSleepThatIsInterruptedWithoutARequestIsNoCancel() throws Exception {
    AtomicReference<Thread> body = new AtomicReference<>();
    TaskInfo started =
        tasks.start(
            TaskRequest.of(
                "drive",
                task -> {
                  body.set(Thread.currentThread());
                  task.sleep(Duration.ofHours(1));
                  return null;
                }));
    await().until(() -> body.get() != null);

    body.get().interrupt();

    assertThat(ended(started).state()).isEqualTo(TaskState.FAILED);
  }

  @Test
  void aSleepLongerThanNanosecondsCanCountLastsUntilTheRequest() {
    TaskInfo started =
        tasks.start(
            TaskRequest.of(
                "drive",
                task -> {
                  task.progress(Map.of());
                  task.sleep(Duration.ofSeconds(Long.MAX_VALUE));
                  return null;
                }));
    await().until(() -> !sink.events().isEmpty());

    tasks.cancel(started.taskId());

    assertThat(ended(started).state()).isEqualTo(TaskState.CANCELLED);
  }

  @Test
  void aSleepOnAThreadThatTheBodyHasMadeEndsWithTheRequest() {
    AtomicReference<Throwable> wokenBy = new AtomicReference<>();
    TaskInfo started =
        tasks.start(
            TaskRequest.of(
                "drive",
                task -> {
                  Thread helper =
                      new Thread(
                          () -> {
                            task.progress(Map.of());
                            try {
                              task.sleep(Duration.ofHours(1));
                            } catch (Exception woken) {
                              wokenBy.set(woken);
                            }
                          });
                  helper.start();
                  // deaf to interrupts, so only the helper's own end lets it go on
                  while (helper.isAlive()) {
                    Thread.onSpinWait();
                  }
                  return "stopped";
                }));
    await().until(() -> !sink.events().isEmpty());

    tasks.cancel(started.taskId());

    assertThat(ended(started).state()).isEqualTo(TaskState.SUCCEEDED);
    assertThat(wokenBy.get()).isInstanceOf(TaskCancelledException.class);
  }

  @Test
  void aSleepAfterASwallowedInterruptEndsAtOnce() {
    TaskInfo started =
        tasks.start(
            TaskRequest.of(
                "drive",
                task -> {
                  task.progress(Map.of());
                  try {
                    new CountDownLatch(1).await(); // never opens
                  } catch (InterruptedException swallowed) {
                    task.sleep(Duration.ofHours(1));
                  }
                  return null;
                }));
    await().until(() -> !sink.events().isEmpty());

    tasks.cancel(started.taskId());

    assertThat(ended(started).state()).isEqualTo(TaskState.CANCELLED);
  }

  @Test
  void eventsOfManyThreadsKeepTheOrderOfTheirNumbers() {
    ended(
        tasks.start(
            TaskRequest.of(
                "drive",
                task -> {
                  List<Thread> threads = new ArrayList<>();
                  for (int thread = 0; thread < 8; thread++) {
                    threads.add(
                        new Thread(
                            () -> {
                              for (int round = 0; round < 1000; round++) {
                                task.progress(Map.of("n", round));
                              }
                            }));
                  }
                  threads.forEach(Thread::start);
                  for (Thread thread : threads) {
                    thread.join();
                  }
                  return null;
                })));

    assertThat(sink.events())
        .extracting(TaskEvent::seq)
        .containsExactlyElementsOf(LongStream.rangeClosed(1, 8001).boxed().toList());
  }

  @Test
  void aSinkThatFailsDoesNotReachTheBody() {
    LocalTasks fragile =
        LocalTasks.builder(
                "frag",
                (event, settled) -> {
                  throw new StackOverflowError();
                })
            .build();

    TaskInfo started =
        fragile.start(
            TaskRequest.of(
                "drive",
                task -> {
                  task.progress(Map.of("percent", 1));
                  return "done";
                }));

    await().until(() -> fragile.get(started.taskId()).orElseThrow().state() == TaskState.SUCCEEDED);
  }

  // ---- limits

  @Test
  void startsBeyondTheLimitAreRefusedAndNothingElse() {
    List<TaskInfo> running = new ArrayList<>();
    for (int n = 0; n < 3; n++) {
      running.add(tasks.start(TaskRequest.of("drive", task -> untilReleased(() -> null))));
    }

    assertThatThrownBy(() -> tasks.start(TaskRequest.of("drive", task -> null)))
        .isInstanceOfSatisfying(
            StartRefusedException.class,
            refused -> assertThat(refused.code()).isEqualTo("OVERLOADED"))
        .hasMessage("The server already runs 3 tasks; wait for one to end, or cancel one.");

    assertThat(tasks.list(TaskQuery.all()).tasks()).hasSize(3);
    release.countDown();
    running.forEach(this::ended);
    await().until(() -> tasks.runningBodies() == 0);
    assertThat(ended(tasks.start(TaskRequest.of("drive", task -> null))).state())
        .isEqualTo(TaskState.SUCCEEDED);
  }

  @Test
  void aStartForWhichThereIsNoThreadLeavesNothingBehind() {
    LocalTasks poor =
        LocalTasks.builder("poor", sink)
            .threads(
                body -> {
                  throw new OutOfMemoryError("unable to create native thread");
                })
            .build();

    assertThatThrownBy(() -> poor.start(TaskRequest.of("drive", task -> null)))
        .isInstanceOf(StartRefusedException.class)
        .hasMessageContaining("cannot start another thread");

    assertThat(poor.list(TaskQuery.all()).tasks()).isEmpty();
    assertThat(poor.runningBodies()).isZero();
  }

  @Test
  void closingCancelsWhatRunsAndStartsNothingMore() {
    LocalTasks closing = LocalTasks.builder("closing", sink).build();
    TaskInfo started =
        closing.start(
            TaskRequest.of(
                "drive",
                task -> {
                  task.sleep(Duration.ofHours(1));
                  return null;
                }));

    closing.close();
    closing.close();

    assertThat(closing.get(started.taskId()).orElseThrow().state()).isEqualTo(TaskState.CANCELLED);
    assertThatThrownBy(() -> closing.start(TaskRequest.of("drive", task -> null)))
        .isInstanceOfSatisfying(
            StartRefusedException.class, no -> assertThat(no.code()).isEqualTo("SHUTTING_DOWN"));
    assertThat(closing.runningBodies()).isZero();
  }

  @Test
  void nonsenseSettingsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LocalTasks.builder("a", sink).taskIdDigits(8).build())
        .withMessage("taskIdDigits must be 6, or from 16 to 32 (got 8)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TaskRequest.of("t", task -> null).withEstDurationS(-1.0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TaskQuery(java.util.Set.of(), 101, null));
  }

  // ---- waiting

  @Test
  void waitingEndsWithTheTask() {
    TaskInfo started = tasks.start(TaskRequest.of("drive", task -> untilReleased(() -> "there")));
    CompletableFuture<Optional<TaskInfo>> answer =
        tasks.await(started.taskId(), Duration.ofSeconds(20)).toCompletableFuture();
    assertThat(answer).isNotDone();

    release.countDown();

    assertThat(answer).succeedsWithin(Duration.ofSeconds(10));
    assertThat(answer.join().orElseThrow().state()).isEqualTo(TaskState.SUCCEEDED);
    await().untilAsserted(() -> assertThat(timer.pending()).isZero());
  }

  @Test
  void waitingEndsWithTheTimeAndLeavesNothingBehind() {
    TaskInfo started = tasks.start(TaskRequest.of("drive", task -> untilReleased(() -> "there")));
    CompletableFuture<Optional<TaskInfo>> answer =
        tasks.await(started.taskId(), Duration.ofSeconds(20)).toCompletableFuture();

    timer.advance(Duration.ofSeconds(20));

    assertThat(answer.join().orElseThrow().state()).isEqualTo(TaskState.RUNNING);
    await().untilAsserted(() -> assertThat(timer.pending()).isZero());
  }

  @Test
  void waitingForWhatHasEndedOrIsUnknownOrForNoTimeAnswersAtOnce() {
    TaskInfo ended = ended(tasks.start(TaskRequest.of("drive", task -> null)));
    TaskInfo running = tasks.start(TaskRequest.of("drive", task -> untilReleased(() -> null)));

    assertThat(tasks.await(ended.taskId(), Duration.ofSeconds(20)).toCompletableFuture())
        .isCompleted();
    assertThat(tasks.await("navi-unknown", Duration.ofSeconds(20)).toCompletableFuture().join())
        .isEmpty();
    assertThat(tasks.await(running.taskId(), Duration.ZERO).toCompletableFuture()).isCompleted();
  }

  // ---- helpers

  private static TaskRequest request(
      String tool, TaskBody body, List<Trigger> triggers, Double estDurationS) {
    return TaskRequest.of(tool, body).withTriggers(triggers).withEstDurationS(estDurationS);
  }

  private static Trigger above(double percent) {
    return new Trigger(
        Map.of("type", "progress_above", "percent", percent), new ProgressAbove(percent));
  }

  private TaskInfo ended(TaskInfo started) {
    return await()
        .until(() -> tasks.get(started.taskId()).orElseThrow(), info -> info.state().isTerminal());
  }

  private TaskInfo cancelled(TaskInfo started) {
    CompletableFuture<Optional<TaskInfo>> answer =
        tasks.cancel(started.taskId()).toCompletableFuture();
    assertThat(answer).succeedsWithin(Duration.ofSeconds(10));
    return answer.join().orElseThrow();
  }

  private interface Step {
    Object run() throws Exception;
  }

  private interface Point {
    void reach() throws Exception;
  }

  private static void note(List<String> thrown, String name, Point point) throws Exception {
    try {
      point.reach();
    } catch (TaskCancelledException asked) {
      thrown.add(name);
    }
  }

  /** Waits for the request, swallows the interrupt that comes with it, and goes on. */
  private static Object untilCancelled(TaskContext task, Step then) throws Exception {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException asked) {
      assertThat(task.isCancelRequested()).isTrue();
    }
    return then.run();
  }

  /** Waits for the test's release whatever happens. */
  private Object untilReleased(Step then) throws Exception {
    while (true) {
      try {
        release.await();
        return then.run();
      } catch (InterruptedException ignored) {
        // a body that does not stop
      }
    }
  }

  private static Object sneaky(Throwable thrown) throws Exception {
    if (thrown instanceof Error error) {
      throw error;
    }
    throw (Exception) thrown;
  }
}

package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.OpenQuestion;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.question.Field;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.question.Reply;
import org.robotmcpkit.question.WrongReplyException;

/** Questions in the middle of a task's body, and what can come of them. */
class AskTest {
  private static final Instant NOW = Instant.parse("2026-06-12T14:03:00.120Z");
  private static final Question LIFT =
      Question.confirm("Lift the box?").within(Duration.ofMinutes(2));
  private static final Question PLACE =
      Question.form("Where to?").with(Field.oneOf("place", "kitchen", "lab"));

  private final RecordingSink sink = new RecordingSink();
  private final ManualTimer timer = new ManualTimer();
  private final LocalTasks tasks =
      LocalTasks.builder("arm", sink).clock(Clock.fixed(NOW, ZoneOffset.UTC)).timer(timer).build();
  private final CountDownLatch release = new CountDownLatch(1);

  @AfterEach
  void letBodiesGo() {
    release.countDown();
    tasks.close();
  }

  private String start(TaskBody body) {
    return tasks.start(TaskRequest.of("lift", body).withAsks(true)).taskId();
  }

  private String asking(Question question) {
    return start(task -> task.ask(question).orThrow().values());
  }

  /** The questions of a task, as soon as it has that many. */
  private List<OpenQuestion> open(String id, int count) {
    await().until(() -> info(id).questions() != null && info(id).questions().size() == count);
    return info(id).questions();
  }

  private TaskInfo info(String id) {
    return tasks.get(id).orElseThrow();
  }

  private TaskInfo ended(String id) {
    await().until(() -> info(id).state().isTerminal());
    return info(id);
  }

  private Replied reply(String id, String question, Reply reply) {
    return tasks.answer(id, Map.of(question, reply)).orElseThrow();
  }

  @Test
  void anAcceptedAnswerLetsTheBodyGoOnWithWhatWasFilledIn() {
    String id = asking(PLACE);
    open(id, 1);

    Replied replied = reply(id, "q1", Reply.accept(Map.of("place", "lab")));

    assertThat(replied.answered()).containsExactly("q1");
    assertThat(replied.task().questions()).isNull();
    assertThat(ended(id).result()).isEqualTo(Map.of("place", "lab"));
  }

  @Test
  void aNoEndsABodyThatNeedsAYes() {
    String id = asking(LIFT);
    open(id, 1);

    reply(id, "q1", Reply.decline());

    assertThat(ended(id).failure().errorCode()).isEqualTo("DECLINED");
    assertThat(info(id).failure().message())
        .isEqualTo("A human was asked \"Lift the box?\" and has said no.");
    assertThat(info(id).failure().recoverable()).isTrue();
  }

  @Test
  void aDismissalIsNoYes() {
    String id = asking(LIFT);
    open(id, 1);

    reply(id, "q1", Reply.cancel());

    assertThat(ended(id).failure().errorCode()).isEqualTo("DISMISSED");
  }

  @Test
  void silenceEndsTheWaitWhenItsTimeHasPassedAndIsNoYes() {
    String id = asking(LIFT);
    assertThat(open(id, 1).get(0).expiresAt()).isEqualTo(NOW.plus(Duration.ofMinutes(2)));
    await().until(() -> timer.pending() == 1);

    timer.advance(Duration.ofMinutes(2).minusMillis(1));
    assertThat(info(id).state()).isEqualTo(TaskState.RUNNING);
    timer.advance(Duration.ofMillis(1));

    assertThat(ended(id).failure().errorCode()).isEqualTo("UNANSWERED");
    assertThat(reply(id, "q1", Reply.accept()).answered()).isEmpty();
  }

  @Test
  void aBodyCanGoOnWithoutAYes() {
    String id = start(task -> task.ask(LIFT).isAccepted() ? "lifted" : "left");
    open(id, 1);

    reply(id, "q1", Reply.decline());

    assertThat(ended(id).result()).isEqualTo(Map.of("value", "left"));
  }

  @Test
  void aWrongAnswerLeavesTheQuestionOpen() {
    String id = asking(PLACE);
    open(id, 1);

    assertThatThrownBy(() -> reply(id, "q1", Reply.accept(Map.of("plce", "attic"))))
        .isInstanceOf(WrongReplyException.class)
        .hasMessage(
            "place is missing; give one of kitchen, lab; unknown member plce; the form has place");

    assertThat(info(id).questions()).hasSize(1);
    reply(id, "q1", Reply.accept(Map.of("place", "kitchen")));
    assertThat(ended(id).state()).isEqualTo(TaskState.SUCCEEDED);
  }

  @Test
  void aQuestionShowsAndIsToldWithAllThatIsNeededToAnswerIt() {
    String id =
        start(
            task -> {
              task.progress(Map.of("percent", 40));
              return task.ask(PLACE).orThrow().values();
            });
    OpenQuestion open = open(id, 1).get(0);

    assertThat(open)
        .isEqualTo(
            new OpenQuestion("q1", "Where to?", PLACE.schema(), NOW.plus(Duration.ofMinutes(5))));
    assertThat(info(id).state()).isEqualTo(TaskState.RUNNING);
    assertThat(info(id).progress()).isEqualTo(Map.of("percent", 40));
    reply(id, "q1", Reply.accept(Map.of("place", "lab")));
    ended(id);

    assertThat(sink.types())
        .containsExactly(
            EventType.PROGRESS, EventType.PROGRESS, EventType.PROGRESS, EventType.TASK_DONE);
    assertThat(sink.events()).extracting(TaskEvent::seq).containsExactly(1L, 2L, 3L, 4L);
    assertThat(sink.events().get(1).payload())
        .isEqualTo(
            Map.of(
                "questions",
                List.of(
                    Map.of(
                        "id",
                        "q1",
                        "message",
                        "Where to?",
                        "schema",
                        Map.of(
                            "type", "object",
                            "properties",
                                Map.of(
                                    "place",
                                    Map.of("type", "string", "enum", List.of("kitchen", "lab"))),
                            "required", List.of("place")),
                        "expires_at",
                        "2026-06-12T14:08:00.120Z"))));
    assertThat(sink.events().get(2).payload()).isEqualTo(Map.of("questions", List.of()));
  }

  @Test
  void whoWaitsForTheEndIsToldOfAQuestion() throws Exception {
    String id =
        start(
            task -> {
              release.await();
              return task.ask(LIFT).isAccepted();
            });
    CompletableFuture<Optional<TaskInfo>> waiting =
        tasks.await(id, Duration.ofSeconds(20)).toCompletableFuture();
    assertThat(waiting).isNotDone();

    release.countDown();

    assertThat(waiting.get(20, TimeUnit.SECONDS).orElseThrow().questions()).hasSize(1);
    assertThat(tasks.await(id, Duration.ofSeconds(20)).toCompletableFuture()).isDone();
    CompletableFuture<Optional<TaskInfo>> cancelled = tasks.cancel(id).toCompletableFuture();
    assertThat(cancelled.get(20, TimeUnit.SECONDS).orElseThrow().state())
        .isEqualTo(TaskState.CANCELLED);
  }

  @Test
  void listenersAreToldOfAQuestionAndOfItsAnswer() {
    List<Boolean> asks = new CopyOnWriteArrayList<>();
    tasks.onChange(id -> asks.add(info(id).questions() != null));
    String id = asking(LIFT);
    open(id, 1);

    reply(id, "q1", Reply.accept());
    ended(id);

    await().untilAsserted(() -> assertThat(asks).containsExactly(true, false, false));
  }

  @Test
  void aCancelEndsTheWait() throws Exception {
    AtomicBoolean interruptedAfter = new AtomicBoolean();
    String id =
        start(
            task -> {
              try {
                return task.ask(LIFT);
              } finally {
                interruptedAfter.set(Thread.currentThread().isInterrupted());
              }
            });
    open(id, 1);

    TaskInfo cancelled =
        tasks.cancel(id).toCompletableFuture().get(20, TimeUnit.SECONDS).orElseThrow();

    assertThat(cancelled.state()).isEqualTo(TaskState.CANCELLED);
    assertThat(cancelled.stopped()).isNull();
    assertThat(cancelled.questions()).isNull();
    assertThat(interruptedAfter).isFalse();
    assertThat(sink.types()).containsExactly(EventType.PROGRESS);
    assertThat(reply(id, "q1", Reply.accept()).answered()).isEmpty();
  }

  @Test
  void aCancelEndsTheWaitOfAThreadThatTheBodyHasMade() throws Exception {
    CompletableFuture<Throwable> thrown = new CompletableFuture<>();
    String id =
        start(
            task -> {
              Thread helper =
                  new Thread(
                      () -> {
                        try {
                          task.ask(LIFT);
                        } catch (Throwable stopped) {
                          thrown.complete(stopped);
                        }
                      });
              helper.start();
              helper.join();
              return null;
            });
    open(id, 1);

    tasks.cancel(id);

    assertThat(thrown.get(20, TimeUnit.SECONDS)).isInstanceOf(TaskCancelledException.class);
    ended(id);
  }

  @Test
  void theEndOfTheBodyEndsTheQuestionsOfItsThreads() throws Exception {
    CompletableFuture<Throwable> thrown = new CompletableFuture<>();
    String id =
        start(
            task -> {
              new Thread(
                      () -> {
                        try {
                          task.ask(LIFT);
                        } catch (Throwable stopped) {
                          thrown.complete(stopped);
                        }
                      })
                  .start();
              release.await();
              return null;
            });
    open(id, 1);

    release.countDown();

    assertThat(thrown.get(20, TimeUnit.SECONDS)).isInstanceOf(IllegalStateException.class);
    assertThat(ended(id).questions()).isNull();
    assertThat(sink.types()).containsExactly(EventType.PROGRESS, EventType.TASK_DONE);
  }

  @Test
  void theDeadlineOfTheTaskEndsTheWait() {
    String id =
        tasks
            .start(
                TaskRequest.of("lift", task -> task.ask(LIFT))
                    .withAsks(true)
                    .withDeadline(Duration.ofSeconds(30)))
            .taskId();
    open(id, 1);

    timer.advance(Duration.ofSeconds(30));

    assertThat(ended(id).failure().errorCode()).isEqualTo("TIMEOUT");
    assertThat(info(id).questions()).isNull();
  }

  @Test
  void aShutdownEndsTheWait() {
    String id = asking(LIFT);
    open(id, 1);

    tasks.close();

    assertThat(info(id).state()).isEqualTo(TaskState.CANCELLED);
  }

  @Test
  void anInterruptionThatNobodyAskedForTakesTheQuestionBack() {
    CompletableFuture<Thread> body = new CompletableFuture<>();
    String id =
        start(
            task -> {
              body.complete(Thread.currentThread());
              try {
                return task.ask(LIFT).isAccepted();
              } catch (InterruptedException interrupted) {
                release.await();
                throw interrupted;
              }
            });
    open(id, 1);

    body.join().interrupt();

    await().until(() -> info(id).questions() == null);
    assertThat(info(id).state()).isEqualTo(TaskState.RUNNING);
    assertThat(reply(id, "q1", Reply.accept()).answered()).isEmpty();
    release.countDown();
    assertThat(ended(id).state()).isEqualTo(TaskState.FAILED);
  }

  @Test
  void severalQuestionsAreAnsweredInAnyOrderAndOneByOne() {
    String id =
        start(
            task -> {
              List<?> answers =
                  task.askAll(LIFT, PLACE).stream()
                      .map(answer -> answer.orThrow().values())
                      .toList();
              return Map.of("answers", answers, "then", task.ask(LIFT).isAccepted());
            });
    assertThat(open(id, 2)).extracting(OpenQuestion::id).containsExactly("q1", "q2");

    assertThat(reply(id, "q2", Reply.accept(Map.of("place", "lab"))).task().questions())
        .extracting(OpenQuestion::id)
        .containsExactly("q1");
    assertThat(reply(id, "q2", Reply.decline()).answered()).isEmpty();
    assertThat(reply(id, "q9", Reply.decline()).answered()).isEmpty();
    assertThat(info(id).state()).isEqualTo(TaskState.RUNNING);
    reply(id, "q1", Reply.accept());

    await()
        .until(() -> info(id).questions() != null && info(id).questions().get(0).id().equals("q3"));
    reply(id, "q3", Reply.accept());
    assertThat(ended(id).result())
        .isEqualTo(Map.of("answers", List.of(Map.of(), Map.of("place", "lab")), "then", true));
  }

  @Test
  void ofSeveralRepliesNoneCountsIfOneIsWrong() {
    String id = start(task -> task.askAll(LIFT, PLACE).size());
    open(id, 2);

    assertThatThrownBy(
            () ->
                tasks.answer(
                    id, Map.of("q1", Reply.accept(), "q2", Reply.accept(Map.of("place", 7)))))
        .hasMessage("q2: place must be one of kitchen, lab (got 7)");

    assertThat(info(id).questions()).hasSize(2);
    assertThat(
            tasks
                .answer(id, Map.of("q1", Reply.accept(), "q2", Reply.decline()))
                .orElseThrow()
                .answered())
        .containsExactlyInAnyOrder("q1", "q2");
    assertThat(ended(id).state()).isEqualTo(TaskState.SUCCEEDED);
  }

  @Test
  void twoTasksAskForThemselves() {
    String one = asking(LIFT);
    String other = asking(LIFT);
    open(one, 1);
    open(other, 1);

    reply(other, "q1", Reply.decline());

    assertThat(ended(other).state()).isEqualTo(TaskState.FAILED);
    assertThat(info(one).questions()).hasSize(1);
    reply(one, "q1", Reply.accept());
    assertThat(ended(one).state()).isEqualTo(TaskState.SUCCEEDED);
  }

  @Test
  void othersCanNeitherSeeNorAnswer() {
    TaskManager ann = tasks.ownedBy("ann");
    String id =
        ann.start(TaskRequest.of("lift", task -> task.ask(LIFT).isAccepted()).withAsks(true))
            .taskId();
    open(id, 1);

    assertThat(tasks.ownedBy("bob").answer(id, Map.of("q1", Reply.accept()))).isEmpty();
    assertThat(tasks.answer("arm-000000", Map.of("q1", Reply.accept()))).isEmpty();
    assertThat(info(id).questions()).hasSize(1);

    assertThat(ann.answer(id, Map.of("q1", Reply.accept())).orElseThrow().answered())
        .containsExactly("q1");
    assertThat(ended(id).result()).isEqualTo(Map.of("value", true));
  }

  @Test
  void aToolThatHasNotSaidThatItAsksIsToldHowToSaySo() {
    String id = tasks.start(TaskRequest.of("lift", task -> task.ask(LIFT))).taskId();

    assertThat(ended(id).failure().errorCode()).isEqualTo("INTERNAL");
    assertThat(info(id).failure().message())
        .isEqualTo(
            "lift asks a human without having said that it does; declare it with @LongRunningTool(asks = true)");
    assertThat(sink.types()).containsExactly(EventType.TASK_FAILED);
  }

  @Test
  void tooManyQuestionsAndNoneAreMistakesOfTheBody() {
    String many =
        start(
            task -> {
              for (int asked = 0; asked < 15; asked++) {
                new Thread(
                        () -> {
                          try {
                            task.ask(LIFT);
                          } catch (Exception ended) {
                            // the task is over
                          }
                        })
                    .start();
              }
              await()
                  .until(
                      () ->
                          tasks.get(task.taskId()).orElseThrow().questions() != null
                              && tasks.get(task.taskId()).orElseThrow().questions().size() == 15);
              return task.askAll(LIFT, LIFT);
            });
    String none = start(task -> task.askAll());

    assertThat(ended(many).failure().message())
        .isEqualTo("a task can have 16 questions open at once, no more");
    assertThat(ended(none).failure().message()).isEqualTo("there is no question to ask");
  }

  @Test
  void aBodyThatWasAskedToStopAsksNothingMore() {
    String id =
        start(
            task -> {
              try {
                release.await();
              } catch (InterruptedException stopped) {
                task.ask(LIFT);
              }
              return null;
            });

    tasks.cancel(id);

    assertThat(ended(id).state()).isEqualTo(TaskState.CANCELLED);
    assertThat(sink.types()).isEmpty();
  }
}

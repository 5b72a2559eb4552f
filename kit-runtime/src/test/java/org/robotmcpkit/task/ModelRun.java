package org.robotmcpkit.task;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.OnBusy;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.model.TaskInfo;

/**
 * Does the same to {@link LocalTasks} and to a {@link TaskModel}, on one thread, and compares them
 * after each step.
 */
final class ModelRun {
  /** The two do not agree. */
  static final class Differs extends AssertionError {
    private static final long serialVersionUID = 1L;

    Differs(String what, @Nullable Object expected, @Nullable Object actual) {
      super(what + " should be " + expected + ", but is " + actual);
    }
  }

  private static final List<Trigger> TRIGGERS =
      List.of(
          new Trigger(
              Map.of("type", ProgressAbove.TYPE, "percent", 50),
              new ProgressAbove(ModelTask.REACHED_AT)),
          new Trigger(Map.of("type", "near"), null),
          new Trigger(Map.of("type", "near", "repeat", true), null));

  /** A task of both sides. */
  private static final class Pair {
    final ModelTask model;
    final CompletableFuture<Object> body;
    final AtomicReference<@Nullable TaskContext> context;
    String id = "";

    Pair(
        ModelTask model,
        CompletableFuture<Object> body,
        AtomicReference<@Nullable TaskContext> context) {
      this.model = model;
      this.body = body;
      this.context = context;
    }

    TaskContext context() {
      return Objects.requireNonNull(context.get());
    }
  }

  /**
   * An answer that somebody waits for: it comes when the task has ended, or at a time if there is
   * one.
   */
  private record Answer(Pair task, CompletableFuture<Optional<TaskInfo>> future, long at) {}

  private final TaskModel model = new TaskModel();
  private final RecordingSink sink = new RecordingSink();
  private final ManualTimer timer = new ManualTimer();
  private final List<Pair> pairs = new ArrayList<>();
  private final Map<ModelTask, Pair> byModel = new HashMap<>();
  private final List<Answer> answers = new ArrayList<>();
  private final LocalTasks tasks =
      LocalTasks.builder("model", sink)
          .clock(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC))
          .timer(timer)
          .threads(InlineThread::new)
          .random(new Random(1))
          .grace(Duration.ofSeconds(TaskModel.GRACE))
          .maxRunning(TaskModel.MOST_RUNNING)
          .maxFinishedRetained(TaskModel.RETAINED)
          .build();
  private @Nullable String cursor;
  private long cursorAt;

  /** Runs a body at once, where it is started; the body goes on as a stage. */
  private static final class InlineThread extends Thread {
    private final Runnable body;

    InlineThread(Runnable body) {
      this.body = body;
    }

    @Override
    public void start() {
      body.run();
    }
  }

  private static final class Stubborn extends CompletableFuture<Object> {
    @Override
    public boolean cancel(boolean mayInterrupt) {
      return false;
    }
  }

  /** Does all of it; throws {@link Differs} where the two part. */
  static void of(List<ModelCommand> commands) {
    ModelRun run = new ModelRun();
    for (ModelCommand command : commands) {
      run.step(command);
      run.compare();
    }
  }

  private void step(ModelCommand command) {
    if (command instanceof ModelCommand.Start start) {
      start(start);
    } else if (command instanceof ModelCommand.Progress progress) {
      begun(progress.task()).ifPresent(task -> progress(task, progress.percent()));
    } else if (command instanceof ModelCommand.Fire fire) {
      begun(fire.task()).ifPresent(task -> fire(task, fire.trigger()));
    } else if (command instanceof ModelCommand.Complete complete) {
      begun(complete.task()).ifPresent(this::complete);
    } else if (command instanceof ModelCommand.Fail fail) {
      begun(fail.task()).ifPresent(this::fail);
    } else if (command instanceof ModelCommand.Cancel cancel) {
      task(cancel.task()).ifPresent(this::cancel);
    } else if (command instanceof ModelCommand.Await await) {
      task(await.task()).ifPresent(task -> await(task, await.seconds()));
    } else if (command instanceof ModelCommand.Pass pass) {
      pass(pass.seconds());
    } else if (command instanceof ModelCommand.List list) {
      list(list);
    } else if (command instanceof ModelCommand.Deliver) {
      sink.settleAll();
      model.allDelivered();
    } else {
      close();
    }
  }

  /** The task, if its body has begun. */
  private Optional<Pair> begun(int number) {
    return task(number).filter(task -> task.context.get() != null);
  }

  private Optional<Pair> task(int number) {
    return pairs.isEmpty() ? Optional.empty() : Optional.of(pairs.get(number % pairs.size()));
  }

  // ---- what can be done

  private void start(ModelCommand.Start start) {
    CompletableFuture<Object> body = start.stubborn() ? new Stubborn() : new CompletableFuture<>();
    TaskModel.Started expected = model.start(start);
    AtomicReference<@Nullable TaskContext> begun = new AtomicReference<>();
    String expectedId =
        expected.task() == null || !byModel.containsKey(expected.task())
            ? null
            : id(expected.task());
    try {
      TaskInfo started = tasks.start(request(start, body, begun));
      same("the refusal", expected.refusal(), null);
      if (expectedId == null) {
        Pair pair = new Pair(Objects.requireNonNull(expected.task()), body, begun);
        pair.id = started.taskId();
        pairs.add(pair);
        byModel.put(pair.model, pair);
      }
      same("the task of the start", id(expected.task()), started.taskId());
    } catch (StartRefusedException refused) {
      same("the refusal", expected.refusal(), refused.code());
      same("the task that stands in the way", expectedId, refused.taskId().orElse(null));
    }
  }

  private static TaskRequest request(
      ModelCommand.Start start,
      CompletableFuture<Object> body,
      AtomicReference<@Nullable TaskContext> begun) {
    TaskBody work =
        context -> {
          begun.set(context);
          return body;
        };
    return TaskRequest.of("drive", work)
        .withTriggers(TRIGGERS)
        .withExclusive(Set.copyOf(start.names()))
        .withOnBusy(start.replaces() ? OnBusy.REPLACE : OnBusy.REFUSE)
        .withDeadline(start.deadline() == 0 ? null : Duration.ofSeconds(start.deadline()))
        .withIdempotency(
            start.key() == 0
                ? null
                : new TaskRequest.Idempotency("key" + start.key(), "" + start.arguments()));
  }

  private void progress(Pair task, int percent) {
    String refusal = task.model.refusal();
    if (refusal == null) {
      task.model.progress(percent);
    }
    same(
        "the refusal of progress",
        refusal,
        refusalOf(
            () -> {
              task.context().progress(Map.of("percent", percent));
              return true;
            }));
  }

  private void fire(Pair task, int trigger) {
    String refusal = task.model.refusal();
    boolean fires = refusal == null && task.model.fire(trigger);
    boolean[] fired = new boolean[1];
    same(
        "the refusal of a trigger",
        refusal,
        refusalOf(() -> fired[0] = task.context().fireTrigger(TRIGGERS.get(trigger), Map.of())));
    same("whether the trigger fires", fires, fired[0]);
  }

  private static @Nullable String refusalOf(BooleanSupplier report) {
    try {
      report.getAsBoolean();
      return null;
    } catch (IllegalStateException refused) { // a TaskCancelledException is one
      return refused.getClass().getSimpleName();
    }
  }

  private void complete(Pair task) {
    model.bodyReturns(task.model);
    task.body.complete(Map.of("n", 1));
  }

  private void fail(Pair task) {
    model.bodyFails(task.model, "X");
    task.body.completeExceptionally(new TaskException("X", "x"));
  }

  private void cancel(Pair task) {
    boolean known = task.model.known;
    model.ask(task.model, StopReason.CANCEL);
    keep(known, task, tasks.cancel(task.id).toCompletableFuture(), Long.MAX_VALUE);
  }

  private void await(Pair task, int seconds) {
    boolean known = task.model.known;
    long at = model.isClosed() && seconds > 0 ? Long.MAX_VALUE : model.now() + seconds;
    keep(known, task, tasks.await(task.id, Duration.ofSeconds(seconds)).toCompletableFuture(), at);
  }

  private void keep(
      boolean known, Pair task, CompletableFuture<Optional<TaskInfo>> future, long at) {
    if (known) {
      answers.add(new Answer(task, future, at));
    } else {
      same("the answer about a task that is forgotten", Optional.empty(), future.getNow(null));
    }
  }

  private void pass(int seconds) {
    for (int second = 0; second < seconds; second++) {
      model.secondPasses();
      timer.advance(Duration.ofSeconds(1));
      compareAnswers();
    }
  }

  private void list(ModelCommand.List list) {
    boolean goesOn = list.goOn() && cursor != null;
    List<ModelTask> finished = model.finished(list, goesOn ? cursorAt : Long.MAX_VALUE);
    List<String> expected = new ArrayList<>();
    model.running(list).forEach(task -> expected.add(id(task)));
    finished.stream().limit(list.limit()).forEach(task -> expected.add(id(task)));
    TaskPage page = tasks.list(new TaskQuery(list.states(), list.limit(), goesOn ? cursor : null));
    same("the list", expected, page.tasks().stream().map(TaskInfo::taskId).toList());
    boolean more = finished.size() > list.limit();
    same("whether there is a next page", more, page.nextCursor() != null);
    cursor = page.nextCursor();
    cursorAt = more ? finished.get(list.limit() - 1).endedAs : 0;
  }

  private void close() {
    model.close();
    answers.replaceAll(
        answer ->
            new Answer(
                answer.task, answer.future, answer.future.isDone() ? answer.at : Long.MAX_VALUE));
    // Nobody moves the clock meanwhile, so that waiting for a stubborn body would be in vain.
    Thread.currentThread().interrupt();
    tasks.close();
    Thread.interrupted();
  }

  // ---- what is compared

  private String id(@Nullable ModelTask task) {
    return byModel.get(task).id;
  }

  private void compare() {
    same("the number of bodies", model.bodies(), tasks.runningBodies());
    Map<String, List<TaskEvent>> events = new HashMap<>();
    sink.events()
        .forEach(
            event -> events.computeIfAbsent(event.taskId(), id -> new ArrayList<>()).add(event));
    for (int number = 0; number < pairs.size(); number++) {
      Pair pair = pairs.get(number);
      same(
          "task " + number,
          pair.model.known ? pair.model.toString() : null,
          tasks.get(pair.id).map(ModelRun::shown).orElse(null));
      List<TaskEvent> emitted = events.getOrDefault(pair.id, List.of());
      same(
          "whether task " + number + " waits",
          pair.model.waits || pair.model.neverBegan,
          pair.context.get() == null);
      same(
          "the events of task " + number,
          pair.model.events,
          emitted.stream().map(TaskEvent::type).toList());
      for (int seq = 1; seq <= emitted.size(); seq++) {
        same("seq of task " + number, (long) seq, emitted.get(seq - 1).seq());
      }
    }
    compareAnswers();
  }

  private void compareAnswers() {
    for (Answer answer : List.copyOf(answers)) {
      boolean due = answer.task.model.state.isTerminal() || answer.at <= model.now();
      same("whether there is an answer about " + answer.task.id, due, answer.future.isDone());
      if (due) {
        TaskInfo info = answer.future.join().orElseThrow();
        same("the answer about " + answer.task.id, answer.task.model.state, info.state());
        answers.remove(answer);
      }
    }
  }

  private static String shown(TaskInfo info) {
    Object percent = info.progress() == null ? null : info.progress().get("percent");
    String failure = info.failure() == null ? null : info.failure().errorCode();
    return info.state()
        + " at "
        + percent
        + ", result "
        + (info.result() != null)
        + ", failure "
        + failure
        + ", stopped "
        + info.stopped();
  }

  private static void same(String what, @Nullable Object expected, @Nullable Object actual) {
    if (!Objects.equals(expected, actual)) {
      throw new Differs(what, expected, actual);
    }
  }
}

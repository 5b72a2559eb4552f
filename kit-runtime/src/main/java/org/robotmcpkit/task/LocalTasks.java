package org.robotmcpkit.task;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.event.EventSink;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.observe.CurrentTrace;
import org.robotmcpkit.observe.LogFields;
import org.robotmcpkit.observe.Observer;
import org.robotmcpkit.question.Reply;

/**
 * Runs the bodies of tasks in this process, each on a thread of its own ({@code docs/contract.md}
 * §5). Thread-safe.
 *
 * <p>Nothing is written to disk: after a restart no task of before is known.
 */
public final class LocalTasks implements TaskManager {
  /** How many hex digits a task id has unless somebody says otherwise. */
  public static final int ID_DIGITS = Ids.SHORT_DIGITS;

  /** How many digits make an id that nobody can guess: 128 random bits. */
  public static final int UNGUESSABLE_ID_DIGITS = Ids.MOST_DIGITS;

  /** How many bodies may run at once unless the builder says otherwise. */
  public static final int MAX_RUNNING = 256;

  /** How many finished tasks are known at least unless the builder says otherwise. */
  public static final int MAX_FINISHED_RETAINED = 200;

  private static final String NO_THREAD =
      "The server cannot start another thread; try again later.";

  private final String server;
  private final EventSink sink;
  private final Clock clock;
  private final Timer timer;
  private final BodyThreads threads;
  private final Ids ids;
  private final Duration grace;
  private final TaskRegister register;
  private final TaskLog log;
  private final Observer observer;
  private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

  LocalTasks(LocalTasksBuilder builder) {
    server = builder.server;
    sink = builder.sink;
    clock = builder.clock;
    timer = builder.timer == null ? Timer.daemon("kit-timer-" + server) : builder.timer;
    threads = builder.threads;
    ids = new Ids(server, builder.taskIdDigits, builder.random);
    grace = builder.grace;
    log = new TaskLog(server, builder.endLevel);
    observer = builder.observer;
    register = new TaskRegister(builder.maxRunning, builder.maxFinishedRetained);
  }

  /**
   * Settings for the tasks of one server.
   *
   * @param server the server's name, part of every event and task id
   * @param sink where the events go
   */
  public static LocalTasksBuilder builder(String server, EventSink sink) {
    return new LocalTasksBuilder(server, sink);
  }

  @Override
  public TaskInfo start(TaskRequest request) {
    TaskRegister.Admission admission = register.admit(request, () -> newRecord(request));
    TaskRecord task = admission.task();
    TaskInfo started = task.info();
    if (admission.isNew()) {
      long begun = System.nanoTime();
      task.whenEnded(
          info -> {
            long nanos = System.nanoTime() - begun;
            changed(task);
            log.ended(task, info, nanos);
            observer.taskEnded(info.tool(), info.state(), nanos);
          });
      admission.replaced().waiting().forEach(this::endUnbegun);
      if (admission.replaced().holders().isEmpty()) {
        launchOrRefuse(task);
      } else {
        admission.replaced().holders().forEach(holder -> replace(holder, task));
      }
      observer.taskStarted(request.tool());
    }
    return started;
  }

  @Override
  public Optional<TaskInfo> startedBefore(TaskRequest request) {
    return register.startedBefore(request).map(TaskRecord::info);
  }

  private void launchOrRefuse(TaskRecord task) {
    if (!launch(task)) {
      register.withdraw(task).forEach(this::begin);
      throw new StartRefusedException(StartRefusedException.OVERLOADED, NO_THREAD);
    }
  }

  /** Begins a task that has waited for what it needs. */
  private void begin(TaskRecord task) {
    if (task.isStopRequested()) {
      end(task, null, new TaskCancelledException(task.id()));
    } else if (!launch(task)) {
      end(task, null, new TaskException(StartRefusedException.OVERLOADED, NO_THREAD));
    }
  }

  /**
   * Asks a holder to stop for a task that waits; when it does not, the task fails rather than run
   * beside it.
   */
  private void replace(TaskRecord holder, TaskRecord next) {
    holder.whenEnded(
        info -> {
          if (Boolean.FALSE.equals(info.stopped()) && register.stopWaiting(next)) {
            String name =
                holder.request().exclusive().stream()
                    .filter(next.request().exclusive()::contains)
                    .sorted()
                    .findFirst()
                    .orElseThrow();
            end(
                next,
                null,
                new TaskException(
                    StartRefusedException.BUSY, ExclusiveUse.stillRuns(name, holder)));
          }
        });
    requestStop(holder, StopReason.CANCEL);
  }

  /** Ends a task that waits no longer, and whose body has never begun. */
  private void endUnbegun(TaskRecord task) {
    task.requestStop(StopReason.CANCEL);
    end(task, null, new TaskCancelledException(task.id()));
  }

  private TaskRecord newRecord(TaskRequest request) {
    String id =
        ids.taskId()
            .orElseThrow(
                () ->
                    new StartRefusedException(
                        StartRefusedException.OVERLOADED,
                        "The server has used up its task ids; restart it."));
    return new TaskRecord(id, server, request, sink, ids, clock);
  }

  /** Runs the body; false if there is no thread for it. */
  private boolean launch(TaskRecord task) {
    try {
      threads.run("kit-task-" + task.id(), () -> run(task));
    } catch (OutOfMemoryError | RuntimeException noThread) {
      log.noThread(task, noThread);
      return false;
    }
    watchDeadline(task);
    return true;
  }

  private void watchDeadline(TaskRecord task) {
    Duration deadline = task.request().deadline();
    if (deadline != null) {
      Runnable takeBack = timer.after(deadline, () -> requestStop(task, StopReason.DEADLINE));
      task.whenEnded(info -> takeBack.run());
    }
  }

  private void run(TaskRecord task) {
    Object returned = null;
    Throwable thrown = null;
    LogFields.Scope scope = log.fields(task).open();
    CurrentTrace.Scope traced = CurrentTrace.open(task.request().trace());
    try {
      task.bind(Thread.currentThread());
      if (task.isHalted()) {
        throw new TaskCancelledException(task.id()); // even its first step could move something
      }
      returned = task.request().body().run(new RecordContext(task, () -> changed(task), timer));
    } catch (Throwable fromBody) {
      thrown = fromBody;
    } finally {
      task.unbind();
      traced.close();
      scope.close();
    }
    if (returned instanceof CompletionStage<?> stage) {
      follow(task, stage);
    } else {
      end(task, returned, thrown);
    }
  }

  /**
   * The body goes on without its thread; the stage's completion ends it, and a request to stop
   * cancels the stage.
   */
  private void follow(TaskRecord task, CompletionStage<?> stage) {
    // The stage is the body's own: it may tell its end and throw, or tell it twice, and only one
    // end counts.
    AtomicBoolean ended = new AtomicBoolean();
    try {
      stage.whenComplete(
          (value, failure) -> {
            if (ended.compareAndSet(false, true)) {
              end(task, value, Ending.causeBehind(failure));
            }
          });
      task.bindStage(() -> cancel(task, stage));
    } catch (Throwable broken) {
      if (ended.compareAndSet(false, true)) {
        end(task, null, broken);
      }
    }
  }

  private void cancel(TaskRecord task, CompletionStage<?> stage) {
    try {
      stage.toCompletableFuture().cancel(true);
      // an Error too: who asks must not be hit by it, and the grace has to begin
    } catch (Throwable notToBeCancelled) {
      log.notToBeCancelled(task, notToBeCancelled);
    }
  }

  private void end(TaskRecord task, @Nullable Object returned, @Nullable Throwable thrown) {
    Ending ending = thrown == null ? Ending.returned(returned) : Ending.of(thrown);
    if (thrown != null) {
      log.thrown(task, thrown, ending);
    }
    long resultBytes = ending instanceof Ending.Returned done ? done.bytes() : 0;
    List<TaskRecord> next = new ArrayList<>(0);
    Runnable retire = () -> next.addAll(register.retireWithBody(task, resultBytes));
    if (!task.bodyEnded(ending, retire, () -> register.settled(task))) {
      next.addAll(register.bodyGone(task));
      changed(task);
      log.stoppedAtLast(task);
    }
    next.forEach(this::begin);
  }

  @Override
  public Optional<TaskInfo> get(String taskId) {
    return register.find(taskId).map(TaskRecord::info);
  }

  @Override
  @SuppressWarnings("FutureReturnValueIgnored") // to take a timer back cannot fail
  public CompletionStage<Optional<TaskInfo>> await(String taskId, Duration atMost) {
    Optional<TaskRecord> found = register.find(taskId);
    if (found.isEmpty() || atMost.isZero() || atMost.isNegative()) {
      return CompletableFuture.completedFuture(found.map(TaskRecord::info));
    }
    TaskRecord task = found.get();
    CompletableFuture<Optional<TaskInfo>> answer = new CompletableFuture<>();
    Consumer<TaskInfo> onNews = info -> answer.complete(Optional.of(info));
    Runnable takeBack =
        timer.after(
            atMost,
            () -> {
              task.stopWaiting(onNews);
              answer.complete(Optional.of(task.info()));
            });
    answer.whenComplete((info, failure) -> takeBack.run());
    task.whenEndedOrAsking(onNews);
    return answer;
  }

  @Override
  public Optional<Replied> answer(String taskId, Map<String, Reply> replies) {
    Optional<TaskRecord> found = register.find(taskId);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    TaskRecord task = found.get();
    Set<String> answered = new LinkedHashSet<>();
    if (task.settle(open -> answered.addAll(open.answer(replies)))) {
      changed(task);
    }
    return Optional.of(new Replied(task.info(), answered));
  }

  @Override
  public TaskPage list(TaskQuery query) {
    return register.page(query, task -> true);
  }

  @Override
  public CompletionStage<Optional<TaskInfo>> cancel(String taskId) {
    Optional<TaskRecord> found = register.find(taskId);
    if (found.isEmpty()) {
      return CompletableFuture.completedFuture(Optional.empty());
    }
    TaskRecord task = found.get();
    CompletableFuture<Optional<TaskInfo>> answer = new CompletableFuture<>();
    task.whenEnded(info -> answer.complete(Optional.of(info)));
    requestStop(task, StopReason.CANCEL);
    return answer;
  }

  @Override
  public void halt() {
    for (TaskRecord task : register.halt()) {
      if (task.request().moves()) {
        requestStop(task, StopReason.HALT);
      }
    }
  }

  @Override
  public long halts() {
    return register.halts();
  }

  @Override
  public Hold hold(String tool, Set<String> names) {
    return register.hold(tool, TaskRequest.ANONYMOUS, names);
  }

  @Override
  public TaskManager ownedBy(String principal) {
    return new OwnedTasks(this, register, principal);
  }

  private void requestStop(TaskRecord task, StopReason reason) {
    if (!task.requestStop(reason)) {
      return;
    }
    if (register.stopWaiting(task)) {
      end(task, null, new TaskCancelledException(task.id()));
    } else {
      Runnable takeBack = timer.after(grace, () -> giveUpWaiting(task, reason));
      task.whenEnded(info -> takeBack.run());
    }
  }

  private void giveUpWaiting(TaskRecord task, StopReason reason) {
    task.giveUpWaiting(() -> register.retire(task, 0), () -> register.settled(task))
        .ifPresent(where -> log.stillRuns(task, grace, reason, where));
  }

  @Override
  public void onChange(Consumer<String> listener) {
    listeners.add(Objects.requireNonNull(listener, "listener"));
  }

  private void changed(TaskRecord task) {
    for (Consumer<String> listener : listeners) {
      try {
        listener.accept(task.id());
        // an Error too: it must reach neither the body nor those who wait for its end
      } catch (Throwable broken) {
        log.listenerFailed(task, broken);
      }
    }
  }

  @Override
  public void close() {
    List<TaskRecord> left = register.close();
    CountDownLatch ended = new CountDownLatch(left.size());
    for (TaskRecord task : left) {
      task.whenEnded(info -> ended.countDown());
      requestStop(task, StopReason.CANCEL);
    }
    // A task that is just ending is not running any more, and may not have told of its end yet.
    register.known().forEach(TaskRecord::info);
    try {
      // A body that closes its own manager must not wait for itself; the grace ends every wait.
      ended.await(grace.toMillis() + 500, TimeUnit.MILLISECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    timer.close();
  }

  /**
   * How many bodies run, those included whose tasks have been cancelled and that have not stopped
   * yet, and those that wait for others to make way.
   */
  public int runningBodies() {
    return register.bodies();
  }
}

package org.robotmcpkit.task;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.event.EventSink;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.Limits;
import org.robotmcpkit.model.TaskFailure;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.question.Question;

/**
 * One task: its state, its numbering of events, and the one place where it can end.
 *
 * <p>One lock guards everything that changes. Its invariants: the state leaves {@code RUNNING}
 * once; {@code seq} is taken and the event handed to the sink in one step, so that no two events
 * swap; nothing is handed over after the end; the body's thread is interrupted only while it is
 * bound to this task.
 */
final class TaskRecord {
  private final String id;
  private final String server;
  private final TaskRequest request;
  private final Clock clock;
  private final Instant createdAt;

  private final Object lock = new Object();
  // guarded by lock; the volatile ones may be read without it
  private volatile TaskState state = TaskState.RUNNING;
  private volatile @Nullable Map<String, Object> result;
  private volatile @Nullable StopReason stopReason;
  private Instant updatedAt;
  private @Nullable Map<String, Object> progress;
  private @Nullable TaskFailure failure;
  private @Nullable Thread thread;
  private @Nullable CountDownLatch stopRequest;
  private @Nullable Runnable stopStage;
  private boolean bodyEnded;
  private final EventLine events;
  private final AttachedTriggers triggers;
  private final OpenQuestions questions = new OpenQuestions();
  private final List<Consumer<TaskInfo>> waiting = new ArrayList<>(0);

  /** Those among the waiting who also want to know of a question. */
  private final List<Consumer<TaskInfo>> curious = new ArrayList<>(0);

  /** Whether no event of this task's end is on its way any more. */
  private volatile boolean settled;

  TaskRecord(String id, String server, TaskRequest request, EventSink sink, Ids ids, Clock clock) {
    this.id = id;
    this.server = server;
    this.request = request;
    this.clock = clock;
    this.createdAt = clock.instant();
    this.updatedAt = createdAt;
    this.events = new EventLine(id, server, request.tool(), request.trace(), sink, ids, clock);
    this.triggers = new AttachedTriggers(request.triggers());
  }

  String id() {
    return id;
  }

  TaskRequest request() {
    return request;
  }

  TaskInfo info() {
    synchronized (lock) {
      Boolean stopped = (state.isTerminal() && !bodyEnded) ? Boolean.FALSE : null;
      return new TaskInfo(
          id,
          server,
          request.tool(),
          state,
          createdAt,
          updatedAt,
          triggers.fields(),
          request.estDurationS(),
          progress,
          result,
          failure,
          stopped,
          questions.infos());
    }
  }

  TaskState state() {
    return state;
  }

  boolean isSettled() {
    return settled;
  }

  // ---- stopping

  /**
   * Opens when the body is asked to stop; for threads that the body has made, which nobody
   * interrupts.
   */
  CountDownLatch stopRequest() {
    synchronized (lock) {
      if (stopRequest == null) {
        stopRequest = new CountDownLatch(isStopRequested() ? 0 : 1);
      }
      return stopRequest;
    }
  }

  /** Whether the thread is the one that a request to stop interrupts. */
  boolean isBoundTo(Thread candidate) {
    synchronized (lock) {
      return thread == candidate;
    }
  }

  boolean isStopRequested() {
    return stopReason != null;
  }

  /** Whether somebody has stopped the robot while it ran. */
  boolean isHalted() {
    return stopReason == StopReason.HALT;
  }

  /**
   * Binds the body's thread, so that a request can interrupt it; an earlier request interrupts it
   * at once.
   */
  void bind(Thread body) {
    synchronized (lock) {
      thread = body;
      if (isStopRequested()) {
        body.interrupt();
      }
    }
  }

  /** Unbinds the thread; an interrupt that has arrived by then ends here and hits nobody else. */
  void unbind() {
    synchronized (lock) {
      thread = null;
      Thread.interrupted();
    }
  }

  /** Goes on without a thread: a request now stops a stage that the body has returned. */
  void bindStage(Runnable stop) {
    boolean askedBefore;
    synchronized (lock) {
      stopStage = stop;
      askedBefore = isStopRequested();
    }
    if (askedBefore) {
      stop.run();
    }
  }

  /**
   * Asks the body to stop, the first time; false when the task has ended or has been asked before.
   */
  boolean requestStop(StopReason reason) {
    Runnable stage;
    synchronized (lock) {
      if (state.isTerminal() || isStopRequested()) {
        return false;
      }
      stopReason = reason;
      if (stopRequest != null) {
        stopRequest.countDown();
      }
      if (thread != null) {
        thread.interrupt();
      }
      questions.withdrawAll();
      stage = stopStage;
    }
    if (stage != null) {
      // Not under the lock: completing a stage runs whatever depends on it.
      stage.run();
    }
    return true;
  }

  /**
   * Ends a task whose body has not stopped in time.
   *
   * @param retire run in the same step as the end, under this record's lock
   * @param onSettled run when the terminal event, if there is one, has been delivered or given up
   * @return where the body is; empty if the task had ended before
   */
  Optional<StackTraceElement[]> giveUpWaiting(Runnable retire, Runnable onSettled) {
    List<Consumer<TaskInfo>> told;
    StackTraceElement[] where;
    synchronized (lock) {
      if (state.isTerminal()) {
        return Optional.empty();
      }
      where = thread == null ? new StackTraceElement[0] : thread.getStackTrace();
      told = endAsAsked(retire, onSettled);
    }
    tell(told);
    return Optional.of(where);
  }

  // ---- ending

  /**
   * Ends the task as its body has ended, unless it has ended before; a late result is dropped.
   *
   * @param retire run in the same step as the end, under this record's lock
   * @param onSettled run when the terminal event has been delivered or given up
   * @return whether this ended the task
   */
  boolean bodyEnded(Ending ending, Runnable retire, Runnable onSettled) {
    List<Consumer<TaskInfo>> told;
    synchronized (lock) {
      bodyEnded = true;
      if (state.isTerminal()) {
        return false;
      }
      if (ending instanceof Ending.Returned returned) {
        result = returned.result();
        told = end(TaskState.SUCCEEDED, retire);
        emitLast(EventType.TASK_DONE, Map.of("result", returned.result()), onSettled);
      } else if (ending instanceof Ending.Interrupted interrupted && !isStopRequested()) {
        told = fail(interrupted.failure(), retire, onSettled);
      } else if (ending instanceof Ending.Failed failed) {
        told = fail(failed.failure(), retire, onSettled);
      } else {
        told = endAsAsked(retire, onSettled);
      }
    }
    tell(told);
    return true;
  }

  /** Ends the task as the one who asked it to stop has meant it. */
  private List<Consumer<TaskInfo>> endAsAsked(Runnable retire, Runnable onSettled) {
    if (stopReason == StopReason.DEADLINE) {
      return fail(timeout(), retire, onSettled);
    }
    if (isHalted()) {
      return fail(halted(), retire, onSettled);
    }
    settled = true;
    return end(TaskState.CANCELLED, retire);
  }

  private TaskFailure timeout() {
    Duration deadline = request.deadline();
    String after = deadline == null ? "in time" : "within " + deadline.toMillis() / 1000.0 + " s";
    return new TaskFailure(
        "TIMEOUT", request.tool() + " did not end " + after + ". " + outcome(), true, List.of());
  }

  private TaskFailure halted() {
    return new TaskFailure(
        "STOPPED",
        "The robot was stopped while " + request.tool() + " ran. " + outcome(),
        true,
        List.of("find_out_why_before_starting_again"));
  }

  private String outcome() {
    return bodyEnded
        ? "It has stopped."
        : "It was asked to stop and has not: it may still be running, and may still move.";
  }

  private List<Consumer<TaskInfo>> fail(TaskFailure why, Runnable retire, Runnable onSettled) {
    failure = why;
    List<Consumer<TaskInfo>> told = end(TaskState.FAILED, retire);
    emitLast(EventType.TASK_FAILED, JsonValues.object(why, Limits.EVENT), onSettled);
    return told;
  }

  private List<Consumer<TaskInfo>> end(TaskState terminal, Runnable retire) {
    state = terminal;
    updatedAt = clock.instant();
    questions.withdrawAll();
    retire.run();
    List<Consumer<TaskInfo>> told = new ArrayList<>(waiting);
    waiting.clear();
    curious.clear();
    return told;
  }

  private void emitLast(EventType type, Map<String, Object> payload, Runnable onSettled) {
    events.emit(
        type,
        payload,
        () -> {
          settled = true;
          onSettled.run();
        });
  }

  /**
   * Calls the consumer once with the task's terminal state: now if it has ended, else when it ends.
   */
  void whenEnded(Consumer<TaskInfo> consumer) {
    synchronized (lock) {
      if (!state.isTerminal()) {
        waiting.add(consumer);
        return;
      }
    }
    consumer.accept(info());
  }

  /** Calls the consumer once with the task as soon as it has ended, or has a question open. */
  void whenEndedOrAsking(Consumer<TaskInfo> consumer) {
    synchronized (lock) {
      if (!state.isTerminal() && questions.isEmpty()) {
        waiting.add(consumer);
        curious.add(consumer);
        return;
      }
    }
    consumer.accept(info());
  }

  /** Forgets a consumer that waits no longer. */
  void stopWaiting(Consumer<TaskInfo> consumer) {
    synchronized (lock) {
      waiting.remove(consumer);
      curious.remove(consumer);
    }
  }

  private void tell(List<Consumer<TaskInfo>> told) {
    TaskInfo info = info();
    told.forEach(consumer -> consumer.accept(info));
  }

  /** Drops the body of the result, whose space is needed; only after the end. */
  void truncateResult(Map<String, Object> mark) {
    result = mark;
  }

  // ---- what a body reports

  void progress(Map<String, Object> payload) {
    synchronized (lock) {
      raiseIfOver();
      progress = payload;
      updatedAt = clock.instant();
      events.emit(EventType.PROGRESS, payload);
      if (payload.get("percent") instanceof Number percent) {
        fireProgressAbove(percent.doubleValue());
      }
    }
  }

  private void fireProgressAbove(double percent) {
    for (int position = 0; position < triggers.size(); position++) {
      if (triggers.isReachedBy(position, percent)) {
        fire(position, Map.of("percent", percent));
      }
    }
  }

  void watchEvent(Map<String, Object> payload) {
    synchronized (lock) {
      raiseIfOver();
      events.emit(EventType.WATCH_EVENT, payload);
    }
  }

  /**
   * Fires a trigger by its position in the caller's list; false if it has fired and does not
   * repeat.
   */
  boolean fire(int position, Map<String, Object> extra) {
    synchronized (lock) {
      raiseIfOver();
      Optional<Map<String, Object>> payload = triggers.fire(position, extra);
      payload.ifPresent(fired -> events.emit(EventType.TRIGGER_FIRED, fired));
      return payload.isPresent();
    }
  }

  // ---- what a body asks

  /**
   * Opens questions and tells of them; {@link #whenEndedOrAsking} and the events know before this
   * returns.
   */
  List<AskedQuestion> ask(List<Question> asked) {
    List<AskedQuestion> opened;
    List<Consumer<TaskInfo>> told;
    synchronized (lock) {
      raiseIfOver();
      opened = questions.ask(asked, clock.instant());
      questionsChanged();
      told = new ArrayList<>(curious);
      waiting.removeAll(curious);
      curious.clear();
    }
    tell(told);
    return opened;
  }

  /** Lets questions leave, and tells of it in the same step; false if none has left. */
  boolean settle(Predicate<OpenQuestions> change) {
    synchronized (lock) {
      boolean changed = change.test(questions);
      if (changed) {
        questionsChanged();
      }
      return changed;
    }
  }

  private void questionsChanged() {
    updatedAt = clock.instant();
    events.emit(EventType.PROGRESS, questions.payload());
  }

  /**
   * Can be asked without the lock: no request comes after the end, so that the end is looked at
   * first.
   */
  void raiseIfOver() {
    boolean over = state.isTerminal();
    if (isStopRequested()) {
      throw new TaskCancelledException(id);
    }
    if (over) {
      throw new IllegalStateException(
          "task " + id + " has ended; its context is of no use any more");
    }
  }
}

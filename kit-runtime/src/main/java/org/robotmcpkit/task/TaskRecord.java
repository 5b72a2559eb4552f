package org.robotmcpkit.task;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.event.EventSink;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.Limits;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.model.TaskFailure;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One task: its state, its numbering of events, and the one place where it can end.
 *
 * <p>One lock guards everything that changes. Its invariants: the state leaves {@code RUNNING} once; {@code seq} is
 * taken and the event handed to the sink in one step, so that no two events swap; nothing is handed over after the end;
 * the body's thread is interrupted only while it is bound to this task.
 */
final class TaskRecord {
  private static final Logger LOG = LoggerFactory.getLogger(TaskRecord.class);

  private final String id;
  private final String server;
  private final TaskRequest request;
  private final EventSink sink;
  private final Ids ids;
  private final Clock clock;
  private final Instant createdAt;
  private final List<Map<String, Object>> triggerFields;
  private final CountDownLatch cancelRequest = new CountDownLatch(1);

  private final Object lock = new Object();
  // guarded by lock; the volatile ones may be read without it
  private volatile TaskState state = TaskState.RUNNING;
  private Instant updatedAt;
  private long lastSeq;
  private final boolean[] fired;
  private @Nullable Map<String, Object> progress;
  private volatile @Nullable Map<String, Object> result;
  private @Nullable TaskFailure failure;
  private @Nullable Thread thread;
  private boolean bodyEnded;
  private final Set<Consumer<TaskInfo>> waiting = new LinkedHashSet<>();

  /** Whether no event of this task's end is on its way any more. */
  private volatile boolean settled;

  TaskRecord(String id, String server, TaskRequest request, EventSink sink, Ids ids, Clock clock) {
    this.id = id;
    this.server = server;
    this.request = request;
    this.sink = sink;
    this.ids = ids;
    this.clock = clock;
    this.createdAt = clock.instant();
    this.updatedAt = createdAt;
    this.triggerFields = request.triggers().stream().map(Trigger::fields).toList();
    this.fired = new boolean[triggerFields.size()];
  }

  String id() {
    return id;
  }

  TaskRequest request() {
    return request;
  }

  TaskInfo info() {
    synchronized (lock) {
      Boolean stopped = state.isTerminal() && !bodyEnded ? Boolean.FALSE : null;
      return new TaskInfo(
          id, server, request.tool(), state, createdAt, updatedAt, triggerFields, request.estDurationS(), progress,
          result, failure, stopped);
    }
  }

  TaskState state() {
    return state;
  }

  boolean isSettled() {
    return settled;
  }

  CountDownLatch cancelRequest() {
    return cancelRequest;
  }

  boolean isCancelRequested() {
    return cancelRequest.getCount() == 0;
  }

  /** Binds the body's thread, so that a cancel can interrupt it; an earlier cancel interrupts it at once. */
  void bind(Thread body) {
    synchronized (lock) {
      thread = body;
      if (isCancelRequested()) {
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

  /** Asks the body to stop, the first time; false when the task has ended or has been asked before. */
  boolean requestCancel() {
    synchronized (lock) {
      if (state.isTerminal() || isCancelRequested()) {
        return false;
      }
      cancelRequest.countDown();
      if (thread != null) {
        thread.interrupt();
      }
      return true;
    }
  }

  /**
   * Ends a task whose body has not stopped in time.
   *
   * @param retire run in the same step as the end, under this record's lock
   * @return where the body is; null if the task had ended before
   */
  StackTraceElement @Nullable [] giveUpWaiting(Runnable retire) {
    List<Consumer<TaskInfo>> told;
    StackTraceElement[] where;
    synchronized (lock) {
      if (state.isTerminal()) {
        return null;
      }
      where = thread == null ? new StackTraceElement[0] : thread.getStackTrace();
      settled = true;
      told = end(TaskState.CANCELLED, retire);
    }
    tell(told);
    return where;
  }

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
      } else if (ending instanceof Ending.Interrupted && isCancelRequested()) {
        settled = true;
        told = end(TaskState.CANCELLED, retire);
      } else {
        TaskFailure why =
            ending instanceof Ending.Failed failed ? failed.failure() : ((Ending.Interrupted) ending).failure();
        failure = why;
        told = end(TaskState.FAILED, retire);
        emitLast(EventType.TASK_FAILED, JsonValues.object(why, Limits.EVENT), onSettled);
      }
    }
    tell(told);
    return true;
  }

  /** Calls the consumer once with the task's terminal state: now if it has ended, else when it ends. */
  void whenEnded(Consumer<TaskInfo> consumer) {
    synchronized (lock) {
      if (!state.isTerminal()) {
        waiting.add(consumer);
        return;
      }
    }
    consumer.accept(info());
  }

  /** Forgets a consumer that waits no longer. */
  void stopWaiting(Consumer<TaskInfo> consumer) {
    synchronized (lock) {
      waiting.remove(consumer);
    }
  }

  void progress(Map<String, Object> payload) {
    synchronized (lock) {
      raiseIfOver();
      progress = payload;
      updatedAt = clock.instant();
      emit(EventType.PROGRESS, payload, () -> {});
      if (payload.get("percent") instanceof Number percent) {
        fireProgressAbove(percent.doubleValue());
      }
    }
  }

  void watchEvent(Map<String, Object> payload) {
    synchronized (lock) {
      raiseIfOver();
      emit(EventType.WATCH_EVENT, payload, () -> {});
    }
  }

  /** Fires a trigger by its position in the caller's list; false if it has fired and does not repeat. */
  boolean fire(int position, Map<String, Object> extra) {
    synchronized (lock) {
      raiseIfOver();
      Trigger trigger = request.triggers().get(position);
      if (fired[position] && !trigger.repeats()) {
        return false;
      }
      fired[position] = true;
      Map<String, Object> payload = new LinkedHashMap<>();
      payload.put("trigger", trigger.fields());
      extra.forEach(payload::putIfAbsent);
      emit(EventType.TRIGGER_FIRED, payload, () -> {});
      return true;
    }
  }

  void raiseIfOver() {
    if (isCancelRequested()) {
      throw new TaskCancelledException(id);
    }
    synchronized (lock) {
      if (state.isTerminal()) {
        throw new IllegalStateException("task " + id + " has ended; its context is of no use any more");
      }
    }
  }

  /** Drops the body of the result, whose space is needed; only after the end. */
  void truncateResult(Map<String, Object> mark) {
    result = mark;
  }

  private void fireProgressAbove(double percent) {
    for (int position = 0; position < fired.length; position++) {
      if (request.triggers().get(position).value() instanceof ProgressAbove above && percent >= above.percent()) {
        fire(position, Map.of("percent", percent));
      }
    }
  }

  private List<Consumer<TaskInfo>> end(TaskState terminal, Runnable retire) {
    state = terminal;
    updatedAt = clock.instant();
    retire.run();
    List<Consumer<TaskInfo>> told = new ArrayList<>(waiting);
    waiting.clear();
    return told;
  }

  private void tell(List<Consumer<TaskInfo>> told) {
    TaskInfo info = info();
    told.forEach(consumer -> consumer.accept(info));
  }

  private void emitLast(EventType type, Map<String, Object> payload, Runnable onSettled) {
    emit(
        type,
        payload,
        () -> {
          settled = true;
          onSettled.run();
        });
  }

  private void emit(EventType type, Map<String, Object> payload, Runnable whenSettled) {
    TaskEvent event =
        new TaskEvent(
            TaskEvent.SCHEMA_VERSION, ids.eventId(), id, server, request.tool(), type, ++lastSeq, clock.instant(),
            payload);
    try {
      sink.emit(event, whenSettled);
    } catch (Throwable broken) {
      LOG.error("{}: the event sink has failed on seq {} ({})", id, event.seq(), type.wireName(), broken);
      whenSettled.run();
    }
  }
}

package org.robotmcpkit.task;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.robotmcpkit.model.TaskInfo;

/**
 * Who is known, who runs, and who holds what: admits tasks and lets them go ({@code
 * docs/contract.md} §5 and §6).
 *
 * <p>One lock guards it all. It may be taken under a record's lock, never the other way round.
 * Invariants: a task is in {@code known} as long as it is in {@code running} or in {@code
 * finished}; what a task needs for itself is in {@code exclusive} from its admission until its body
 * has really ended, so that nothing is started beside a body that goes on; a key leads to its task
 * as long as the task is known.
 */
final class TaskRegister {
  /**
   * A start that was let in: a new task, or the one of an earlier start with the same key.
   *
   * @param replaced who has to make way for a new one; it begins at once if no body has to stop
   *     first
   */
  record Admission(TaskRecord task, boolean isNew, ExclusiveUse.Replaced replaced) {}

  /** A key means what its owner meant by it; another's key of the same text is another key. */
  private record OwnedKey(String owner, String key) {
    static OwnedKey of(TaskRequest request, TaskRequest.Idempotency idempotency) {
      return new OwnedKey(request.owner(), idempotency.key());
    }
  }

  private final int maxBodies;
  private final Object lock = new Object();
  // guarded by lock
  private final Map<String, TaskRecord> known = new HashMap<>();
  private final Map<String, TaskRecord> running = new LinkedHashMap<>();
  private final ExclusiveUse exclusive = new ExclusiveUse();
  private final Map<OwnedKey, TaskRecord> keys = new HashMap<>();
  private final FinishedTasks finished;
  private int bodies;
  private boolean closing;
  // written under lock
  private volatile long halts;

  TaskRegister(int maxBodies, int maxFinishedRetained) {
    this.maxBodies = positive("the limit of running tasks", maxBodies);
    this.finished =
        new FinishedTasks(positive("the number of finished tasks to keep", maxFinishedRetained));
  }

  private static int positive(String what, int value) {
    if (value < 1) {
      throw new IllegalArgumentException(what + " is " + value + "; it must be 1 or more.");
    }
    return value;
  }

  /**
   * Lets a start in.
   *
   * @param maker makes the record; asked only for a start that is let in as a new one
   * @throws StartRefusedException if it is not let in
   */
  Admission admit(TaskRequest request, Supplier<TaskRecord> maker) {
    synchronized (lock) {
      refuseWhenClosing();
      Optional<TaskRecord> earlier = earlierStart(request);
      if (earlier.isPresent()) {
        return new Admission(earlier.get(), false, ExclusiveUse.Replaced.NOBODY);
      }
      refuseWhenHalted(request);
      ExclusiveUse.Replaced replaced = exclusive.inTheWayOf(request);
      if (bodies >= maxBodies) {
        throw new StartRefusedException(
            StartRefusedException.OVERLOADED,
            "The server already runs " + maxBodies + " tasks; wait for one to end, or cancel one.");
      }
      TaskRecord task = maker.get();
      bodies++;
      known.put(task.id(), task);
      running.put(task.id(), task);
      exclusive.take(task, replaced.waiting());
      if (request.idempotency() != null) {
        keys.put(OwnedKey.of(request, request.idempotency()), task);
      }
      return new Admission(task, true, replaced);
    }
  }

  /**
   * The task that a start repeats, if it does.
   *
   * @throws StartRefusedException if its key was used with other arguments
   */
  Optional<TaskRecord> startedBefore(TaskRequest request) {
    synchronized (lock) {
      return earlierStart(request);
    }
  }

  private void refuseWhenClosing() {
    if (closing) {
      throw new StartRefusedException(
          StartRefusedException.SHUTTING_DOWN,
          "The server is shutting down and starts nothing more.");
    }
  }

  private void refuseWhenHalted(TaskRequest request) {
    Long seen = request.haltsSeen();
    if (request.moves() && seen != null && seen != halts) {
      throw StartRefusedException.stopped(request.tool());
    }
  }

  /**
   * Takes names for work that is no task.
   *
   * @throws StartRefusedException if one of them is taken, or nothing is let in any more
   */
  Hold hold(String tool, String owner, Set<String> names) {
    ExclusiveUse.Work work = new ExclusiveUse.Work(tool, owner, names);
    synchronized (lock) {
      refuseWhenClosing();
      exclusive.take(work);
    }
    return () -> {
      synchronized (lock) {
        exclusive.release(work);
      }
    };
  }

  private Optional<TaskRecord> earlierStart(TaskRequest request) {
    TaskRequest.Idempotency wanted = request.idempotency();
    TaskRecord earlier = wanted == null ? null : keys.get(OwnedKey.of(request, wanted));
    if (wanted == null || earlier == null) {
      return Optional.empty();
    }
    if (wanted.equals(earlier.request().idempotency())
        && request.tool().equals(earlier.request().tool())) {
      return Optional.of(earlier);
    }
    throw new StartRefusedException(
        StartRefusedException.IDEMPOTENCY_CONFLICT,
        "The idempotency key was used before for "
            + earlier.request().tool()
            + " with other arguments (task "
            + earlier.id()
            + "); use a new key for a new start.",
        earlier.id());
  }

  /** Takes back an admission whose body could not be started; the answer is who can begin now. */
  List<TaskRecord> withdraw(TaskRecord task) {
    synchronized (lock) {
      running.remove(task.id());
      forget(task);
      return letGo(task);
    }
  }

  /**
   * Ends the waiting of a task for what it needs; false if it does not wait (any more). It never
   * begins then.
   */
  boolean stopWaiting(TaskRecord task) {
    synchronized (lock) {
      return exclusive.stopWaiting(task);
    }
  }

  /** Notes that a task has ended while its body still runs. */
  void retire(TaskRecord task, long resultBytes) {
    synchronized (lock) {
      finish(task, resultBytes);
      exclusive.overdue(task);
    }
  }

  private void finish(TaskRecord task, long resultBytes) {
    running.remove(task.id());
    finished.add(task, resultBytes).forEach(this::forget);
  }

  /**
   * Notes that a task has ended with its body: whoever sees the end can start what needs the same
   * things. The answer is who has waited for them and can begin now.
   */
  List<TaskRecord> retireWithBody(TaskRecord task, long resultBytes) {
    synchronized (lock) {
      finish(task, resultBytes);
      return letGo(task);
    }
  }

  /** Notes that the terminal event of a task has been delivered or given up. */
  void settled(TaskRecord task) {
    synchronized (lock) {
      if (finished.settled(task)) {
        forget(task);
      }
    }
  }

  /** Notes that a body has ended after its task; the answer is who can begin now. */
  List<TaskRecord> bodyGone(TaskRecord task) {
    synchronized (lock) {
      return letGo(task);
    }
  }

  private List<TaskRecord> letGo(TaskRecord task) {
    bodies--;
    exclusive.release(task);
    return closing ? List.of() : exclusive.next(task.request().exclusive());
  }

  private void forget(TaskRecord task) {
    known.remove(task.id());
    if (task.request().idempotency() != null) {
      keys.remove(OwnedKey.of(task.request(), task.request().idempotency()), task);
    }
  }

  Optional<TaskRecord> find(String taskId) {
    synchronized (lock) {
      return Optional.ofNullable(known.get(taskId));
    }
  }

  /** The page that the query asks for, of the tasks that count. */
  TaskPage page(TaskQuery query, Predicate<TaskRecord> counts) {
    Long before = query.cursor() == null ? null : Cursor.decode(query.cursor());
    List<TaskRecord> alive;
    List<FinishedTasks.Entry> ended;
    synchronized (lock) {
      alive = new ArrayList<>(running.values());
      ended =
          finished.newestFirst(
              before, query.limit() + 1, task -> counts.test(task) && query.wants(task.state()));
    }
    List<TaskInfo> page = new ArrayList<>();
    alive.stream()
        .filter(counts)
        .map(TaskRecord::info)
        .filter(info -> query.wants(info.state()))
        .forEach(page::add);
    ended.stream().limit(query.limit()).map(entry -> entry.task().info()).forEach(page::add);
    boolean more = ended.size() > query.limit();
    return new TaskPage(page, more ? Cursor.encode(ended.get(query.limit() - 1).order()) : null);
  }

  /** Lets nothing more in, and says what still runs. */
  List<TaskRecord> close() {
    synchronized (lock) {
      closing = true;
      return new ArrayList<>(running.values());
    }
  }

  /** All tasks that can be found, running and ended. */
  List<TaskRecord> known() {
    synchronized (lock) {
      return new ArrayList<>(known.values());
    }
  }

  /** Notes that the robot is being stopped; the answer is all tasks that were let in before. */
  List<TaskRecord> halt() {
    synchronized (lock) {
      halts++;
      return known();
    }
  }

  /** How often the robot has been stopped. */
  long halts() {
    return halts;
  }

  int bodies() {
    synchronized (lock) {
      return bodies;
    }
  }
}

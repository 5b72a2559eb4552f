package org.robotmcpkit.task;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.OnBusy;

/**
 * Who holds what for itself, and who waits for it ({@code docs/contract.md} §6). Not thread-safe: the register's lock
 * guards it.
 *
 * <p>Invariants: a name has at most one holder, whose body runs or is about to, and at most one task that waits for it;
 * a task takes all its names in one step, either to hold or to wait for, never some of each. So a task that waits holds
 * nothing, a task that holds waits for nothing, and there is no circle in which tasks could wait for one another.
 */
final class ExclusiveUse {
  /**
   * Whom a start replaces.
   *
   * @param holders whose bodies have to stop first
   * @param waiting whose bodies have not begun, and never will
   */
  record Replaced(Set<TaskRecord> holders, Set<TaskRecord> waiting) {
    static final Replaced NOBODY = new Replaced(Set.of(), Set.of());
  }

  private final Map<String, TaskRecord> holders = new HashMap<>();
  private final Map<String, TaskRecord> waiting = new HashMap<>();

  /** Holders that were asked to stop and have not within the grace. */
  private final Set<TaskRecord> overdue = new HashSet<>();

  /**
   * Whom a start has to replace; changes nothing.
   *
   * @throws StartRefusedException if it may not
   */
  Replaced inTheWayOf(TaskRequest request) {
    Set<TaskRecord> toStop = new LinkedHashSet<>();
    Set<TaskRecord> toDrop = new LinkedHashSet<>();
    for (String name : request.exclusive().stream().sorted().toList()) {
      TaskRecord holder = holders.get(name);
      TaskRecord next = waiting.get(name);
      refuseUnlessReplaceable(name, next == null ? holder : next, request);
      if (holder != null) {
        refuseIfItDoesNotStop(name, holder);
        toStop.add(holder);
      }
      if (next != null) {
        toDrop.add(next);
      }
    }
    return new Replaced(toStop, toDrop);
  }

  private static void refuseUnlessReplaceable(String name, @Nullable TaskRecord other, TaskRequest request) {
    if (other == null) {
      return;
    }
    boolean isOwn = other.request().owner().equals(request.owner());
    if (!isOwn) {
      // Names the holder to its owner alone; to others it is a task that they cannot see, let alone stop.
      throw new StartRefusedException(
          StartRefusedException.BUSY, name + " is in use by somebody else; try again later.");
    }
    if (request.onBusy() != OnBusy.REPLACE) {
      throw new StartRefusedException(
          StartRefusedException.BUSY,
          name + " is in use by task " + shown(other) + "; wait for it to end, or cancel it.",
          other.id());
    }
  }

  private void refuseIfItDoesNotStop(String name, TaskRecord holder) {
    if (overdue.contains(holder)) {
      throw new StartRefusedException(StartRefusedException.BUSY, stillRuns(name, holder), holder.id());
    }
  }

  /** What is said of a holder that was asked to stop, and has not. */
  static String stillRuns(String name, TaskRecord holder) {
    return name + " is in use by task " + shown(holder)
        + ", which was asked to stop and still runs; nothing was started. Try again when it has stopped.";
  }

  private static String shown(TaskRecord task) {
    return task.id() + " (" + task.request().tool() + ")";
  }

  /** Gives the task all its names: to hold, or to wait for if somebody holds one. Those in {@code dropped} lose theirs. */
  void take(TaskRecord task, Set<TaskRecord> dropped) {
    dropped.forEach(this::stopWaiting);
    Set<String> names = task.request().exclusive();
    Map<String, TaskRecord> into = isFree(names) ? holders : waiting;
    names.forEach(name -> into.put(name, task));
  }

  /** Ends the waiting of a task; false if it does not wait (any more). */
  boolean stopWaiting(TaskRecord task) {
    return waiting.values().removeIf(next -> next == task);
  }

  /** Notes that a task is over and its body is not. */
  void overdue(TaskRecord holder) {
    overdue.add(holder);
  }

  /** Takes what the task holds from it. */
  void release(TaskRecord task) {
    task.request().exclusive().forEach(name -> holders.remove(name, task));
    overdue.remove(task);
  }

  /** Gives these names to those who have waited for them and lack nothing now. */
  List<TaskRecord> next(Set<String> names) {
    List<TaskRecord> next = new ArrayList<>(0);
    for (String name : names) {
      TaskRecord candidate = waiting.get(name);
      if (candidate != null && isFree(candidate.request().exclusive())) {
        stopWaiting(candidate);
        take(candidate, Set.of());
        next.add(candidate);
      }
    }
    return next;
  }

  private boolean isFree(Set<String> names) {
    return names.stream().noneMatch(holders::containsKey);
  }
}

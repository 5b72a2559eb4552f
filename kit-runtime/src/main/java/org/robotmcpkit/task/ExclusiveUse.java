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
 * Who holds what for itself, and who waits for it ({@code docs/contract.md} §6). Not thread-safe:
 * the register's lock guards it.
 *
 * <p>Invariants: a name has at most one holder, whose body runs or is about to, and at most one
 * task that waits for it; a task takes all its names in one step, either to hold or to wait for,
 * never some of each. So a task that waits holds nothing, a task that holds waits for nothing, and
 * there is no circle in which tasks could wait for one another. Work that is no task holds names
 * that no task holds or waits for, and nobody waits for it.
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

  /** Work that is no task, such as a call of an instant tool; equal to itself alone. */
  static final class Work {
    private final String tool;
    private final String owner;
    private final Set<String> names;

    Work(String tool, String owner, Set<String> names) {
      this.tool = tool;
      this.owner = owner;
      this.names = Set.copyOf(names);
    }
  }

  private final Map<String, Work> works = new HashMap<>();
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
      refuseIfAtWork(name, request.owner());
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

  /**
   * Takes names for work that is no task.
   *
   * @throws StartRefusedException if one of them is taken; then none is taken
   */
  void take(Work work) {
    for (String name : work.names.stream().sorted().toList()) {
      refuseIfAtWork(name, work.owner);
      TaskRecord next = waiting.get(name);
      TaskRecord other = next == null ? holders.get(name) : next;
      if (other != null) {
        throw busy(name, other, work.owner);
      }
    }
    work.names.forEach(name -> works.put(name, work));
  }

  /** Takes from work that is no task what it holds. */
  void release(Work work) {
    work.names.forEach(name -> works.remove(name, work));
  }

  private void refuseIfAtWork(String name, String owner) {
    Work work = works.get(name);
    if (work != null && work.owner.equals(owner)) {
      throw new StartRefusedException(
          StartRefusedException.BUSY,
          name + " is in use by a call of " + work.tool + "; try again when it has ended.");
    } else if (work != null) {
      throw busyWithOthers(name);
    }
  }

  private static void refuseUnlessReplaceable(
      String name, @Nullable TaskRecord other, TaskRequest request) {
    if (other != null && !(isOwn(other, request.owner()) && request.onBusy() == OnBusy.REPLACE)) {
      throw busy(name, other, request.owner());
    }
  }

  private static boolean isOwn(TaskRecord task, String owner) {
    return task.request().owner().equals(owner);
  }

  /**
   * Names the holder to its owner alone; to others it is a task that they cannot see, let alone
   * stop.
   */
  private static StartRefusedException busy(String name, TaskRecord other, String owner) {
    return isOwn(other, owner)
        ? new StartRefusedException(
            StartRefusedException.BUSY,
            name + " is in use by task " + shown(other) + "; wait for it to end, or cancel it.",
            other.id())
        : busyWithOthers(name);
  }

  private static StartRefusedException busyWithOthers(String name) {
    return new StartRefusedException(
        StartRefusedException.BUSY, name + " is in use by somebody else; try again later.");
  }

  private void refuseIfItDoesNotStop(String name, TaskRecord holder) {
    if (overdue.contains(holder)) {
      throw new StartRefusedException(
          StartRefusedException.BUSY, stillRuns(name, holder), holder.id());
    }
  }

  /** What is said of a holder that was asked to stop, and has not. */
  static String stillRuns(String name, TaskRecord holder) {
    return name
        + " is in use by task "
        + shown(holder)
        + ", which was asked to stop and still runs; nothing was started. Try again when it has stopped.";
  }

  private static String shown(TaskRecord task) {
    return task.id() + " (" + task.request().tool() + ")";
  }

  /**
   * Gives the task all its names: to hold, or to wait for if somebody holds one. Those in {@code
   * dropped} lose theirs.
   */
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

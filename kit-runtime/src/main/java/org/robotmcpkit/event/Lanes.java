package org.robotmcpkit.event;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The lanes of all tasks, and which of them may send now and which later.
 *
 * <p>Every lane has at least one event and is in exactly one of three places: ready, backing off,
 * or in flight. A lane that became empty may still lie among the ready ones and is passed over
 * there. Used under the {@link Outbox}'s lock.
 */
final class Lanes {
  private final Map<String, Lane> byTask = new HashMap<>();
  private final Deque<Lane> ready = new ArrayDeque<>();
  private final PriorityQueue<Lane> backingOff =
      new PriorityQueue<>(Comparator.comparingLong(lane -> lane.dueAt));
  private boolean endedTasksFirst;

  /**
   * Puts the event behind the others of its task. Returns whether it is the only one, and so ready
   * to go.
   */
  boolean append(QueuedEvent event) {
    Lane lane = byTask.get(event.taskId);
    if (lane != null) {
      lane.events.add(event);
      return false;
    }
    lane = new Lane(event.taskId);
    byTask.put(event.taskId, lane);
    lane.events.add(event);
    ready.add(lane);
    return true;
  }

  /**
   * The lane whose turn it is, taken out from among the ready ones; its head is to be sent or
   * removed.
   */
  @Nullable Lane pollReady(long now) {
    while (!backingOff.isEmpty() && backingOff.peek().dueAt <= now) {
      ready.add(backingOff.poll());
    }
    Lane lane = ready.poll();
    while (lane != null && lane.events.isEmpty()) {
      lane = ready.poll();
    }
    return lane;
  }

  /** The lane's next event may go, behind those of the lanes that are ready already. */
  void proceed(Lane lane) {
    if (lane.events.isEmpty()) {
      return;
    }
    if (endedTasksFirst && lane.hasTerminalEvent()) {
      ready.addFirst(lane);
    } else {
      ready.add(lane);
    }
  }

  /**
   * The lane's next event may go before all others, because the lane has lost its turn to one that
   * left.
   */
  void proceedFirst(Lane lane) {
    if (!lane.events.isEmpty()) {
      ready.addFirst(lane);
    }
  }

  void backOff(Lane lane, long dueAt) {
    lane.dueAt = dueAt;
    backingOff.add(lane);
  }

  /** Takes an event out of its lane, wherever it stands there. */
  void remove(Lane lane, QueuedEvent event) {
    lane.events.remove(event);
    if (lane.events.isEmpty()) {
      byTask.remove(lane.taskId);
    }
  }

  /**
   * Takes out an event that is not in flight. Returns whether a lane that backed off for it may go
   * on now.
   */
  boolean pushOut(QueuedEvent event) {
    Lane lane = Objects.requireNonNull(byTask.get(event.taskId));
    boolean wasHead = lane.events.peek() == event;
    remove(lane, event);
    if (!wasHead || !backingOff.remove(lane) || lane.events.isEmpty()) {
      return false;
    }
    ready.add(lane); // the back-off was the head's, not that of the events behind it
    return true;
  }

  /** From now on no lane waits, and those of tasks that have ended go first. */
  void hurry() {
    endedTasksFirst = true;
    ready.clear();
    backingOff.clear();
    byTask.values().stream().filter(lane -> !lane.isInFlight()).forEach(this::proceed);
  }

  boolean hasMoreToSend() {
    return !ready.isEmpty() || !backingOff.isEmpty();
  }

  /** How long until a lane that backs off is due. */
  long waitNanos(long now) {
    Lane soonest = backingOff.peek();
    return soonest == null ? Step.FOREVER : soonest.dueAt - now;
  }

  void clear() {
    byTask.clear();
    ready.clear();
    backingOff.clear();
  }
}

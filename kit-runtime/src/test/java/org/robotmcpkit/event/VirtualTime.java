package org.robotmcpkit.event;

import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * The time of a simulation, in nanoseconds from zero on, and what is to happen in it, all on one
 * thread.
 */
final class VirtualTime {
  static final long SECOND = 1_000_000_000L;
  static final long MILLI = 1_000_000L;

  private record Entry(long at, long order, Runnable action) {}

  private final PriorityQueue<Entry> agenda =
      new PriorityQueue<>(Comparator.comparingLong(Entry::at).thenComparingLong(Entry::order));
  private long order;
  private long now;

  long now() {
    return now;
  }

  /** Runs an action at a time, or at once if that has passed. Returns what takes it back. */
  Runnable at(long time, Runnable action) {
    Entry entry = new Entry(time, order++, action);
    agenda.add(entry);
    return () -> agenda.remove(entry);
  }

  Runnable in(long delay, Runnable action) {
    return at(now + delay, action);
  }

  /** When the next action is due; {@link Long#MAX_VALUE} if there is none. */
  long nextAt() {
    return agenda.isEmpty() ? Long.MAX_VALUE : agenda.peek().at();
  }

  /** Lets time pass without anything happening in it; never goes back. */
  void passTo(long time) {
    now = Math.max(now, time);
  }

  /** Runs the next action if it is due. */
  void runNext() {
    if (nextAt() <= now) {
      agenda.poll().action().run();
    }
  }
}

package org.robotmcpkit.task;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A timer whose time a test moves by hand. */
final class ManualTimer implements Timer {
  private record Later(long atNanos, Runnable action) {}

  private final List<Later> pending = new ArrayList<>();
  private long now;
  private boolean closed;

  @Override
  public synchronized Runnable after(Duration delay, Runnable action) {
    Later later = new Later(now + delay.toNanos(), action);
    if (!closed) {
      pending.add(later);
    }
    return () -> {
      synchronized (this) {
        pending.remove(later);
      }
    };
  }

  /** Moves the time on and runs what is due, in order. */
  void advance(Duration time) {
    List<Later> due;
    synchronized (this) {
      now += time.toNanos();
      due =
          pending.stream()
              .filter(later -> later.atNanos <= now)
              .sorted(Comparator.comparing(Later::atNanos))
              .toList();
      pending.removeAll(due);
    }
    due.forEach(later -> later.action.run());
  }

  synchronized int pending() {
    return pending.size();
  }

  @Override
  public synchronized void close() {
    closed = true;
    pending.clear();
  }
}

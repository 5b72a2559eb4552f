package org.robotmcpkit.event;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Ends what takes too long, from outside: the timeouts of an HTTP client begin again with every
 * byte that trickles in.
 *
 * <p>Watching costs no wake-up as long as nothing is overdue. Thread-safe.
 */
final class Watchdog implements AutoCloseable {
  private static final long LONGEST_NAP_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final int NAPS_BEFORE_SLEEP = 10;

  private final long origin = System.nanoTime();
  private final Set<Watch> watches = ConcurrentHashMap.newKeySet();
  private final Thread thread;
  private volatile long wakesAt = Long.MAX_VALUE;
  private volatile boolean closed;

  Watchdog(String threadName) {
    thread = new Thread(this::guard, threadName);
    thread.setDaemon(true);
    thread.start();
  }

  /** Something that is limited in time until it is closed. */
  final class Watch implements AutoCloseable {
    private final Runnable abort;
    private final long endsAt;
    private volatile boolean over;

    private Watch(Runnable abort, long endsAt) {
      this.abort = abort;
      this.endsAt = endsAt;
    }

    /** Whether the time was up. */
    boolean isOver() {
      return over;
    }

    @Override
    public void close() {
      watches.remove(this);
    }
  }

  /** From now on the abort is run, once, when the time is up and the watch is not closed. */
  Watch watch(Runnable abort, Duration limit) {
    Watch watch = new Watch(abort, now() + limit.toNanos());
    watches.add(watch);
    if (watch.endsAt < wakesAt) {
      LockSupport.unpark(thread);
    }
    return watch;
  }

  private void guard() {
    int idleNaps = 0;
    while (!closed) {
      wakesAt = Long.MAX_VALUE; // before looking: who comes in meanwhile wakes this thread again
      long now = now();
      long next = idleNaps < NAPS_BEFORE_SLEEP ? now + LONGEST_NAP_NANOS : Long.MAX_VALUE;
      for (Watch watch : watches) {
        if (watch.endsAt <= now) {
          end(watch);
        } else {
          next = Math.min(next, watch.endsAt);
        }
      }
      idleNaps = watches.isEmpty() ? idleNaps + 1 : 0;
      wakesAt = next;
      if (next == Long.MAX_VALUE) {
        LockSupport.park(this);
      } else {
        LockSupport.parkNanos(this, next - now);
      }
    }
  }

  private void end(Watch watch) {
    watches.remove(watch);
    watch.over = true;
    DeliveryLog.run(watch.abort);
  }

  private long now() {
    return System.nanoTime() - origin;
  }

  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(thread);
  }
}

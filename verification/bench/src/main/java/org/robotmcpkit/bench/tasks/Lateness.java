package org.robotmcpkit.bench.tasks;

import java.util.Map;
import java.util.concurrent.atomic.AtomicLongArray;

/** How late the ticks of all tasks of this process were, in whole milliseconds. Thread-safe. */
public final class Lateness {
  private static final int LONGEST_MILLIS = 10_000;
  private static final AtomicLongArray TICKS = new AtomicLongArray(LONGEST_MILLIS + 1);

  private Lateness() {}

  /** Counts a tick that came so many nanoseconds after it was due. */
  public static void add(long nanos) {
    TICKS.incrementAndGet((int) Math.max(0, Math.min(LONGEST_MILLIS, nanos / 1_000_000)));
  }

  /** What has been counted since the last call of this. */
  public static Map<String, Object> take() {
    long[] taken = new long[LONGEST_MILLIS + 1];
    long all = 0;
    for (int millis = 0; millis <= LONGEST_MILLIS; millis++) {
      taken[millis] = TICKS.getAndSet(millis, 0);
      all += taken[millis];
    }
    return Map.of(
        "ticks", all, "p50_ms", quantile(taken, all, 0.5), "p99_ms", quantile(taken, all, 0.99));
  }

  private static long quantile(long[] counts, long all, double share) {
    long below = 0;
    for (int millis = 0; millis < counts.length; millis++) {
      below += counts[millis];
      if (below > 0 && below >= share * all) {
        return millis;
      }
    }
    return 0;
  }
}

package org.robotmcpkit.verification.load;

import java.util.Arrays;
import java.util.Locale;

/** Measured times, to be summed up in percentiles. Thread-safe. */
final class Figures {
  private static final double NANOS_PER_MILLI = 1e6;

  private long[] nanos = new long[1024];
  private int count;

  synchronized void add(long time) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = time;
  }

  synchronized int count() {
    return count;
  }

  /** The time that so many of 1,000 do not exceed, in milliseconds; 1000 is the longest. */
  synchronized double millis(int perMille) {
    if (count == 0) {
      return Double.NaN;
    }
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    int index = (int) Math.min(count - 1L, (long) count * perMille / 1000);
    return sorted[index] / NANOS_PER_MILLI;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "n %d, p50 %.3f ms, p99 %.3f ms, p99.9 %.3f ms, max %.3f ms",
        count(),
        millis(500),
        millis(990),
        millis(999),
        millis(1000));
  }
}

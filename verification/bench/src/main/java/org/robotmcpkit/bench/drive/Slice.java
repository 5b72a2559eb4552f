package org.robotmcpkit.bench.drive;

import java.util.Arrays;

/**
 * What clients have seen in a short while.
 *
 * @param nanos how long each call took, in ascending order
 * @param elapsedNanos how long the while was
 * @param cpuNanos what the server's process used in it
 * @param answerBytes how long the body of the last answer was
 */
public record Slice(long[] nanos, long elapsedNanos, long cpuNanos, int answerBytes) {
  /** Orders the times. */
  public Slice {
    Arrays.sort(nanos);
  }

  /** The time that so many of a hundred calls do not exceed, in microseconds. */
  public double micros(int percent) {
    int index = (int) Math.min(nanos.length - 1L, (long) nanos.length * percent / 100);
    return nanos[index] / 1e3;
  }

  /** Calls a second. */
  public double perSecond() {
    return nanos.length * 1e9 / elapsedNanos;
  }

  /** The server's processor time for each call, in microseconds. */
  public double cpuMicros() {
    return cpuNanos / 1e3 / nanos.length;
  }
}

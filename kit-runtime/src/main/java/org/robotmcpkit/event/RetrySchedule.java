package org.robotmcpkit.event;

import java.util.concurrent.TimeUnit;

/** The waits between the attempts of one event ({@code docs/contract.md} §2). */
final class RetrySchedule {
  /** No attempt starts later than this after the first one. */
  static final long BUDGET_NANOS = TimeUnit.SECONDS.toNanos(600);

  private static final long[] FIRST_DELAYS_NANOS = {
    TimeUnit.MILLISECONDS.toNanos(500), TimeUnit.SECONDS.toNanos(2), TimeUnit.SECONDS.toNanos(8)
  };
  private static final long LATER_DELAY_NANOS = TimeUnit.SECONDS.toNanos(30);

  private RetrySchedule() {}

  /** How long to wait after so many failed attempts, from the end of the last one. */
  static long delayNanos(int failedAttempts) {
    return failedAttempts <= FIRST_DELAYS_NANOS.length
        ? FIRST_DELAYS_NANOS[failedAttempts - 1]
        : LATER_DELAY_NANOS;
  }
}

package org.robotmcpkit.sample.base;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** A clock that stands until a test lets time pass. Thread-safe. */
final class VirtualClock implements LongSupplier {
  // a monotonic clock may begin anywhere
  private final AtomicLong nanos = new AtomicLong(-7_000_000_000L);

  @Override
  public long getAsLong() {
    return nanos.get();
  }

  void pass(double seconds) {
    nanos.addAndGet(Math.round(seconds * 1e9));
  }
}

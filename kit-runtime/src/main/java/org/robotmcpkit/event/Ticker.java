package org.robotmcpkit.event;

/** The monotonic clock that waiting is measured with; setting the wall clock does not move it. */
@FunctionalInterface
public interface Ticker {
  /** Nanoseconds since some fixed moment; only differences mean something. */
  long nanos();

  /** The clock of this Java runtime. */
  static Ticker system() {
    return System::nanoTime;
  }
}

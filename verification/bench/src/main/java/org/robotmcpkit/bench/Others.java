package org.robotmcpkit.bench;

import java.io.IOException;
import org.robotmcpkit.bench.drive.Proc;

/**
 * What processes other than this one and those it starts take of the processors, from when this is
 * made.
 */
final class Others {
  private final long begun = System.nanoTime();
  private final long busy = Proc.busyNanos();
  private final long own = Proc.familyNanos();

  Others() throws IOException {}

  /** Their share of all processors, from 0 to 1. */
  double share() throws IOException {
    double capacity =
        (double) (System.nanoTime() - begun) * Runtime.getRuntime().availableProcessors();
    return Math.max(0, (Proc.busyNanos() - busy - (Proc.familyNanos() - own)) / capacity);
  }
}

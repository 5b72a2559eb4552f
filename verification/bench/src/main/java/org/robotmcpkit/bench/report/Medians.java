package org.robotmcpkit.bench.report;

import java.util.Optional;
import java.util.stream.DoubleStream;

/** The middle of some values. */
final class Medians {
  private Medians() {}

  /** The middle one, or the mean of the middle two; empty where there are none. */
  static Optional<Double> of(DoubleStream values) {
    double[] sorted = values.sorted().toArray();
    int middle = sorted.length / 2;
    if (sorted.length == 0) {
      return Optional.empty();
    }
    return Optional.of(
        sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2);
  }
}

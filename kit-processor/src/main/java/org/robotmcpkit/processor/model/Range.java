package org.robotmcpkit.processor.model;

import java.math.BigDecimal;
import java.util.OptionalLong;

/**
 * The smallest and the largest value of a number; both belong to the range.
 *
 * @param min the smallest, or empty
 * @param max the largest, or empty
 */
public record Range(OptionalLong min, OptionalLong max) {
  /** No limits. */
  public static final Range NONE = new Range(OptionalLong.empty(), OptionalLong.empty());

  /** A range with two ends. */
  public static Range of(long min, long max) {
    return new Range(OptionalLong.of(min), OptionalLong.of(max));
  }

  /** What both ranges allow. */
  public Range and(Range other) {
    OptionalLong higherMin =
        min.isPresent() && other.min.isPresent()
            ? OptionalLong.of(Math.max(min.getAsLong(), other.min.getAsLong()))
            : min.isPresent() ? min : other.min;
    OptionalLong lowerMax =
        max.isPresent() && other.max.isPresent()
            ? OptionalLong.of(Math.min(max.getAsLong(), other.max.getAsLong()))
            : max.isPresent() ? max : other.max;
    return new Range(higherMin, lowerMax);
  }

  /** Whether no number fits. */
  public boolean isEmpty() {
    return min.isPresent() && max.isPresent() && min.getAsLong() > max.getAsLong();
  }

  /** Whether it has no end at all. */
  public boolean isUnlimited() {
    return min.isEmpty() && max.isEmpty();
  }

  /** Whether the number lies in the range. */
  public boolean holds(BigDecimal number) {
    return (min.isEmpty() || number.compareTo(BigDecimal.valueOf(min.getAsLong())) >= 0)
        && (max.isEmpty() || number.compareTo(BigDecimal.valueOf(max.getAsLong())) <= 0);
  }

  /** The range in words: {@code from 0 to 50}. */
  public String inWords() {
    if (min.isPresent() && max.isPresent()) {
      return "from " + min.getAsLong() + " to " + max.getAsLong();
    }
    return min.isPresent() ? "of at least " + min.getAsLong() : "of at most " + max.orElse(0);
  }
}

package org.robotmcpkit.processor.model;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where a number has to lie.
 *
 * @param min the lower end, or empty
 * @param max the upper end, or empty
 */
public record Range(Optional<Bound> min, Optional<Bound> max) {
  /** No limits. */
  public static final Range NONE = new Range(Optional.empty(), Optional.empty());

  /**
   * An end of a range.
   *
   * @param value the number
   * @param isExclusive whether the number itself lies outside
   */
  public record Bound(BigDecimal value, boolean isExclusive) {}

  /** A range with two ends, both of which belong to it. */
  public static Range of(long min, long max) {
    return from(new Bound(BigDecimal.valueOf(min), false))
        .and(to(new Bound(BigDecimal.valueOf(max), false)));
  }

  /** What is not below. */
  public static Range from(Bound min) {
    return new Range(Optional.of(min), Optional.empty());
  }

  /** What is not above. */
  public static Range to(Bound max) {
    return new Range(Optional.empty(), Optional.of(max));
  }

  /** What both ranges allow. */
  public Range and(Range other) {
    return new Range(
        stricter(min, other.min, Comparator.naturalOrder()),
        stricter(max, other.max, Comparator.reverseOrder()));
  }

  private static Optional<Bound> stricter(
      Optional<Bound> one, Optional<Bound> other, Comparator<BigDecimal> order) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.or(() -> other);
    }
    int compared = order.compare(one.get().value(), other.get().value());
    boolean isOne = compared == 0 ? one.get().isExclusive() : compared > 0;
    return isOne ? one : other;
  }

  /** The same for whole numbers: its ends are whole and belong to it. */
  public Range whole() {
    return new Range(
        min.map(bound -> whole(bound, RoundingMode.CEILING, BigDecimal.ONE)),
        max.map(bound -> whole(bound, RoundingMode.FLOOR, BigDecimal.ONE.negate())));
  }

  private static Bound whole(Bound bound, RoundingMode inwards, BigDecimal next) {
    BigDecimal rounded = bound.value().setScale(0, inwards);
    boolean isOutside = bound.isExclusive() && rounded.compareTo(bound.value()) == 0;
    return new Bound(isOutside ? rounded.add(next) : rounded, false);
  }

  /** Whether no number fits. */
  public boolean isEmpty() {
    if (min.isEmpty() || max.isEmpty()) {
      return false;
    }
    int compared = min.get().value().compareTo(max.get().value());
    return compared > 0 || (compared == 0 && (min.get().isExclusive() || max.get().isExclusive()));
  }

  /** Whether it has no end at all. */
  public boolean isUnlimited() {
    return min.isEmpty() && max.isEmpty();
  }

  /** Whether the number lies in the range. */
  public boolean holds(BigDecimal number) {
    return !and(new Range(
            Optional.of(new Bound(number, false)), Optional.of(new Bound(number, false))))
        .isEmpty();
  }

  /**
   * The range in words, after "a number": {@code from 0 to 50}, {@code above 0 and of at most 50}.
   */
  public String inWords() {
    if (Stream.of(min, max).allMatch(end -> end.isPresent() && !end.get().isExclusive())) {
      return "from " + inWords(min.get()) + " to " + inWords(max.get());
    }
    String lower =
        min.map(bound -> (bound.isExclusive() ? "above " : "of at least ") + inWords(bound))
            .orElse("");
    String upper =
        max.map(bound -> (bound.isExclusive() ? "below " : "of at most ") + inWords(bound))
            .orElse("");
    return lower + (lower.isEmpty() || upper.isEmpty() ? "" : " and ") + upper;
  }

  private static String inWords(Bound bound) {
    return bound.value().toString();
  }
}

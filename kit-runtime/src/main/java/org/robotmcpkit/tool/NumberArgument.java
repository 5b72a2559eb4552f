package org.robotmcpkit.tool;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * A numeric argument, with an optional range.
 *
 * <p>A bound is any number: {@code 50}, {@code 0.1}, a {@code BigDecimal}. Numbers are compared as
 * they are written in decimal, so that 0.1 is not below 0.1.
 *
 * @param <N> the Java type it becomes
 */
public final class NumberArgument<N extends Number> extends Argument<N> {
  private final Range range;

  NumberArgument(Value value, Decoder<N> decoder) {
    this(value, decoder, new Range());
  }

  private NumberArgument(Value value, Decoder<N> decoder, Range range) {
    super(value, range.within(decoder));
    this.range = range;
  }

  /** Refuses anything below. */
  public NumberArgument<N> min(Number smallest) {
    range.min = new Bound(exact(smallest), false);
    return this;
  }

  /** Refuses anything above. */
  public NumberArgument<N> max(Number largest) {
    range.max = new Bound(exact(largest), false);
    return this;
  }

  /** Refuses the number itself and anything below. */
  public NumberArgument<N> above(Number tooSmall) {
    range.min = new Bound(exact(tooSmall), true);
    return this;
  }

  /** Refuses the number itself and anything above. */
  public NumberArgument<N> below(Number tooLarge) {
    range.max = new Bound(exact(tooLarge), true);
    return this;
  }

  private static BigDecimal exact(Number bound) {
    return new BigDecimal(bound.toString());
  }

  private record Bound(BigDecimal value, boolean isExclusive) {
    /**
     * Whether a number that compares like that, with its sign turned towards the inside, lies
     * within.
     */
    boolean holds(int comparison) {
      return isExclusive ? comparison > 0 : comparison >= 0;
    }

    String describe(String comparison, String exclusive) {
      return (isExclusive ? exclusive : comparison) + " " + value;
    }
  }

  /** The range, set after the decoder that checks it has been made. */
  private static final class Range {
    private @Nullable Bound min;
    private @Nullable Bound max;

    <N extends Number> Decoder<N> within(Decoder<N> decoder) {
      return new Decoder<>(
          () -> describe(decoder.expected()),
          decoder::standIn,
          value -> {
            N number = decoder.decode(value);
            return number != null && holds(Numbers.exact(value.raw())) ? number : null;
          });
    }

    /** Judges the number as it was written, since a float may be rounded into the range. */
    private boolean holds(@Nullable BigDecimal written) {
      return written == null
          || ((min == null || min.holds(written.compareTo(min.value())))
              && (max == null || max.holds(max.value().compareTo(written))));
    }

    private String describe(String kind) {
      if (min != null && max != null) {
        return min.isExclusive() || max.isExclusive()
            ? kind + " " + min.describe("≥", ">") + " and " + max.describe("≤", "<")
            : kind + " from " + min.value() + " to " + max.value();
      }
      if (min != null) {
        return kind + " " + min.describe("≥", ">");
      }
      return max != null ? kind + " " + max.describe("≤", "<") : kind;
    }
  }
}

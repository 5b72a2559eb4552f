package org.robotmcpkit.tool;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * A numeric argument, with an optional range whose ends belong to it.
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
  public NumberArgument<N> min(long smallest) {
    range.min = smallest;
    return this;
  }

  /** Refuses anything above. */
  public NumberArgument<N> max(long largest) {
    range.max = largest;
    return this;
  }

  /** The range, set after the decoder that checks it has been made. */
  private static final class Range {
    private @Nullable Long min;
    private @Nullable Long max;

    <N extends Number> Decoder<N> within(Decoder<N> decoder) {
      return new Decoder<>(
          () -> describe(decoder.expected()),
          decoder::standIn,
          value -> {
            N number = decoder.decode(value);
            return number != null && holds(number) ? number : null;
          });
    }

    private boolean holds(Number number) {
      return (min == null || compare(number, min) >= 0) && (max == null || compare(number, max) <= 0);
    }

    private static int compare(Number number, long bound) {
      return new BigDecimal(number.toString()).compareTo(BigDecimal.valueOf(bound));
    }

    private String describe(String kind) {
      if (min != null && max != null) {
        return kind + " from " + min + " to " + max;
      }
      if (min != null) {
        return kind + " ≥ " + min;
      }
      return max != null ? kind + " ≤ " + max : kind;
    }
  }
}

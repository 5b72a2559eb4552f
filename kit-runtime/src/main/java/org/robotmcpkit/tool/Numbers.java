package org.robotmcpkit.tool;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON's numbers strictly: a text is no number, 1.5 is no whole number, and nothing
 * overflows.
 */
final class Numbers {
  /** Whole numbers with more digits come from no person, and take long to compute with. */
  private static final int MOST_DIGITS = 400;

  static final Decoder<Double> DOUBLE =
      new Decoder<>("a number", 0.0, value -> finite(value.raw()));
  static final Decoder<Float> FLOAT = new Decoder<>("a number", 0f, Numbers::finiteFloat);
  static final Decoder<BigDecimal> DECIMAL =
      new Decoder<>("a number", BigDecimal.ZERO, value -> exact(value.raw()));
  static final Decoder<BigInteger> BIG_INTEGER =
      new Decoder<>("a whole number", BigInteger.ZERO, value -> whole(value.raw()));

  private Numbers() {}

  /** A whole number of a Java type that holds those from {@code least} to {@code most}. */
  static <N extends Number> Decoder<N> whole(
      N standIn, long least, long most, Function<Long, N> narrow) {
    return new Decoder<>(
        "a whole number",
        standIn,
        value -> {
          BigInteger number = whole(value.raw());
          if (number == null) {
            return null;
          }
          if (number.compareTo(BigInteger.valueOf(least)) < 0
              || number.compareTo(BigInteger.valueOf(most)) > 0) {
            value.mustBe("a whole number from " + least + " to " + most);
            return null;
          }
          return narrow.apply(number.longValue());
        });
  }

  /**
   * The number as it was written, as far as the parser has kept its digits; null for what is no
   * finite number.
   */
  static @Nullable BigDecimal exact(@Nullable Object raw) {
    if (raw instanceof BigDecimal decimal) {
      return decimal;
    }
    return raw instanceof Number number && Double.isFinite(number.doubleValue())
        ? new BigDecimal(number.toString())
        : null;
  }

  /** 3 and 3.0 are whole numbers, as JSON Schema has it; 3.5, NaN and texts are not. */
  private static @Nullable BigInteger whole(@Nullable Object raw) {
    if (raw instanceof BigInteger big) {
      return big;
    }
    BigDecimal number = exact(raw);
    if (number == null || number.precision() - (long) number.scale() > MOST_DIGITS) {
      return null;
    }
    boolean isWhole = number.signum() == 0 || number.stripTrailingZeros().scale() <= 0;
    return isWhole ? number.toBigInteger() : null;
  }

  private static @Nullable Float finiteFloat(Value value) {
    Double number = finite(value.raw());
    if (number == null) {
      return null;
    }
    if (Float.isInfinite(number.floatValue())) {
      value.mustBe("a number from " + -Float.MAX_VALUE + " to " + Float.MAX_VALUE);
      return null;
    }
    return number.floatValue();
  }

  private static @Nullable Double finite(@Nullable Object raw) {
    return raw instanceof Number number && Double.isFinite(number.doubleValue())
        ? number.doubleValue()
        : null;
  }
}

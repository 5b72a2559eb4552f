package org.robotmcpkit.question;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * A field that is a number, perhaps a whole one that a {@code long} can hold. Numbers are compared
 * as they are written in decimal. Immutable.
 */
public final class NumberField extends Field<NumberField> {
  private static final String MIN = "minimum";
  private static final String MAX = "maximum";

  NumberField(Outline outline) {
    super(outline);
  }

  @Override
  NumberField like(Outline other) {
    return new NumberField(other);
  }

  /** The same, and anything below is refused. */
  public NumberField min(Number smallest) {
    return with(MIN, exact(smallest)).checked();
  }

  /** The same, and anything above is refused. */
  public NumberField max(Number largest) {
    return with(MAX, exact(largest)).checked();
  }

  private NumberField checked() {
    BigDecimal min = (BigDecimal) keyword(MIN);
    BigDecimal max = (BigDecimal) keyword(MAX);
    if (min != null && max != null && min.compareTo(max) > 0) {
      throw new IllegalArgumentException(
          "no number of " + name() + " is from " + min + " to " + max);
    }
    return this;
  }

  /** The same with a default. */
  public NumberField orElse(Number value) {
    return withDefault(exact(value));
  }

  private static BigDecimal exact(Number number) {
    return new BigDecimal(number.toString());
  }

  private boolean isWhole() {
    return "integer".equals(keyword("type"));
  }

  @Override
  String expected() {
    Object min = keyword(MIN);
    Object max = keyword(MAX);
    String kind = isWhole() ? "a whole number" : "a number";
    if (min != null && max != null) {
      return kind + " from " + min + " to " + max;
    }
    return min != null ? kind + " ≥ " + min : max != null ? kind + " ≤ " + max : kind;
  }

  @Override
  @Nullable Object decode(Object raw) {
    if (!(raw instanceof Number number) || !Double.isFinite(number.doubleValue())) {
      return null;
    }
    BigDecimal value = exact(number);
    BigDecimal min = (BigDecimal) keyword(MIN);
    BigDecimal max = (BigDecimal) keyword(MAX);
    if ((min != null && value.compareTo(min) < 0) || (max != null && value.compareTo(max) > 0)) {
      return null;
    }
    return isWhole() ? whole(value) : value;
  }

  /** 3.0 is whole, as JSON Schema has it. */
  private static @Nullable Long whole(BigDecimal value) {
    try {
      return value.longValueExact();
    } catch (ArithmeticException notWhole) {
      return null;
    }
  }
}

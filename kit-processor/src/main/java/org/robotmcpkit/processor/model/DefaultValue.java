package org.robotmcpkit.processor.model;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads a default that stands as text in an annotation, as strictly as the runtime reads a call. */
public final class DefaultValue {
  private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]*)");
  private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]{1,4})?");

  private DefaultValue() {}

  /**
   * The value, or empty if the text is none of that type.
   *
   * @return a box, a {@code String}, a {@code Duration}, or the name of an enum's constant
   */
  public static Optional<Object> parse(Type type, String text) {
    if (type instanceof Type.Choice choice) {
      return choice.constants().contains(text) ? Optional.of(text) : Optional.empty();
    }
    return type instanceof Type.Plain plain ? scalar(plain.scalar(), text) : Optional.empty();
  }

  /** Whether a default of this type can be written down at all. */
  public static boolean isPossible(Type type) {
    return type instanceof Type.Choice || type instanceof Type.Plain;
  }

  private static Optional<Object> scalar(Scalar scalar, String text) {
    return switch (scalar) {
      case DOUBLE -> number(text).map(BigDecimal::doubleValue).filter(Double::isFinite).map(Object.class::cast);
      case FLOAT -> number(text).map(BigDecimal::floatValue).filter(Float::isFinite).map(Object.class::cast);
      case INT -> whole(scalar, text).map(Long::intValue);
      case LONG -> whole(scalar, text).map(Object.class::cast);
      case SHORT -> whole(scalar, text).map(Long::shortValue);
      case BYTE -> whole(scalar, text).map(Long::byteValue);
      case BOOLEAN -> text.equals("true") || text.equals("false") ? Optional.of(text.equals("true")) : Optional.empty();
      case CHAR -> text.length() == 1 ? Optional.of(text.charAt(0)) : Optional.empty();
      case STRING -> Optional.of(text);
      case DURATION -> duration(text);
    };
  }

  private static Optional<BigDecimal> number(String text) {
    return NUMBER.matcher(text).matches() ? Optional.of(new BigDecimal(text)) : Optional.empty();
  }

  private static Optional<Long> whole(Scalar scalar, String text) {
    if (!WHOLE.matcher(text).matches()) {
      return Optional.empty();
    }
    BigDecimal number = new BigDecimal(text);
    return scalar.ownRange().holds(number) ? Optional.of(number.longValueExact()) : Optional.empty();
  }

  private static Optional<Object> duration(String text) {
    try {
      return Optional.of(Duration.parse(text));
    } catch (DateTimeException notOne) {
      return Optional.empty();
    }
  }
}

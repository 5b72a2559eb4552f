package org.robotmcpkit.processor.model;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads a default that stands as text in an annotation, as strictly as the runtime reads a call.
 */
public final class DefaultValue {
  private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]{0,399})");
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?");

  private DefaultValue() {}

  /**
   * The value, or empty if the text is none of that type.
   *
   * @return a box, a number, a {@code String} (for what is written as one), a {@code Duration}, or
   *     a {@link Constant}
   */
  public static Optional<Object> parse(Type type, String text) {
    if (type instanceof Type.Choice choice) {
      return choice.constants().stream()
          .filter(constant -> text.equals(constant.name()) || text.equals(constant.wireName()))
          .findFirst()
          .map(Object.class::cast);
    }
    return type instanceof Type.Plain plain ? scalar(plain.scalar(), text) : Optional.empty();
  }

  /** Whether a default of this type can be written down at all. */
  public static boolean isPossible(Type type) {
    return type instanceof Type.Choice
        || (type instanceof Type.Plain plain && !plain.scalar().jsonType().isEmpty());
  }

  private static Optional<Object> scalar(Scalar scalar, String text) {
    return switch (scalar) {
      case DOUBLE ->
          number(text)
              .map(BigDecimal::doubleValue)
              .filter(Double::isFinite)
              .map(Object.class::cast);
      case FLOAT ->
          number(text).map(BigDecimal::floatValue).filter(Float::isFinite).map(Object.class::cast);
      case BIG_DECIMAL -> number(text).map(Object.class::cast);
      case INT -> whole(scalar, text).map(BigDecimal::intValueExact);
      case LONG -> whole(scalar, text).map(BigDecimal::longValueExact);
      case SHORT -> whole(scalar, text).map(BigDecimal::shortValueExact);
      case BYTE -> whole(scalar, text).map(BigDecimal::byteValueExact);
      case BIG_INTEGER -> whole(scalar, text).map(BigDecimal::toBigIntegerExact);
      case BOOLEAN ->
          text.equals("true") || text.equals("false")
              ? Optional.of(text.equals("true"))
              : Optional.empty();
      case CHAR -> text.length() == 1 ? Optional.of(text.charAt(0)) : Optional.empty();
      case DURATION ->
          TextForm.fits(scalar, text) ? Optional.of(Duration.parse(text)) : Optional.empty();
      case OBJECT, JSON_NODE -> Optional.empty();
      default -> TextForm.fits(scalar, text) ? Optional.of(text) : Optional.empty();
    };
  }

  /** The number, written as in JSON, or empty. */
  public static Optional<BigDecimal> number(String text) {
    return NUMBER.matcher(text).matches() ? Optional.of(new BigDecimal(text)) : Optional.empty();
  }

  private static Optional<BigDecimal> whole(Scalar scalar, String text) {
    return Optional.of(text)
        .filter(digits -> WHOLE.matcher(digits).matches())
        .map(BigDecimal::new)
        .filter(scalar.ownRange()::holds);
  }
}

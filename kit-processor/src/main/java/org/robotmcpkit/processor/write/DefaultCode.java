package org.robotmcpkit.processor.write;

import com.palantir.javapoet.CodeBlock;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import org.robotmcpkit.processor.model.Constant;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Type;

/** Writes a default in Java, as a literal of the argument's own type, and in JSON. */
final class DefaultCode {
  private static final long SECONDS_PER_MINUTE = 60;
  private static final long SECONDS_PER_HOUR = 3600;
  private static final int NANOS_PER_MILLI = 1_000_000;

  /** Beyond it a double's digits are written with an exponent. */
  private static final double LONGEST_WRITTEN_OUT = 1e15;

  private DefaultCode() {}

  /** The value in Java. */
  static CodeBlock java(Type type, Object value) {
    if (value instanceof Constant constant) {
      return CodeBlock.of("$T.$L", type.javaType(), constant.name());
    }
    if (value instanceof String text) {
      return text(((Type.Plain) type).scalar(), Literals.literal(text));
    }
    if (value instanceof Character letter) {
      return Literals.literal(letter);
    }
    if (value instanceof Duration time) {
      return duration(time);
    }
    if (value instanceof BigDecimal || value instanceof BigInteger) {
      return CodeBlock.of("new $T($S)", value.getClass(), value);
    }
    if (value instanceof Long) {
      return CodeBlock.of("$LL", value);
    }
    if (value instanceof Float) {
      return CodeBlock.of("$Lf", value);
    }
    if (value instanceof Short || value instanceof Byte) {
      return CodeBlock.of("($L) $L", value instanceof Short ? "short" : "byte", value);
    }
    return CodeBlock.of("$L", value);
  }

  /** A value that is written as text in Java too. */
  private static CodeBlock text(Scalar scalar, CodeBlock literal) {
    return switch (scalar) {
      case STRING -> literal;
      case UUID -> CodeBlock.of("$T.fromString($L)", scalar.javaType(), literal);
      case URI -> CodeBlock.of("$T.create($L)", scalar.javaType(), literal);
      default -> CodeBlock.of("$T.parse($L)", scalar.javaType(), literal);
    };
  }

  /** The value in JSON. */
  static Object json(Object value) {
    if (value instanceof Constant constant) {
      return constant.wireName();
    }
    if (value instanceof Character || value instanceof Duration) {
      return value.toString();
    }
    if (value instanceof Double || value instanceof Float) {
      return number(value.toString());
    }
    return value;
  }

  /** A duration in its largest whole unit. */
  @SuppressWarnings("JavaDurationGetSecondsGetNano") // what is left besides the seconds
  static CodeBlock duration(Duration time) {
    long seconds = time.getSeconds();
    if (time.getNano() != 0) {
      return time.getNano() % NANOS_PER_MILLI == 0 && Math.abs(seconds) < Long.MAX_VALUE / 1000
          ? CodeBlock.of("$T.ofMillis($L)", Duration.class, whole(time.toMillis()))
          : CodeBlock.of("$T.ofSeconds($L, $L)", Duration.class, whole(seconds), time.getNano());
    }
    if (seconds == 0) {
      return CodeBlock.of("$T.ZERO", Duration.class);
    }
    if (seconds % SECONDS_PER_HOUR == 0) {
      return CodeBlock.of("$T.ofHours($L)", Duration.class, whole(seconds / SECONDS_PER_HOUR));
    }
    return seconds % SECONDS_PER_MINUTE == 0
        ? CodeBlock.of("$T.ofMinutes($L)", Duration.class, whole(seconds / SECONDS_PER_MINUTE))
        : CodeBlock.of("$T.ofSeconds($L)", Duration.class, whole(seconds));
  }

  /** A whole number, with an L if it needs one. */
  static String whole(long number) {
    return number == (int) number ? Long.toString(number) : number + "L";
  }

  private static Object number(String digits) {
    BigDecimal number = new BigDecimal(digits);
    return Math.abs(number.doubleValue()) < LONGEST_WRITTEN_OUT
            && number.stripTrailingZeros().scale() <= 0
        ? number.toBigInteger()
        : number;
  }
}

package org.robotmcpkit.processor.write;

import com.palantir.javapoet.CodeBlock;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Function;
import org.robotmcpkit.processor.model.Limits;
import org.robotmcpkit.processor.model.Range;
import org.robotmcpkit.processor.model.Size;
import org.robotmcpkit.processor.model.TextPattern;

/** Writes what checks limits in a chain that reads an argument: {@code .min(0).below(1.5)}. */
final class LimitsCode {
  private static final int MOST_DIGITS_OF_A_LONG = 19;

  private LimitsCode() {}

  /** For numbers. */
  static CodeBlock range(Range range) {
    return CodeBlock.of("$L$L", end("min", "above", range.min()), end("max", "below", range.max()));
  }

  private static CodeBlock end(String inclusive, String exclusive, Optional<Range.Bound> bound) {
    return bound
        .map(
            end ->
                CodeBlock.of(
                    ".$L($L)", end.isExclusive() ? exclusive : inclusive, number(end.value())))
        .orElse(CodeBlock.of(""));
  }

  /** As a literal, where one has all the digits. */
  private static CodeBlock number(BigDecimal value) {
    BigDecimal plain = value.stripTrailingZeros();
    if (plain.scale() <= 0 && plain.precision() - plain.scale() <= MOST_DIGITS_OF_A_LONG) {
      try {
        return CodeBlock.of("$L", DefaultCode.whole(plain.longValueExact()));
      } catch (ArithmeticException tooLong) {
        return CodeBlock.of("new $T($S)", BigDecimal.class, value);
      }
    }
    boolean isDouble =
        Double.isFinite(value.doubleValue())
            && BigDecimal.valueOf(value.doubleValue()).compareTo(value) == 0;
    return isDouble
        ? CodeBlock.of("$L", value.doubleValue())
        : CodeBlock.of("new $T($S)", BigDecimal.class, value);
  }

  /** For what has characters or parts. */
  static CodeBlock size(Size size) {
    if (size.hasMin() && size.hasMax()) {
      return CodeBlock.of(".size($L, $L)", size.min(), size.max());
    }
    if (size.hasMin()) {
      return CodeBlock.of(".minSize($L)", size.min());
    }
    return size.hasMax() ? CodeBlock.of(".maxSize($L)", size.max()) : CodeBlock.of("");
  }

  /**
   * For texts.
   *
   * @param constant the name of a pattern's constant
   */
  static CodeBlock text(Limits limits, Function<TextPattern, String> constant) {
    Size size =
        limits.isNotBlank() && limits.size().min() == 1
            ? new Size(0, limits.size().max())
            : limits.size();
    CodeBlock.Builder code = CodeBlock.builder().add(size(size));
    if (limits.isNotBlank()) {
      code.add(".notBlank()");
    }
    if (limits.isEmail()) {
      code.add(".email()");
    }
    limits.patterns().forEach(pattern -> code.add(".matching($N)", constant.apply(pattern)));
    return code.build();
  }
}

package org.robotmcpkit.processor.model;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long a tool's work will take, as far as one can say when it starts. */
public sealed interface Estimate {
  /** Nobody can say. */
  record None() implements Estimate {}

  /**
   * Always as long.
   *
   * @param time how long; may be negative, which is a mistake
   */
  record Fixed(Duration time) implements Estimate {}

  /**
   * As long as an argument says.
   *
   * @param argument the argument
   */
  record Said(Argument argument) implements Estimate {}

  /** A text that is neither a duration nor the name of an argument. */
  record Unknown() implements Estimate {}

  /** Reads an estimate: empty, the Java or wire name of an argument, or a duration such as {@code 90s} or PT2M. */
  static Estimate of(String text, List<Argument> arguments) {
    if (text.isEmpty()) {
      return new None();
    }
    Optional<Estimate> said =
        arguments.stream()
            .filter(argument -> text.equals(argument.javaName()) || text.equals(argument.wireName()))
            .findFirst()
            .map(Said::new);
    return said.or(() -> Literal.parse(text).map(Fixed::new)).orElseGet(Unknown::new);
  }

  /** The spellings of a duration. */
  final class Literal {
    private static final Pattern WITH_UNIT = Pattern.compile("(-?[0-9]{1,12}(?:\\.[0-9]{1,9})?)(ms|s|m|h)");

    private Literal() {}

    private static Optional<Duration> parse(String text) {
      Matcher matcher = WITH_UNIT.matcher(text);
      if (matcher.matches()) {
        BigDecimal seconds = new BigDecimal(matcher.group(1)).multiply(secondsOf(matcher.group(2)));
        BigDecimal nanos = seconds.remainder(BigDecimal.ONE).movePointRight(9);
        return Optional.of(Duration.ofSeconds(seconds.longValue(), nanos.longValue()));
      }
      try {
        return Optional.of(Duration.parse(text));
      } catch (DateTimeException notOne) {
        return Optional.empty();
      }
    }

    private static BigDecimal secondsOf(String unit) {
      return switch (unit) {
        case "ms" -> new BigDecimal("0.001");
        case "m" -> BigDecimal.valueOf(60);
        case "h" -> BigDecimal.valueOf(3600);
        default -> BigDecimal.ONE;
      };
    }
  }
}

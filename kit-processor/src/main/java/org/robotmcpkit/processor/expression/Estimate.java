package org.robotmcpkit.processor.expression;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.AskedMethod;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.Type;

/** How long a tool's work will take, or may take, as far as one can say when it starts. */
public sealed interface Estimate {
  /** Nobody can say, or what is wrong has been told already. */
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
   * @param argument the argument, whatever its type
   */
  record Said(Argument argument) implements Estimate {}

  /**
   * As long as an expression says, in seconds.
   *
   * @param expression the expression
   */
  record Computed(Expression expression) implements Estimate {}

  /**
   * As long as a method of the holder says.
   *
   * @param method the method
   */
  record Asked(AskedMethod method) implements Estimate {}

  /** A single word that is neither a duration nor the name of an argument. */
  record Unknown() implements Estimate {}

  /**
   * An expression with something wrong in it.
   *
   * @param what what is wrong, as the beginning of a sentence
   * @param column where, from 1
   * @param instead what to do, as the end of the sentence
   */
  record Wrong(String what, int column, String instead) implements Estimate {}

  /** How long the work will take. */
  static Estimate est(Tool tool) {
    return Reading.of(tool.est(), tool);
  }

  /** After how long the task has to end. */
  static Estimate deadline(Tool tool) {
    return Reading.of(tool.deadline(), tool);
  }

  /** A duration that stands there as a literal; unknown if it is anything else. */
  static Estimate literal(String text) {
    return TimeLiteral.at(text, 0)
        .filter(time -> time.length() == text.length())
        .map(time -> Reading.fixed(time.seconds()))
        .orElseGet(Unknown::new);
  }

  /**
   * Whether the type is a number, or a duration, which counts in seconds; either may be left out.
   */
  static boolean isTime(Type type) {
    return type instanceof Type.OptionalOf optional
        ? isTime(optional.value())
        : type instanceof Type.Plain plain
            && switch (plain.scalar()) {
              case DOUBLE, FLOAT, INT, LONG, SHORT, BYTE, DURATION -> true;
              default -> false;
            };
  }

  /** Reads the text of one of the two. */
  final class Reading {
    private static final Pattern WORD = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");
    private static final BigDecimal LONGEST = BigDecimal.valueOf(Long.MAX_VALUE);

    private Reading() {}

    private static Estimate of(String text, Tool tool) {
      if (text.isEmpty()) {
        return new None();
      }
      if (text.startsWith(AskedMethod.SIGN)) {
        return asked(text, tool.timeMethods());
      }
      Scope scope = new Scope(tool);
      Optional<Argument> argument = scope.argument(text);
      if (argument.isPresent()) {
        return new Said(argument.get());
      }
      Optional<TimeLiteral> time = TimeLiteral.at(text, 0);
      if (time.isPresent() && time.get().length() == text.length()) {
        return fixed(time.get().seconds());
      }
      return WORD.matcher(text).matches() && time.isEmpty() ? new Unknown() : parsed(text, scope);
    }

    private static Estimate asked(String text, List<AskedMethod> methods) {
      return methods.stream()
          .filter(method -> text.equals(AskedMethod.SIGN + method.name()))
          .findFirst()
          .<Estimate>map(Asked::new)
          .orElseGet(None::new);
    }

    private static Estimate parsed(String text, Scope scope) {
      try {
        Expression expression = Parser.parse(text, scope);
        return expression instanceof Expression.Constant constant
            ? fixed(constant.value())
            : new Computed(expression);
      } catch (Mistake mistake) {
        return mistake.asEstimate();
      }
    }

    private static Estimate fixed(BigDecimal seconds) {
      if (seconds.abs().compareTo(LONGEST) > 0) {
        return new Wrong("too long a time", 1, "write a shorter one");
      }
      BigDecimal[] parts =
          seconds.setScale(9, RoundingMode.HALF_UP).divideAndRemainder(BigDecimal.ONE);
      return new Fixed(
          Duration.ofSeconds(parts[0].longValue(), parts[1].movePointRight(9).longValue()));
    }
  }
}

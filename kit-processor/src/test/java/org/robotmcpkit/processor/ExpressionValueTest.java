package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compiled expressions give what an evaluation by other means gives. */
class ExpressionValueTest {
  private static final long SEED = 20_261_130L;
  private static final int EXPRESSIONS = 400;

  /** Divisors nearer to zero would make rounding visible. */
  private static final BigDecimal SMALLEST_DIVISOR = new BigDecimal("0.001");

  private static final Map<String, String> PARAMETERS =
      Map.of(
          "d",
          "2.5",
          "i",
          "7",
          "boxed",
          "-3",
          "l",
          "1000000",
          "f",
          "0.25",
          "time",
          "90.5",
          "goal.x_m",
          "12",
          "goal.turns",
          "2",
          "goal.pause",
          "3600",
          "maybe",
          "0.5");

  private static final String CALL =
      """
      {"d": 2.5, "i": 7, "boxed": -3, "l": 1000000, "f": 0.25, "time": "PT1M30.5S",
       "goal": {"x_m": 12, "turns": 2, "pause": "PT1H"}, "maybe": 0.5}
      """;

  private static final List<String[]> CONSTANTS =
      List.of(
          new String[] {"5s", "5"},
          new String[] {"250ms", "0.25"},
          new String[] {"1h30m", "5400"},
          new String[] {"PT2M", "120"},
          new String[] {"1.5m", "90"},
          new String[] {"4", "4"},
          new String[] {"0.5", "0.5"},
          new String[] {"1e3", "1000"});

  /** A text with its value, computed beside it. */
  private record Valued(String text, BigDecimal value, int strength) {
    /** The text for a place where only what binds as tightly may stand. */
    String at(int place) {
      return strength >= place ? text : "(" + text + ")";
    }
  }

  private final Random random = new Random(SEED);

  @Test
  void valuesAreThoseOfAnIndependentEvaluation() {
    List<Valued> expressions = new ArrayList<>();
    while (expressions.size() < EXPRESSIONS) {
      Valued any = expression(5);
      Valued parameter = parameter();
      Valued sum =
          new Valued(parameter.text + " + " + any.at(2), parameter.value.add(any.value), 1);
      // What is negative is left out, so that one of the two says something.
      expressions.add(sum);
      expressions.add(new Valued("-" + sum.at(3), sum.value.negate(), 3));
    }

    Served served =
        Served.of(
            "Computing", Compiling.strictly(Sources.source("Computing.java", source(expressions))));

    int known = 0;
    for (int index = 0; index < expressions.size(); index++) {
      Double seconds = served.call("t" + index, CALL).estDurationS();
      double expected = expressions.get(index).value.doubleValue();
      if (Math.abs(expected) > 1e-6) {
        assertThat(seconds == null).as(expressions.get(index).text).isEqualTo(expected < 0);
      }
      if (seconds != null) {
        known++;
        assertThat(seconds)
            .as(expressions.get(index).text)
            .isCloseTo(expected, within(1e-9 * (1 + 1e7 + expected)));
      }
    }
    assertThat(known).isGreaterThanOrEqualTo(EXPRESSIONS / 2);
  }

  private Valued expression(int depth) {
    switch (depth == 0 ? random.nextInt(2) : random.nextInt(8)) {
      case 0:
        return parameter();
      case 1:
        String[] constant = CONSTANTS.get(random.nextInt(CONSTANTS.size()));
        return new Valued(constant[0], new BigDecimal(constant[1]), 3);
      case 2:
        Valued of = expression(depth - 1);
        return new Valued("-" + blank() + of.at(3), of.value.negate(), 3);
      case 3:
        Valued first = expression(depth - 1);
        Valued second = expression(depth - 1);
        boolean isMin = random.nextBoolean();
        return new Valued(
            (isMin ? "min(" : "max(") + first.text + "," + blank() + second.text + ")",
            isMin ? first.value.min(second.value) : first.value.max(second.value),
            3);
      default:
        return binary(expression(depth - 1), expression(depth - 1));
    }
  }

  private Valued binary(Valued left, Valued right) {
    int operator = random.nextInt(right.value.abs().compareTo(SMALLEST_DIVISOR) < 0 ? 3 : 4);
    BigDecimal value =
        switch (operator) {
          case 0 -> left.value.add(right.value, MathContext.DECIMAL128);
          case 1 -> left.value.subtract(right.value, MathContext.DECIMAL128);
          case 2 -> left.value.multiply(right.value, MathContext.DECIMAL128);
          default -> left.value.divide(right.value, MathContext.DECIMAL128);
        };
    int strength = operator < 2 ? 1 : 2;
    String text =
        left.at(strength) + blank() + "+-*/".charAt(operator) + blank() + right.at(strength + 1);
    return new Valued(text, value, strength);
  }

  private Valued parameter() {
    List<String> names = PARAMETERS.keySet().stream().sorted().toList();
    String name = names.get(random.nextInt(names.size()));
    return new Valued(name, new BigDecimal(PARAMETERS.get(name)), 3);
  }

  private String blank() {
    return random.nextBoolean() ? " " : "";
  }

  private static String source(List<Valued> expressions) {
    StringBuilder source =
        new StringBuilder(
            """
            import java.time.Duration;
            import java.util.Optional;
            import org.robotmcpkit.annotation.*;

            /** Holds. */
            @SuppressWarnings({"kit:description", "kit:effect"})
            public class Computing {
              record Goal(double xM, int turns, Duration pause) {}
            """);
    for (int index = 0; index < expressions.size(); index++) {
      source
          .append("@LongRunningTool(name = \"t")
          .append(index)
          .append("\", est = ")
          .append(JavaText.literal(expressions.get(index).text))
          .append(") public void t")
          .append(index)
          .append("(double d, int i, Integer boxed, long l, float f, Duration time, Goal goal, ")
          .append("Optional<Double> maybe) {}\n");
    }
    return source.append("}\n").toString();
  }
}

package org.robotmcpkit.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArgumentsTest {
  private enum Speed {
    SLOW,
    FAST
  }

  private record Pose(double xM, Optional<String> frame) {
    Pose {
      if (xM > 100) {
        throw new IllegalArgumentException("xM is beyond the fence");
      }
    }
  }

  @Test
  void readsEachTypeFromItsJsonForm() {
    Arguments arguments =
        Arguments.of(
            Map.ofEntries(
                Map.entry("number", 2.5),
                Map.entry("whole_as_number", 3),
                Map.entry("float", 0.5),
                Map.entry("int", 7),
                Map.entry("three_point_zero", 3.0),
                Map.entry("long", 9_007_199_254_740_993L),
                Map.entry("short", -5),
                Map.entry("byte", 127),
                Map.entry("bool", true),
                Map.entry("text", "Küche"),
                Map.entry("char", "x"),
                Map.entry("duration", "PT1M30S"),
                Map.entry("speed", "FAST")));

    assertThat(arguments.number("number").required()).isEqualTo(2.5);
    assertThat(arguments.number("whole_as_number").required()).isEqualTo(3.0);
    assertThat(arguments.floatNumber("float").required()).isEqualTo(0.5f);
    assertThat(arguments.integer("int").required()).isEqualTo(7);
    assertThat(arguments.integer("three_point_zero").required()).isEqualTo(3);
    assertThat(arguments.longInteger("long").required()).isEqualTo(9_007_199_254_740_993L);
    assertThat(arguments.shortInteger("short").required()).isEqualTo((short) -5);
    assertThat(arguments.byteInteger("byte").required()).isEqualTo((byte) 127);
    assertThat(arguments.bool("bool").required()).isTrue();
    assertThat(arguments.string("text").required()).isEqualTo("Küche");
    assertThat(arguments.character("char").required()).isEqualTo('x');
    assertThat(arguments.duration("duration").required()).isEqualTo(Duration.ofSeconds(90));
    assertThat(arguments.choice("speed", Speed.values()).required()).isEqualTo(Speed.FAST);
    arguments.refuseIfWrong();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "number   | text     | v must be a number (got \"long\")",
        "number   | infinite | v must be a number (got Infinity)",
        "number   | bool     | v must be a number (got true)",
        "float    | huge     | v must be a number from -3.4028235E38 to 3.4028235E38 (got 1.0E300)",
        "float    | text     | v must be a number (got \"long\")",
        "int      | half     | v must be a whole number (got 1.5)",
        "int      | text     | v must be a whole number (got \"long\")",
        "int      | huge     | v must be a whole number from -2147483648 to 2147483647 (got 1.0E300)",
        "int      | nan      | v must be a whole number (got NaN)",
        "long     | big      | v must be a whole number from -9223372036854775808 to 9223372036854775807 (got 99999999999999999999)",
        "byte     | thousand | v must be a whole number from -128 to 127 (got 1000)",
        "short    | huge     | v must be a whole number from -32768 to 32767 (got 1.0E300)",
        "bool     | text     | v must be true or false (got \"long\")",
        "text     | half     | v must be a text (got 1.5)",
        "char     | text     | v must be a text of one character (got \"long\")",
        "duration | text     | v must be an ISO-8601 duration such as \"PT1M30S\" (got \"long\")",
        "duration | half     | v must be an ISO-8601 duration such as \"PT1M30S\" (got 1.5)",
        "choice   | text     | v must be one of SLOW, FAST (got \"long\")",
        "list     | map      | v must be a list (got an object)",
        "object   | list     | v must be an object (got a list)",
      })
  void refusesEachOtherForm(String type, String given, String problem) {
    assertThat(problemsOf(Map.of("v", value(given)), reader(type))).containsExactly(problem);
  }

  private static Object value(String name) {
    return switch (name) {
      case "text" -> "long";
      case "infinite" -> Double.POSITIVE_INFINITY;
      case "nan" -> Double.NaN;
      case "bool" -> true;
      case "huge" -> 1e300;
      case "half" -> 1.5;
      case "big" -> new BigInteger("99999999999999999999");
      case "thousand" -> 1000;
      case "map" -> Map.of();
      case "list" -> List.of();
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static Function<Arguments, Object> reader(String type) {
    return switch (type) {
      case "number" -> arguments -> arguments.number("v").required();
      case "float" -> arguments -> arguments.floatNumber("v").required();
      case "int" -> arguments -> arguments.integer("v").required();
      case "long" -> arguments -> arguments.longInteger("v").required();
      case "short" -> arguments -> arguments.shortInteger("v").required();
      case "byte" -> arguments -> arguments.byteInteger("v").required();
      case "bool" -> arguments -> arguments.bool("v").required();
      case "text" -> arguments -> arguments.string("v").required();
      case "char" -> arguments -> arguments.character("v").required();
      case "duration" -> arguments -> arguments.duration("v").required();
      case "choice" -> arguments -> arguments.choice("v", Speed.values()).required();
      case "list" -> arguments -> arguments.list("v", Value::string).required();
      case "object" ->
          arguments -> arguments.object("v", ArgumentsTest::pose).map(Optional::of).required();
      default -> throw new IllegalArgumentException(type);
    };
  }

  @Test
  void namesTheRangeWheneverANumberIsOutsideOfItOrMissing() {
    assertThat(
            problemsOf(
                Map.of("s", -1), arguments -> arguments.number("s").min(0).max(3600).required()))
        .containsExactly("s must be a number from 0 to 3600 (got -1)");
    assertThat(
            problemsOf(
                Map.of("s", 3600.5),
                arguments -> arguments.number("s").min(0).max(3600).required()))
        .containsExactly("s must be a number from 0 to 3600 (got 3600.5)");
    assertThat(
            problemsOf(
                Map.of("s", "long"),
                arguments -> arguments.number("s").min(0).max(3600).required()))
        .containsExactly("s must be a number from 0 to 3600 (got \"long\")");
    assertThat(problemsOf(Map.of(), arguments -> arguments.number("s").min(0).max(3600).required()))
        .containsExactly("s is missing; give a number from 0 to 3600");
    assertThat(problemsOf(Map.of("n", 0), arguments -> arguments.integer("n").min(1).required()))
        .containsExactly("n must be a whole number ≥ 1 (got 0)");
    assertThat(
            problemsOf(Map.of("n", 9), arguments -> arguments.longInteger("n").max(8).orElse(1L)))
        .containsExactly("n must be a whole number ≤ 8 (got 9)");
  }

  @Test
  void theEndsOfARangeBelongToIt() {
    Arguments arguments = Arguments.of(Map.of("low", 0, "high", 3600.0));

    assertThat(arguments.number("low").min(0).max(3600).required()).isZero();
    assertThat(arguments.number("high").min(0).max(3600).required()).isEqualTo(3600.0);
    arguments.refuseIfWrong();
  }

  @Test
  void whatIsLeftOutOrNullHasItsDefault() {
    Map<String, Object> given = new HashMap<>();
    given.put("null", null);
    Arguments arguments = Arguments.of(given);

    assertThat(arguments.integer("absent").orElse(3)).isEqualTo(3);
    assertThat(arguments.integer("null").orElse(3)).isEqualTo(3);
    assertThat(arguments.string("absent").optional()).isEmpty();
    assertThat(arguments.string("null").orNull()).isNull();
    arguments.refuseIfWrong();
  }

  @Test
  void whatIsPresentHasNoDefaultAndNoExcuse() {
    assertThat(Arguments.of(Map.of("v", 7)).integer("v").orElse(3)).isEqualTo(7);
    assertThat(Arguments.of(Map.of("v", "a")).string("v").orNull()).isEqualTo("a");
    assertThat(Arguments.of(Map.of("v", "a")).string("v").optional()).contains("a");
    assertThat(problemsOf(Map.of("v", "seven"), arguments -> arguments.integer("v").orElse(3)))
        .containsExactly("v must be a whole number (got \"seven\")");
    assertThat(problemsOf(Map.of("v", 7), arguments -> arguments.string("v").optional()))
        .containsExactly("v must be a text (got 7)");
    assertThat(
            problemsOf(Map.of("v", 7), arguments -> String.valueOf(arguments.string("v").orNull())))
        .containsExactly("v must be a text (got 7)");
  }

  @Test
  void objectsAndListsAreReadMemberByMember() {
    Arguments arguments =
        Arguments.of(
            Map.of(
                "goal", Map.of("x_m", 1.5, "frame", "map"),
                "via", List.of(Map.of("x_m", 1), Map.of("x_m", 2)),
                "speeds", List.of("SLOW", "FAST"),
                "grid", List.of(List.of(1, 2), List.of(3))));

    assertThat(arguments.object("goal", ArgumentsTest::pose).required())
        .isEqualTo(new Pose(1.5, Optional.of("map")));
    assertThat(
            arguments.list("via", item -> item.object(ArgumentsTest::pose).required()).required())
        .containsExactly(new Pose(1, Optional.empty()), new Pose(2, Optional.empty()));
    assertThat(arguments.list("speeds", item -> item.choice(Speed.values()).required()).required())
        .containsExactly(Speed.SLOW, Speed.FAST);
    assertThat(
            arguments
                .list(
                    "grid",
                    row ->
                        row.list(cell -> cell.integer().required())
                            .map(PrimitiveArrays::ints)
                            .required())
                .map(rows -> rows.toArray(int[][]::new))
                .required())
        .isDeepEqualTo(new int[][] {{1, 2}, {3}});
    arguments.refuseIfWrong();
  }

  @Test
  void problemsInsideNameThePath() {
    Map<String, Object> given =
        Map.of(
            "goal", Map.of("x_m", "far", "y", 1),
            "via", List.of(Map.of("x_m", 1), Map.of(), 3));

    assertThat(
            problemsOf(
                given,
                arguments -> {
                  arguments.object("goal", ArgumentsTest::pose).orNull();
                  return arguments
                      .list(
                          "via",
                          item -> item.object(ArgumentsTest::pose).map(Optional::of).required())
                      .required();
                }))
        .containsExactly(
            "goal.x_m must be a number (got \"far\")",
            "unknown member y of goal; it takes x_m, frame",
            "via[1].x_m is missing; give a number",
            "via[2] must be an object (got 3)");
  }

  @Test
  void nullsInListsAreMissing() {
    assertThat(
            problemsOf(
                Map.of("names", Arrays.asList("a", null)),
                arguments -> arguments.list("names", item -> item.string().required()).required()))
        .containsExactly("names[1] is missing; give a text");
  }

  @Test
  void whatAConstructorRefusesIsWrongWithTheObject() {
    assertThat(
            problemsOf(
                Map.of("goal", Map.of("x_m", 101)),
                arguments ->
                    arguments.object("goal", ArgumentsTest::pose).map(Optional::of).required()))
        .containsExactly("goal is not acceptable: xM is beyond the fence");
  }

  @Test
  void unknownArgumentsAreRefusedWithWhatWasProbablyMeant() {
    assertThat(
            problemsOf(
                Map.of("v", 1, "durationS", 3), arguments -> arguments.number("v").required()))
        .containsExactly("unknown argument durationS; it takes v");
    assertThat(
            problemsOf(
                Map.of("durations_s", 3), arguments -> arguments.number("duration_s").orElse(0.0)))
        .containsExactly("unknown argument durations_s; did you mean duration_s?");
    assertThat(problemsOf(Map.of("x".repeat(100), 3), arguments -> 0))
        .containsExactly("unknown argument " + "x".repeat(60) + "…; it takes none");
  }

  @Test
  void allProblemsAreNamedAtOnceUpToABound() {
    List<Object> wrong = new ArrayList<>();
    for (int index = 0; index < 30; index++) {
      wrong.add("x");
    }

    List<String> problems =
        problemsOf(
            Map.of("n", wrong),
            arguments -> arguments.list("n", item -> item.integer().required()).required());

    assertThat(problems).hasSize(21).last().isEqualTo("and 10 more");
  }

  @Test
  void hostileTextsAreShownShortAndOnOneLine() {
    String hostile = "a\n\u001b[31m\u202e" + "b".repeat(100_000);

    assertThat(problemsOf(Map.of("v", hostile), arguments -> arguments.integer("v").required()))
        .singleElement()
        .asString()
        .startsWith("v must be a whole number (got \"a\\n\\u001b[31m\\u202ebbb")
        .hasSizeLessThan(120);
  }

  @Test
  void listsBecomeArraysOfEveryPrimitive() {
    assertThat(PrimitiveArrays.doubles(List.of(1.5))).containsExactly(1.5);
    assertThat(PrimitiveArrays.floats(List.of(1.5f))).containsExactly(1.5f);
    assertThat(PrimitiveArrays.ints(List.of(1))).containsExactly(1);
    assertThat(PrimitiveArrays.longs(List.of(1L))).containsExactly(1L);
    assertThat(PrimitiveArrays.shorts(List.of((short) 1))).containsExactly((short) 1);
    assertThat(PrimitiveArrays.bytes(List.of((byte) 1))).containsExactly((byte) 1);
    assertThat(PrimitiveArrays.chars(List.of('x'))).containsExactly('x');
    assertThat(PrimitiveArrays.booleans(List.of(true))).containsExactly(true);
  }

  private static Pose pose(Arguments pose) {
    double xM = pose.number("x_m").required();
    Optional<String> frame = pose.string("frame").optional();
    return pose.build(() -> new Pose(xM, frame));
  }

  private static List<String> problemsOf(
      Map<String, Object> given, Function<Arguments, Object> reader) {
    Arguments arguments = Arguments.of(given);
    reader.apply(arguments);
    ToolRefusal refusal = catchThrowableOfType(ToolRefusal.class, arguments::refuseIfWrong);
    assertThat(refusal).isNotNull();
    assertThat(refusal.code()).isEqualTo("INVALID_ARGUMENTS");
    assertThat(refusal).hasMessage(String.join("; ", refusal.problems()));
    return refusal.problems();
  }
}

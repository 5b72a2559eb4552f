package org.robotmcpkit.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class RichArgumentsTest {
  private enum Side {
    LEFT,
    RIGHT;

    String wireName() {
      return name().substring(0, 1);
    }
  }

  private interface Shape {}

  private record Circle(double radius) implements Shape {}

  private record Nothing() implements Shape {}

  private static Shape shape(Arguments shape) {
    return shape
        .<Shape>variants("type")
        .variant("circle", RichArgumentsTest::circle)
        .variant("nothing", nothing -> nothing.build(Nothing::new))
        .build();
  }

  private static Circle circle(Arguments circle) {
    double radius = circle.number("radius").min(0).required();
    return circle.build(() -> new Circle(radius));
  }

  @Test
  void readsTextsOfEachForm() {
    UUID id = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");

    assertThat(read("2026-03-01T08:30:00Z", Value::instant))
        .isEqualTo(Instant.parse("2026-03-01T08:30:00Z"));
    assertThat(read("2026-03-01t08:30:00.5+01:00", Value::instant))
        .isEqualTo(Instant.parse("2026-03-01T07:30:00.5Z"));
    assertThat(read("2026-03-01T08:30:00+01:00", Value::offsetDateTime))
        .isEqualTo(OffsetDateTime.parse("2026-03-01T08:30:00+01:00"));
    assertThat(read("2024-02-29", Value::date)).isEqualTo(LocalDate.of(2024, 2, 29));
    assertThat(read("08:30", Value::time)).isEqualTo(LocalTime.of(8, 30));
    assertThat(read("2026-03-01T08:30:00", Value::dateTime))
        .isEqualTo(LocalDateTime.of(2026, 3, 1, 8, 30));
    assertThat(read("123E4567-E89B-12D3-A456-426614174000", Value::uuid)).isEqualTo(id);
    assertThat(read("https://example.org/map", Value::uri))
        .isEqualTo(URI.create("https://example.org/map"));
    assertThat(read("PT0.5S", Value::duration)).isEqualTo(Duration.ofMillis(500));
    assertThat(read("P1DT2H", Value::duration)).isEqualTo(Duration.ofHours(26));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "duration | -PT1S | an ISO-8601 duration such as \"PT1M30S\"",
        "duration | PT-1S | an ISO-8601 duration such as \"PT1M30S\"",
        "duration | PT0,5S | an ISO-8601 duration such as \"PT1M30S\"",
        "duration | P1Y | an ISO-8601 duration such as \"PT1M30S\"",
        "duration | PT | an ISO-8601 duration such as \"PT1M30S\"",
        "instant | 2026-03-01T08:30Z | an instant such as \"2026-03-01T08:30:00Z\"",
        "instant | 2026-03-01 08:30:00Z | an instant such as \"2026-03-01T08:30:00Z\"",
        "instant | 2026-02-30T08:30:00Z | an instant such as \"2026-03-01T08:30:00Z\"",
        "instant | 2026-03-01T08:30:00 | an instant such as \"2026-03-01T08:30:00Z\"",
        "offset | 2026-03-01T08:30:00+0100 | a date and time with its offset, such as \"2026-03-01T08:30:00+01:00\"",
        "date | 2026-3-1 | a date such as \"2026-03-01\"",
        "date | 2026-02-30 | a date such as \"2026-03-01\"",
        "date | +12026-03-01 | a date such as \"2026-03-01\"",
        "time | 8:30 | a time without offset, such as \"08:30:00\"",
        "time | 24:00 | a time without offset, such as \"08:30:00\"",
        "local | 2026-03-01 | a date and time without offset, such as \"2026-03-01T08:30:00\"",
        "local | 2026-02-30T08:30 | a date and time without offset, such as \"2026-03-01T08:30:00\"",
        "uuid | 1-1-1-1-1 | a UUID such as \"123e4567-e89b-12d3-a456-426614174000\"",
        "uri | /relative | an absolute URI such as \"https://example.org/map\"",
        "uri | not a uri | an absolute URI such as \"https://example.org/map\"",
      })
  void refusesTextsThatOnlyLookRight(String type, String given, String expected) {
    assertThat(
            problemsOf(Map.of("v", given), arguments -> form(arguments.at("v"), type).required()))
        .containsExactly("v must be " + expected + " (got \"" + given + "\")");
  }

  private static Argument<?> form(Value value, String type) {
    return switch (type) {
      case "duration" -> value.duration();
      case "instant" -> value.instant();
      case "offset" -> value.offsetDateTime();
      case "date" -> value.date();
      case "time" -> value.time();
      case "local" -> value.dateTime();
      case "uuid" -> value.uuid();
      default -> value.uri();
    };
  }

  @Test
  void exactNumbersLoseNoDigit() {
    assertThat(read(0.1, Value::decimal)).isEqualTo(new BigDecimal("0.1"));
    assertThat(read(new BigDecimal("0.10000000000000000001"), Value::decimal))
        .isEqualTo(new BigDecimal("0.10000000000000000001"));
    assertThat(read(3.0, Value::bigInteger)).isEqualTo(BigInteger.valueOf(3));
    assertThat(read(1e30, Value::bigInteger)).isEqualTo(BigInteger.TEN.pow(30));
    assertThat(problemsOf(Map.of("v", 1.5), arguments -> arguments.bigInteger("v").required()))
        .containsExactly("v must be a whole number (got 1.5)");
    assertThat(
            problemsOf(Map.of("v", 9.99), arguments -> arguments.decimal("v").min(10).required()))
        .containsExactly("v must be a number ≥ 10 (got 9.99)");
  }

  @Test
  void aNumberThatWouldFillTheMemoryIsNotWrittenOut() {
    assertThat(
            problemsOf(
                Map.of("v", new BigDecimal("1e999999999")),
                arguments -> arguments.bigInteger("v").required()))
        .containsExactly("v must be a whole number (got 1E+999999999)");
  }

  @Test
  void setsKeepTheirOrderAndCannotBeChanged() {
    Set<String> set = read(List.of("b", "a"), value -> value.set(item -> item.string().required()));

    assertThat(set).containsExactly("b", "a");
    assertThatThrownBy(() -> set.add("c")).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void duplicatesInASetAreRefusedWhetherTheyAreSoInJsonOrInJava() {
    assertThat(
            problemsOf(
                Map.of("v", List.of(1, 2, 1.0)),
                arguments -> arguments.set("v", RichArgumentsTest::number).required()))
        .containsExactly("v[2] is the same as item 0; give each only once");
    assertThat(
            problemsOf(
                Map.of("v", List.of("PT60S", "PT1M")),
                arguments -> arguments.set("v", item -> item.duration().required()).required()))
        .containsExactly("v[1] is the same as item 0; give each only once");
    assertThat(
            problemsOf(
                Map.of("v", List.of(List.of(1), List.of(1.0))),
                arguments ->
                    arguments
                        .set(
                            "v",
                            item ->
                                item.list(RichArgumentsTest::number)
                                    .map(PrimitiveArrays::doubles)
                                    .required())
                        .required()))
        .containsExactly("v[1] is the same as item 0; give each only once");
  }

  private static double number(Value value) {
    return value.number().required();
  }

  @Test
  void mapsKeepTheirOrderAndCannotBeChanged() {
    Arguments arguments = Arguments.of(Map.of("v", Map.of("a b", 1.0)));

    Map<String, Double> map = arguments.map("v", RichArgumentsTest::number).required();

    arguments.refuseIfWrong();
    assertThat(map).containsExactly(Map.entry("a b", 1.0));
    assertThatThrownBy(() -> map.put("c", 1.0)).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void whatIsWrongInAMapIsSaidWithItsKey() {
    Map<String, Object> values = new HashMap<>();
    values.put("a", "text");
    values.put("b", null);

    assertThat(
            problemsOf(
                Map.of("v", values),
                arguments -> arguments.map("v", RichArgumentsTest::number).required()))
        .containsExactlyInAnyOrder(
            "v.a must be a number (got \"text\")", "v.b is missing; give a number");
  }

  @Test
  void keysOfAnEnumAreItsNames() {
    Map<Side, Double> plain =
        read(Map.of("LEFT", 1), value -> value.map(Side.values(), RichArgumentsTest::number));
    Map<Side, Double> renamed =
        read(
            Map.of("R", 1),
            value -> value.map(Side.values(), Side::wireName, RichArgumentsTest::number));

    assertThat(plain).containsExactly(Map.entry(Side.LEFT, 1.0));
    assertThat(renamed).containsExactly(Map.entry(Side.RIGHT, 1.0));
    assertThat(
            problemsOf(
                Map.of("v", Map.of("LEFFT", 1)),
                arguments ->
                    arguments.map("v", Side.values(), RichArgumentsTest::number).required()))
        .containsExactly("v has no key LEFFT; did you mean LEFT?");
    assertThat(
            problemsOf(
                Map.of("v", Map.of("MIDDLE", 1)),
                arguments ->
                    arguments.map("v", Side.values(), RichArgumentsTest::number).required()))
        .containsExactly("v has no key MIDDLE; its keys are LEFT, RIGHT");
  }

  @Test
  void aConstantThatIsNearlyRightIsNamed() {
    assertThat(
            problemsOf(
                Map.of("v", "left"), arguments -> arguments.choice("v", Side.values()).required()))
        .containsExactly("v must be one of LEFT, RIGHT (got \"left\"); did you mean LEFT?");
    assertThat(
            problemsOf(
                Map.of("v", 1), arguments -> arguments.choice("v", Side.values()).required()))
        .containsExactly("v must be one of LEFT, RIGHT (got 1)");
  }

  @Test
  void aKindIsReadByItsName() {
    Shape circle =
        read(
            Map.of("type", "circle", "radius", 2), value -> value.object(RichArgumentsTest::shape));
    Shape nothing =
        read(Map.of("type", "nothing"), value -> value.object(RichArgumentsTest::shape));

    assertThat(circle).isEqualTo(new Circle(2));
    assertThat(nothing).isEqualTo(new Nothing());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "circel | v.type must be one of circle, nothing (got \"circel\"); did you mean circle?",
        "pyramid | v.type must be one of circle, nothing (got \"pyramid\")",
      })
  void anUnknownKindIsOneProblemThatListsTheKnownOnes(String kind, String problem) {
    assertThat(
            problemsOf(
                Map.of("v", Map.of("type", kind, "radius", "wrong too")),
                arguments -> arguments.object("v", RichArgumentsTest::shape).required()))
        .containsExactly(problem);
  }

  @Test
  void aKindWithoutNameOrWithWrongMembersIsRefused() {
    Function<Arguments, Object> reader =
        arguments -> arguments.object("v", RichArgumentsTest::shape).required();

    assertThat(problemsOf(Map.of("v", Map.of("radius", 1)), reader))
        .containsExactly("v.type is missing; give one of circle, nothing");
    assertThat(problemsOf(Map.of("v", Map.of("type", 7)), reader))
        .containsExactly("v.type must be one of circle, nothing (got 7)");
    assertThat(problemsOf(Map.of("v", Map.of("type", "circle", "radius", -1, "raduis", 1)), reader))
        .containsExactly(
            "v.radius must be a number ≥ 0 (got -1)",
            "unknown member raduis of v; did you mean radius?");
  }

  @Test
  void aValueOfAnyShapeIsHandedOnAsItIs() {
    Map<String, Object> given = new HashMap<>();
    given.put("list", Arrays.asList(1, null, true, "text"));
    given.put("none", null);

    Object read = read(given, Value::any);

    assertThat(read).isEqualTo(given);
    assertThatThrownBy(() -> ((Map<?, ?>) read).clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThat(
            problemsOf(
                Map.of("v", List.of(Double.POSITIVE_INFINITY)),
                arguments -> arguments.any("v").required()))
        .containsExactly("v[0] must be a finite number (got Infinity)");
  }

  @Test
  void aTreeIsOneOfJackson() {
    JsonNode tree = read(Map.of("a", List.of(1, "b")), Value::tree);

    assertThat(tree.toString()).isEqualTo("{\"a\":[1,\"b\"]}");
  }

  @Test
  void everyReaderOfAMemberIsThatOfItsValue() {
    Map<String, Object> texts =
        Map.of(
            "instant", "2026-03-01T08:30:00Z",
            "date", "2026-03-01",
            "time", "08:30",
            "local", "2026-03-01T08:30",
            "uuid", "123e4567-e89b-12d3-a456-426614174000",
            "uri", "a:b",
            "side", "L",
            "sides", List.of("L"),
            "map", Map.of("L", 1),
            "tree", List.of());
    Arguments arguments = Arguments.of(texts);

    assertThat(arguments.instant("instant").required()).isEqualTo("2026-03-01T08:30:00Z");
    assertThat(arguments.offsetDateTime("instant").required()).isEqualTo("2026-03-01T08:30:00Z");
    assertThat(arguments.date("date").required()).isEqualTo("2026-03-01");
    assertThat(arguments.time("time").required()).isEqualTo("08:30");
    assertThat(arguments.dateTime("local").required()).isEqualTo("2026-03-01T08:30:00");
    assertThat(arguments.uuid("uuid").required())
        .hasToString("123e4567-e89b-12d3-a456-426614174000");
    assertThat(arguments.uri("uri").required()).isEqualTo(URI.create("a:b"));
    assertThat(arguments.choice("side", Side.values(), Side::wireName).required())
        .isEqualTo(Side.LEFT);
    assertThat(
            arguments
                .map("map", Side.values(), Side::wireName, RichArgumentsTest::number)
                .required())
        .containsKey(Side.LEFT);
    assertThat(
            arguments
                .set("sides", item -> item.choice(Side.values(), Side::wireName).required())
                .required())
        .containsExactly(Side.LEFT);
    assertThat(arguments.tree("tree").required().isArray()).isTrue();
    arguments.refuseIfWrong();
  }

  private static <T> T read(Object given, Function<Value, Argument<T>> reader) {
    Arguments arguments = Arguments.of(Map.of("v", given));
    T read = reader.apply(arguments.at("v")).required();
    arguments.refuseIfWrong();
    return read;
  }

  private static List<String> problemsOf(Map<String, ?> given, Function<Arguments, ?> reader) {
    Arguments arguments = Arguments.of(given);
    reader.apply(arguments);
    return catchThrowableOfType(ToolRefusal.class, arguments::refuseIfWrong).problems();
  }
}

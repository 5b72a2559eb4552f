package org.robotmcpkit.tool;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A JSON value with its place in the call, not yet read as any type.
 *
 * <p>Reading is strict: a text is no number, 1.5 is no whole number, and nothing overflows. Used by one thread.
 */
public final class Value {
  private final String path;
  private final @Nullable Object raw;
  private final Problems problems;

  Value(String path, @Nullable Object raw, Problems problems) {
    this.path = path;
    this.raw = raw;
    this.problems = problems;
  }

  /** The value as a {@code double}: any finite number. */
  public NumberArgument<Double> number() {
    return new NumberArgument<>(this, new Decoder<>("a number", 0.0, Value::finiteDouble));
  }

  /** The value as a {@code float}: any number that a float can hold. */
  public NumberArgument<Float> floatNumber() {
    return new NumberArgument<>(
        this,
        new Decoder<>(
            "a number",
            0f,
            value -> {
              Double number = finiteDouble(value);
              if (number == null) {
                return null;
              }
              if (Float.isInfinite(number.floatValue())) {
                value.mustBe("a number from " + -Float.MAX_VALUE + " to " + Float.MAX_VALUE);
                return null;
              }
              return number.floatValue();
            }));
  }

  /** The value as an {@code int}: a whole number. */
  public NumberArgument<Integer> integer() {
    return whole(0, Integer.MIN_VALUE, Integer.MAX_VALUE, Long::intValue);
  }

  /** The value as a {@code long}: a whole number. */
  public NumberArgument<Long> longInteger() {
    return whole(0L, Long.MIN_VALUE, Long.MAX_VALUE, number -> number);
  }

  /** The value as a {@code short}: a whole number. */
  public NumberArgument<Short> shortInteger() {
    return whole((short) 0, Short.MIN_VALUE, Short.MAX_VALUE, Long::shortValue);
  }

  /** The value as a {@code byte}: a whole number. */
  public NumberArgument<Byte> byteInteger() {
    return whole((byte) 0, Byte.MIN_VALUE, Byte.MAX_VALUE, Long::byteValue);
  }

  /** The value as a {@code boolean}. */
  public Argument<Boolean> bool() {
    return new Argument<>(
        this, new Decoder<>("true or false", false, value -> value.raw instanceof Boolean bool ? bool : null));
  }

  /** The value as a text. */
  public Argument<String> string() {
    return new Argument<>(this, new Decoder<>("a text", "", value -> value.raw instanceof String text ? text : null));
  }

  /** The value as a single {@code char}. */
  public Argument<Character> character() {
    return new Argument<>(
        this,
        new Decoder<>(
            "a text of one character",
            '\0',
            value -> value.raw instanceof String text && text.length() == 1 ? text.charAt(0) : null));
  }

  /** The value as a duration: an ISO-8601 text such as {@code PT1M30S}. */
  public Argument<Duration> duration() {
    return new Argument<>(this, new Decoder<>("an ISO-8601 duration such as \"PT1M30S\"", Duration.ZERO, Value::isoDuration));
  }

  /**
   * The value as one of an enum's constants, by name.
   *
   * @param constants all constants, {@code Speed.values()}
   */
  public <E extends Enum<E>> Argument<E> choice(E[] constants) {
    return choice(constants, Enum::name);
  }

  /**
   * The value as one of several constants.
   *
   * @param constants all constants
   * @param wireName how a constant is written
   */
  public <E> Argument<E> choice(E[] constants, Function<? super E, String> wireName) {
    return new Argument<>(
        this,
        new Decoder<>(
            () -> Arrays.stream(constants).map(wireName).collect(Collectors.joining(", ", "one of ", "")),
            () -> constants[0],
            value -> {
              for (E constant : constants) {
                if (wireName.apply(constant).equals(value.raw)) {
                  return constant;
                }
              }
              return null;
            }));
  }

  /**
   * The value as an object.
   *
   * @param reader reads the members and ends with {@link Arguments#build}
   */
  @SuppressWarnings({"NullAway", "DataFlowIssue"}) // a stand-in never reaches a body
  public <T> Argument<T> object(Function<Arguments, T> reader) {
    return new Argument<>(
        this,
        new Decoder<>(
            () -> "an object",
            () -> null,
            value -> value.raw instanceof Map<?, ?> members
                ? reader.apply(new Arguments(value.path, members, value.problems))
                : null));
  }

  /**
   * The value as a list.
   *
   * @param reader reads one item
   */
  public <T> Argument<List<T>> list(Function<Value, T> reader) {
    return new Argument<>(
        this,
        new Decoder<>(
            () -> "a list",
            List::of,
            value -> {
              if (!(value.raw instanceof List<?> items)) {
                return null;
              }
              int before = value.problems.count();
              List<T> read = new ArrayList<>(items.size());
              for (int index = 0; index < items.size(); index++) {
                read.add(reader.apply(new Value(value.path + "[" + index + "]", items.get(index), value.problems)));
              }
              return value.problems.count() > before ? List.of() : List.copyOf(read);
            }));
  }

  boolean isAbsent() {
    return raw == null;
  }

  @Nullable Object raw() {
    return raw;
  }

  /** A member of this object, as it is. */
  Value member(String name) {
    return new Value(path + "." + name, raw instanceof Map<?, ?> members ? members.get(name) : null, problems);
  }

  Problems problems() {
    return problems;
  }

  void mustBe(String expected) {
    problem("must be " + expected + " (got " + Shown.of(raw) + ")");
  }

  void problem(String whatIsWrong) {
    problems.add(path + " " + whatIsWrong);
  }

  private <N extends Number> NumberArgument<N> whole(N standIn, long least, long most, Function<Long, N> narrow) {
    return new NumberArgument<>(
        this,
        new Decoder<>(
            "a whole number",
            standIn,
            value -> {
              BigInteger number = wholeNumber(value.raw);
              if (number == null) {
                return null;
              }
              if (number.compareTo(BigInteger.valueOf(least)) < 0 || number.compareTo(BigInteger.valueOf(most)) > 0) {
                value.mustBe("a whole number from " + least + " to " + most);
                return null;
              }
              return narrow.apply(number.longValue());
            }));
  }

  /** 3 and 3.0 are whole numbers, as JSON Schema has it; 3.5, NaN and texts are not. */
  private static @Nullable BigInteger wholeNumber(@Nullable Object raw) {
    if (raw instanceof Integer || raw instanceof Long || raw instanceof Short || raw instanceof Byte) {
      return BigInteger.valueOf(((Number) raw).longValue());
    }
    if (raw instanceof BigInteger big) {
      return big;
    }
    if (raw instanceof Double number && Double.isFinite(number) && number == Math.rint(number)) {
      return new BigDecimal(number).toBigInteger();
    }
    return null;
  }

  private static @Nullable Double finiteDouble(Value value) {
    return value.raw instanceof Number number && Double.isFinite(number.doubleValue()) ? number.doubleValue() : null;
  }

  private static @Nullable Duration isoDuration(Value value) {
    if (!(value.raw instanceof String text)) {
      return null;
    }
    try {
      return Duration.parse(text);
    } catch (DateTimeException notOne) {
      return null;
    }
  }
}

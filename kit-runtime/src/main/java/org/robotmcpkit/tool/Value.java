package org.robotmcpkit.tool;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import tools.jackson.databind.JsonNode;

/**
 * A JSON value with its place in the call, not yet read as any type.
 *
 * <p>Reading is strict: a text is no number, 1.5 is no whole number, and nothing overflows. Used by
 * one thread.
 */
public final class Value {
  /**
   * A number or a boolean as JSON writes it; 19 digits are more than any parser of a call keeps.
   */
  private static final Pattern SCALAR =
      Pattern.compile(
          "true|false|-?(?:0|[1-9][0-9]{0,18})(?:\\.[0-9]{1,18})?(?:[eE][+-]?[0-9]{1,3})?");

  private final String path;
  private final @Nullable Object raw;
  private final boolean isWritten;
  private final Problems problems;

  Value(String path, @Nullable Object raw, Problems problems) {
    this.path = path;
    this.raw = raw instanceof Written written ? written.text() : raw;
    this.isWritten = raw instanceof Written;
    this.problems = problems;
  }

  /**
   * A value where everything is text, as in a URI.
   *
   * @param text the text
   */
  record Written(String text) {}

  /** The same, as the number or the boolean that its text is where everything is text. */
  private Value scalar() {
    return isWritten && raw instanceof String text && SCALAR.matcher(text).matches()
        ? new Value(path, Json.read(text.getBytes(StandardCharsets.UTF_8), Object.class), problems)
        : this;
  }

  /** The value as a {@code double}: any finite number. */
  public NumberArgument<Double> number() {
    return new NumberArgument<>(scalar(), Numbers.DOUBLE);
  }

  /** The value as a {@code float}: any number that a float can hold. */
  public NumberArgument<Float> floatNumber() {
    return new NumberArgument<>(scalar(), Numbers.FLOAT);
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

  /**
   * The value as a number with all its digits, as far as the parser of the call keeps them: at
   * least 15.
   */
  public NumberArgument<BigDecimal> decimal() {
    return new NumberArgument<>(scalar(), Numbers.DECIMAL);
  }

  /** The value as a whole number of any size, up to 400 digits. */
  public NumberArgument<BigInteger> bigInteger() {
    return new NumberArgument<>(scalar(), Numbers.BIG_INTEGER);
  }

  /** The value as a {@code boolean}. */
  public Argument<Boolean> bool() {
    return new Argument<>(
        scalar(),
        new Decoder<>(
            "true or false", false, value -> value.raw instanceof Boolean bool ? bool : null));
  }

  /** The value as a text. */
  public TextArgument string() {
    return new TextArgument(this);
  }

  /** The value as a single {@code char}. */
  public Argument<Character> character() {
    return new Argument<>(
        this,
        new Decoder<>(
            "a text of one character",
            '\0',
            value ->
                value.raw instanceof String text && text.length() == 1 ? text.charAt(0) : null));
  }

  /** The value as a duration: an ISO-8601 text such as {@code PT1M30S}. */
  public Argument<Duration> duration() {
    return new Argument<>(this, TextForms.DURATION);
  }

  /**
   * The value as an instant: an RFC 3339 text with any offset, such as {@code
   * 2026-03-01T08:30:00Z}.
   */
  public Argument<Instant> instant() {
    return new Argument<>(this, TextForms.INSTANT);
  }

  /**
   * The value as a date and time with its offset: an RFC 3339 text such as {@code
   * 2026-03-01T08:30:00+01:00}.
   */
  public Argument<OffsetDateTime> offsetDateTime() {
    return new Argument<>(this, TextForms.OFFSET_DATE_TIME);
  }

  /** The value as a date: a text such as {@code 2026-03-01}. */
  public Argument<LocalDate> date() {
    return new Argument<>(this, TextForms.DATE_ONLY);
  }

  /**
   * The value as a time of day without offset: a text such as {@code 08:30} or {@code 08:30:00.5}.
   */
  public Argument<LocalTime> time() {
    return new Argument<>(this, TextForms.TIME_ONLY);
  }

  /** The value as a date and time without offset: a text such as {@code 2026-03-01T08:30:00}. */
  public Argument<LocalDateTime> dateTime() {
    return new Argument<>(this, TextForms.DATE_AND_TIME);
  }

  /** The value as a UUID in its usual form of 36 characters. */
  public Argument<UUID> uuid() {
    return new Argument<>(this, TextForms.ID);
  }

  /** The value as a URI with a scheme. */
  public Argument<URI> uri() {
    return new Argument<>(this, TextForms.ADDRESS);
  }

  /**
   * The value as it is: {@code Map}, {@code List}, {@code String}, {@code Number} or {@code
   * Boolean}, unmodifiable, with {@code null} inside where the call has it.
   */
  public Argument<Object> any() {
    return new Argument<>(this, PlainTree.ANY);
  }

  /** The value as Jackson's tree. */
  public Argument<JsonNode> tree() {
    return any().map(Json::tree);
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
            () -> "one of " + String.join(", ", names(constants, wireName)),
            () -> constants[0],
            value -> {
              for (E constant : constants) {
                if (wireName.apply(constant).equals(value.raw)) {
                  return constant;
                }
              }
              List<String> names = names(constants, wireName);
              value.problem(
                  "must be one of "
                      + String.join(", ", names)
                      + " (got "
                      + Shown.of(value.raw)
                      + ")"
                      + Similar.hint(value.raw, names));
              return null;
            }));
  }

  private static <E> List<String> names(E[] constants, Function<? super E, String> wireName) {
    return Arrays.stream(constants).map(wireName).collect(Collectors.toList());
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
            value ->
                value.raw instanceof Map<?, ?> members
                    ? reader.apply(new Arguments(value.path, members, value.problems))
                    : null));
  }

  /**
   * The value as a list.
   *
   * @param reader reads one item
   */
  public <T> ManyArgument<List<T>> list(Function<Value, T> reader) {
    return new ManyArgument<>(this, Containers.list(reader));
  }

  /**
   * The value as a set: a list in which nothing stands twice.
   *
   * @param reader reads one item
   */
  public <T> ManyArgument<Set<T>> set(Function<Value, T> reader) {
    return new ManyArgument<>(this, Containers.set(reader));
  }

  /**
   * The value as a map from the names of an object's members.
   *
   * @param reader reads one member
   */
  public <T> ManyArgument<Map<String, T>> map(Function<Value, T> reader) {
    return new ManyArgument<>(this, Containers.map(reader));
  }

  /**
   * The value as a map from an enum's constants, by name.
   *
   * @param keys all constants, {@code Speed.values()}
   * @param reader reads one member
   */
  public <K extends Enum<K>, T> ManyArgument<Map<K, T>> map(K[] keys, Function<Value, T> reader) {
    return map(keys, Enum::name, reader);
  }

  /**
   * The value as a map from several constants.
   *
   * @param keys all constants
   * @param wireName how a constant is written
   * @param reader reads one member
   */
  public <K, T> ManyArgument<Map<K, T>> map(
      K[] keys, Function<? super K, String> wireName, Function<Value, T> reader) {
    return new ManyArgument<>(this, Containers.map(keys, wireName, reader));
  }

  boolean isAbsent() {
    return raw == null;
  }

  @Nullable Object raw() {
    return raw;
  }

  /** A member of this object, as it is. */
  Value member(String name) {
    return new Value(
        path + "." + Shown.text(name),
        raw instanceof Map<?, ?> members ? members.get(name) : null,
        problems);
  }

  /** An item of this list, as it is. */
  Value item(int index, @Nullable Object item) {
    return new Value(path + "[" + index + "]", item, problems);
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

  private <N extends Number> NumberArgument<N> whole(
      N standIn, long least, long most, Function<Long, N> narrow) {
    return new NumberArgument<>(scalar(), Numbers.whole(standIn, least, most, narrow));
  }
}

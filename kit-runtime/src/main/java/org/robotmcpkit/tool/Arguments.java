package org.robotmcpkit.tool;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/**
 * The members of a JSON object, read by name: the arguments of a call, or an object among them.
 *
 * <p>What is wrong is collected, not thrown, so that one answer names all of it. Used by one
 * thread.
 */
public class Arguments {
  private final String path;
  private final Map<?, ?> members;
  private final Problems problems;
  private final int problemsBefore;
  private final Set<String> known = new LinkedHashSet<>();

  Arguments(String path, Map<?, ?> members, Problems problems) {
    this.path = path;
    this.members = members;
    this.problems = problems;
    this.problemsBefore = problems.count();
  }

  /**
   * The arguments of a call.
   *
   * @param arguments parsed JSON: maps, lists, texts, numbers, booleans and nulls
   */
  public static Arguments of(Map<String, ?> arguments) {
    return new Arguments("", arguments, new Problems());
  }

  /**
   * What stands in a URI in the places of variables: texts, which are read as numbers where numbers
   * are asked for.
   */
  static Arguments written(Map<String, String> variables) {
    Map<String, Object> members = new LinkedHashMap<>();
    variables.forEach((name, text) -> members.put(name, new Value.Written(text)));
    return new Arguments("", members, new Problems());
  }

  /**
   * Ends the reading of a call: refuses arguments that nobody has asked for.
   *
   * @throws ToolRefusal if anything is wrong, with all of it
   */
  public void refuseIfWrong() {
    noteUnknown("argument");
    problems.refuseIfAny();
  }

  /** The member of that name, not yet read as any type. */
  public final Value at(String name) {
    known.add(name);
    return new Value(path.isEmpty() ? name : path + "." + name, members.get(name), problems);
  }

  /** A {@code double}. */
  public final NumberArgument<Double> number(String name) {
    return at(name).number();
  }

  /** A {@code float}. */
  public final NumberArgument<Float> floatNumber(String name) {
    return at(name).floatNumber();
  }

  /** An {@code int}. */
  public final NumberArgument<Integer> integer(String name) {
    return at(name).integer();
  }

  /** A {@code long}. */
  public final NumberArgument<Long> longInteger(String name) {
    return at(name).longInteger();
  }

  /** A {@code short}. */
  public final NumberArgument<Short> shortInteger(String name) {
    return at(name).shortInteger();
  }

  /** A {@code byte}. */
  public final NumberArgument<Byte> byteInteger(String name) {
    return at(name).byteInteger();
  }

  /** A number with all its digits. */
  public final NumberArgument<BigDecimal> decimal(String name) {
    return at(name).decimal();
  }

  /** A whole number of any size. */
  public final NumberArgument<BigInteger> bigInteger(String name) {
    return at(name).bigInteger();
  }

  /** A {@code boolean}. */
  public final Argument<Boolean> bool(String name) {
    return at(name).bool();
  }

  /** A text. */
  public final TextArgument string(String name) {
    return at(name).string();
  }

  /** A {@code char}. */
  public final Argument<Character> character(String name) {
    return at(name).character();
  }

  /** An ISO-8601 duration. */
  public final Argument<Duration> duration(String name) {
    return at(name).duration();
  }

  /** An instant. */
  public final Argument<Instant> instant(String name) {
    return at(name).instant();
  }

  /** A date and time with its offset. */
  public final Argument<OffsetDateTime> offsetDateTime(String name) {
    return at(name).offsetDateTime();
  }

  /** A date. */
  public final Argument<LocalDate> date(String name) {
    return at(name).date();
  }

  /** A time of day without offset. */
  public final Argument<LocalTime> time(String name) {
    return at(name).time();
  }

  /** A date and time without offset. */
  public final Argument<LocalDateTime> dateTime(String name) {
    return at(name).dateTime();
  }

  /** A UUID. */
  public final Argument<UUID> uuid(String name) {
    return at(name).uuid();
  }

  /** A URI with a scheme. */
  public final Argument<URI> uri(String name) {
    return at(name).uri();
  }

  /** A value of any shape, as maps, lists, texts, numbers and booleans. */
  public final Argument<Object> any(String name) {
    return at(name).any();
  }

  /** A value of any shape, as Jackson's tree. */
  public final Argument<JsonNode> tree(String name) {
    return at(name).tree();
  }

  /** One of an enum's constants, by name. */
  public final <E extends Enum<E>> Argument<E> choice(String name, E[] constants) {
    return at(name).choice(constants);
  }

  /** One of an enum's constants, which {@code wireName} spells. */
  public final <E> Argument<E> choice(
      String name, E[] constants, Function<? super E, String> wireName) {
    return at(name).choice(constants, wireName);
  }

  /** An object, read by {@code reader}, which ends with {@link #build}. */
  public final <T> Argument<T> object(String name, Function<Arguments, T> reader) {
    return at(name).object(reader);
  }

  /** A list, each item read by {@code reader}. */
  public final <T> ManyArgument<List<T>> list(String name, Function<Value, T> reader) {
    return at(name).list(reader);
  }

  /** A set, each item read by {@code reader}. */
  public final <T> ManyArgument<Set<T>> set(String name, Function<Value, T> reader) {
    return at(name).set(reader);
  }

  /** A map, each value read by {@code reader}. */
  public final <T> ManyArgument<Map<String, T>> map(String name, Function<Value, T> reader) {
    return at(name).map(reader);
  }

  /** A map from an enum's constants, each value read by {@code reader}. */
  public final <K extends Enum<K>, T> ManyArgument<Map<K, T>> map(
      String name, K[] keys, Function<Value, T> reader) {
    return at(name).map(keys, reader);
  }

  /**
   * A map from an enum's constants, which {@code wireName} spells, each value read by {@code
   * reader}.
   */
  public final <K, T> ManyArgument<Map<K, T>> map(
      String name, K[] keys, Function<? super K, String> wireName, Function<Value, T> reader) {
    return at(name).map(keys, wireName, reader);
  }

  /**
   * An object that is one of several kinds; {@code discriminator} is the member that names the
   * kind.
   */
  public final <T> Variants<T> variants(String discriminator) {
    return new Variants<>(this, discriminator);
  }

  /**
   * Ends the reading of an object: refuses members that nobody has asked for, and builds the value
   * if nothing in it is wrong. What a constructor refuses with an {@link IllegalArgumentException}
   * or a {@link NullPointerException} is wrong with the object.
   */
  @SuppressWarnings({"NullAway", "DataFlowIssue"}) // a stand-in never reaches a body
  public final <T> T build(Supplier<T> constructor) {
    noteUnknown("member");
    return buildOpen(constructor);
  }

  /** Like {@link #build}, but for objects that may have more members, such as triggers. */
  @SuppressWarnings({"NullAway", "DataFlowIssue"}) // a stand-in never reaches a body
  public final <T> T buildOpen(Supplier<T> constructor) {
    if (problems.count() > problemsBefore) {
      return null;
    }
    try {
      return constructor.get();
    } catch (IllegalArgumentException | NullPointerException refused) {
      problems.add(
          path + " is not acceptable: " + Shown.text(String.valueOf(refused.getMessage())));
      return null;
    }
  }

  final void noteUnknown(String kind) {
    for (Object member : members.keySet()) {
      String name = String.valueOf(member);
      if (!known.contains(name)) {
        String where = path.isEmpty() ? "" : " of " + path;
        problems.add("unknown " + kind + " " + Shown.text(name) + where + hint(name));
      }
    }
  }

  private String hint(String name) {
    return Similar.to(name, known)
        .map(similar -> "; did you mean " + similar + "?")
        .orElseGet(
            () -> known.isEmpty() ? "; it takes none" : "; it takes " + String.join(", ", known));
  }

  final Problems problems() {
    return problems;
  }
}

package org.robotmcpkit.model;

import java.lang.reflect.Array;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAmount;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One level of a value: a JSON leaf, or the items or members that were in it at one moment.
 *
 * <p>All reading of foreign objects happens here and in {@link BeanMembers}; whatever they throw
 * becomes a mark or text.
 */
sealed interface Shape {
  /** How often a collection that changes while it is read is read again. */
  int TRIES = 5;

  int MAX_TEXT_BYTES = 1024;
  int MAX_KEY_BYTES = 1024;

  /** A value without parts. */
  record Leaf(@Nullable Object value) implements Shape {
    static final Leaf NULL = new Leaf(null);
  }

  /** A list, taken out of whatever held it. */
  record Items(List<Object> values) implements Shape {}

  /** An object, taken out of whatever held it. */
  record Members(Map<String, Object> values) implements Shape {}

  /**
   * The outermost level of a value.
   *
   * @param most how many items or members are worth reading at most
   * @throws TreeReading.TooLarge if there are more
   */
  static Shape of(@Nullable Object value, long most) {
    if (value == null) {
      return Leaf.NULL;
    }
    if (value instanceof String text) {
      return new Leaf(Texts.wellFormed(text));
    }
    if (value instanceof Boolean) {
      return new Leaf(value);
    }
    if (value instanceof Number number) {
      return new Leaf(number(number));
    }
    if (value instanceof Map<?, ?> map) {
      return snapshot(() -> members(map, most));
    }
    if (value instanceof Collection<?> collection) {
      return snapshot(() -> items(collection, most));
    }
    if (value.getClass().isArray()) {
      return array(value, most);
    }
    return other(value, most);
  }

  // Users' values still have dates; what is not unwrapped is given back.
  @SuppressWarnings({"JavaUtilDate", "ReferenceEquality"})
  private static Shape other(Object value, long most) {
    if (value instanceof Character
        || value instanceof UUID
        || value instanceof URI
        || value instanceof URL) {
      return new Leaf(Texts.wellFormed(value.toString()));
    }
    if (value instanceof CharSequence) {
      return new Leaf(Texts.wellFormed(Texts.of(value)));
    }
    if (value instanceof Instant instant) {
      return new Leaf(WireTime.text(instant));
    }
    if (value instanceof Date date) {
      return new Leaf(WireTime.text(Instant.ofEpochMilli(date.getTime())));
    }
    if (value instanceof ZonedDateTime time) {
      return new Leaf(time.toOffsetDateTime().toString());
    }
    if (value instanceof TemporalAccessor || value instanceof TemporalAmount) {
      return text(value);
    }
    if (value instanceof AtomicBoolean flag) {
      return new Leaf(flag.get());
    }
    if (value instanceof Map.Entry<?, ?> entry) {
      return snapshot(
          () -> new Members(Collections.singletonMap(key(entry.getKey()), entry.getValue())));
    }
    if (value instanceof JsonNode node) {
      return jsonNode(node, most);
    }
    @Nullable Object inner = unwrapped(value);
    return inner == value ? BeanMembers.shape(value, most) : of(inner, most);
  }

  /** What is inside an optional or a reference; the value itself if it is neither. */
  private static @Nullable Object unwrapped(Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.orElse(null);
    }
    if (value instanceof OptionalInt optional) {
      return optional.isPresent() ? optional.getAsInt() : null;
    }
    if (value instanceof OptionalLong optional) {
      return optional.isPresent() ? optional.getAsLong() : null;
    }
    if (value instanceof OptionalDouble optional) {
      return optional.isPresent() ? optional.getAsDouble() : null;
    }
    if (value instanceof AtomicReference<?> reference) {
      @Nullable Object inner = reference.get();
      // a reference may hold itself
      return inner instanceof AtomicReference<?> ? Texts.of(inner) : inner;
    }
    return value;
  }

  /** The text of something that is no JSON. */
  static Leaf text(Object value) {
    return new Leaf(Texts.capped(Texts.of(value), MAX_TEXT_BYTES));
  }

  private static @Nullable Number number(Number number) {
    if (number instanceof Integer
        || number instanceof Long
        || number instanceof Short
        || number instanceof Byte) {
      return number;
    }
    if (number instanceof AtomicInteger || number instanceof AtomicLong) {
      return number.longValue();
    }
    if (number instanceof BigInteger integer && number.getClass() == BigInteger.class) {
      // longer ones no reader takes; bitLength first, because making the decimal text of a huge one
      // takes long
      return integer.bitLength() < 330 && integer.toString().length() <= Json.MAX_NUMBER_CHARS
          ? integer
          : null;
    }
    double value;
    try {
      // a float goes through its text: 0.1f is meant as 0.1, not as 0.10000000149011612
      value =
          number instanceof Float ? Double.parseDouble(number.toString()) : number.doubleValue();
    } catch (Throwable hostile) {
      return null;
    }
    return Double.isFinite(value) ? (Number) value : null;
  }

  private static Shape array(Object array, long most) {
    int length = Array.getLength(array);
    if (length > most) {
      throw new TreeReading.TooLarge();
    }
    List<Object> items = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      items.add(Array.get(array, i));
    }
    return new Items(items);
  }

  private static Shape jsonNode(JsonNode node, long most) {
    if (node.isObject()) {
      Map<String, Object> members = new LinkedHashMap<>();
      node.properties().forEach(member -> members.put(key(member.getKey()), member.getValue()));
      return new Members(members);
    }
    if (node.isArray()) {
      return new Items(List.copyOf(node.values()));
    }
    if (node.isNumber()) {
      return of(node.numberValue(), most);
    }
    if (node.isBoolean()) {
      return new Leaf(node.booleanValue());
    }
    if (node.isNull() || node.isMissingNode()) {
      return Leaf.NULL;
    }
    return node.isString() ? new Leaf(Texts.wellFormed(node.stringValue())) : text(node);
  }

  private static Members members(Map<?, ?> map, long most) {
    Map<String, Object> members = new LinkedHashMap<>();
    long left = most;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (left-- <= 0) {
        throw new TreeReading.TooLarge();
      }
      members.put(key(entry.getKey()), entry.getValue());
    }
    return new Members(members);
  }

  private static Items items(Collection<?> collection, long most) {
    List<Object> items = new ArrayList<>();
    long left = most;
    for (Object item : collection) {
      if (left-- <= 0) {
        throw new TreeReading.TooLarge();
      }
      items.add(item);
    }
    return new Items(items);
  }

  private static String key(@Nullable Object key) {
    String name = key instanceof Enum<?> constant ? constant.name() : Texts.of(key);
    return Texts.capped(name, MAX_KEY_BYTES);
  }

  /** Reads a collection that others may be changing: a few tries, then a mark. */
  private static Shape snapshot(Supplier<Shape> reading) {
    Map<String, Object> mark = Marks.UNREADABLE;
    for (int i = 0; i < TRIES; i++) {
      try {
        return reading.get();
      } catch (TreeReading.TooLarge tooLarge) {
        throw tooLarge;
      } catch (ConcurrentModificationException changed) {
        mark = Marks.CHANGING;
      } catch (Throwable hostile) {
        mark = Marks.UNREADABLE;
      }
    }
    return new Members(mark);
  }
}

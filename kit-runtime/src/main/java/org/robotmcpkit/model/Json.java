package org.robotmcpkit.model;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.util.RawValue;

/**
 * The one way in which the kit writes and reads JSON.
 *
 * <p>Written: {@code snake_case} names, {@code null} for what has no value, instants in UTC with
 * three decimals, numbers that are not finite as {@code null}. Read: unknown fields are ignored
 * ({@code docs/contract.md} §2); trailing text, duplicate names, more than 64 levels, numbers of
 * more than 100 digits and strings of more than 256 KiB are refused. Immutable and thread-safe.
 */
public final class Json {
  static final int MAX_STRING_CHARS = 256 * 1024;
  static final int MAX_NUMBER_CHARS = 100;
  private static final int MAX_DEPTH = 64;

  static final JsonMapper MAPPER = mapper();

  private Json() {}

  /**
   * The value as UTF-8.
   *
   * @param value a record of the kit, or a tree that {@link JsonValues} has made
   * @throws JacksonException (unchecked) if the value holds something that is no JSON
   */
  public static byte[] bytes(@Nullable Object value) {
    return MAPPER.writeValueAsBytes(value);
  }

  /** The value as Jackson's tree; see {@link #bytes}. */
  public static JsonNode tree(@Nullable Object value) {
    return MAPPER.valueToTree(value);
  }

  /** The value as text; see {@link #bytes}. */
  public static String text(@Nullable Object value) {
    return MAPPER.writeValueAsString(value);
  }

  /**
   * What {@link #text} has made, for a place inside other JSON: every writer of Jackson copies it
   * as it is.
   */
  public static Object written(String text) {
    return new RawValue(text);
  }

  /**
   * The event that a body holds.
   *
   * @throws UnreadableJsonException with one sentence that names the field, if the body is no event
   */
  public static TaskEvent readEvent(byte[] body) {
    return EventReading.event(readObject(body));
  }

  /**
   * A JSON object as an unmodifiable map in the order of the text, with {@code null}, {@code
   * Boolean}, {@code Number}, {@code String}, {@code List} and {@code Map} inside.
   *
   * @throws UnreadableJsonException if the text is not exactly one JSON object within the limits
   */
  public static Map<String, Object> readObject(byte[] json) {
    if (read(json, Object.class) instanceof Map<?, ?> object) {
      return frozen(object);
    }
    throw new UnreadableJsonException("The JSON is not an object.");
  }

  /** A JSON object from text; see {@link #readObject(byte[])}. */
  public static Map<String, Object> readObject(String json) {
    return readObject(json.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * A value of a given type, for example a {@link TaskInfo} that {@code get_task} has answered.
   *
   * @throws UnreadableJsonException if the text is not exactly one such value within the limits
   */
  public static <T> T read(byte[] json, Class<T> type) {
    T value;
    try {
      value = MAPPER.readValue(json, type);
    } catch (StreamConstraintsException e) {
      throw UnreadableJsonException.beyondLimits(
          "The JSON is beyond a limit: "
              + MAX_DEPTH
              + " levels, "
              + MAX_STRING_CHARS
              + " characters in a text, "
              + MAX_NUMBER_CHARS
              + " digits in a number.");
    } catch (JacksonException e) {
      throw UnreadableJsonException.at(
          e.getLocation(), "The JSON cannot be read: " + e.getOriginalMessage());
    } catch (DateTimeException | IllegalArgumentException | NullPointerException e) {
      throw new UnreadableJsonException("The JSON cannot be read: " + e.getMessage());
    }
    if (value == null) {
      throw new UnreadableJsonException("The JSON is null.");
    }
    return value;
  }

  /**
   * The same tree, unmodifiable all the way down; the reader's depth limit bounds the recursion.
   */
  private static Map<String, Object> frozen(Map<?, ?> object) {
    Map<String, Object> copy = new LinkedHashMap<>();
    object.forEach((name, value) -> copy.put((String) name, frozenValue(value)));
    return Collections.unmodifiableMap(copy);
  }

  private static Object frozenValue(Object value) {
    if (value instanceof Map<?, ?> object) {
      return frozen(object);
    }
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>(list.size());
      list.forEach(item -> copy.add(frozenValue(item)));
      return Collections.unmodifiableList(copy);
    }
    return value;
  }

  private static JsonMapper mapper() {
    StreamReadConstraints constraints =
        StreamReadConstraints.builder()
            .maxNestingDepth(MAX_DEPTH)
            .maxNumberLength(MAX_NUMBER_CHARS)
            .maxStringLength(MAX_STRING_CHARS)
            .build();
    return JsonMapper.builder(JsonFactory.builder().streamReadConstraints(constraints).build())
        .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
        .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
        .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
        .disable(EnumFeature.WRITE_ENUMS_USING_TO_STRING)
        .addModule(wireTypes())
        .build();
  }

  private static SimpleModule wireTypes() {
    SimpleModule module = new SimpleModule("robot-mcp-kit");
    module.addSerializer(new InstantWriter());
    module.addDeserializer(Instant.class, new InstantReader());
    NumberWriter numbers = new NumberWriter();
    module.addSerializer(Double.class, numbers);
    module.addSerializer(Double.TYPE, numbers);
    module.addSerializer(Float.class, numbers);
    module.addSerializer(Float.TYPE, numbers);
    return module;
  }

  private static final class InstantWriter extends StdSerializer<Instant> {
    InstantWriter() {
      super(Instant.class);
    }

    @Override
    public void serialize(Instant instant, JsonGenerator out, SerializationContext context) {
      out.writeString(WireTime.text(instant));
    }
  }

  private static final class InstantReader extends StdDeserializer<Instant> {
    InstantReader() {
      super(Instant.class);
    }

    @Override
    public Instant deserialize(JsonParser in, DeserializationContext context) {
      return WireTime.instant(in.getString());
    }
  }

  /**
   * Writes what is not finite as null: Jackson would write the string "NaN", which no reader takes
   * for a number.
   */
  private static final class NumberWriter extends StdSerializer<Number> {
    NumberWriter() {
      super(Number.class);
    }

    @Override
    public void serialize(Number number, JsonGenerator out, SerializationContext context) {
      if (!Double.isFinite(number.doubleValue())) {
        out.writeNull();
      } else if (number instanceof Float single) {
        out.writeNumber(single.floatValue());
      } else {
        out.writeNumber(number.doubleValue());
      }
    }
  }
}

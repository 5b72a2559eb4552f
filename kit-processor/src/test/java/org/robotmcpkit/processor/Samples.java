package org.robotmcpkit.processor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Makes arguments from a schema, right ones and nearly right ones; the same seed makes the same.
 */
final class Samples {
  /** Deeper objects are kept small, so that types that lead back to themselves end. */
  private static final int DEEP = 5;

  private static final Map<String, List<String>> TEXTS =
      Map.of(
          "duration", List.of("PT1S", "PT1M30S", "P1DT2H", "PT0S"),
          "date-time", List.of("2026-03-01T08:30:00Z", "2024-02-29t23:59:59.123456789+01:00"),
          "date", List.of("2026-03-01", "2024-02-29", "0001-01-01"),
          "uuid",
              List.of(
                  "123e4567-e89b-12d3-a456-426614174000", "00000000-0000-0000-0000-000000000000"),
          "uri",
              List.of(
                  "https://example.org/map?x=1#y", "urn:isbn:0451450523", "mailto:a@example.org"),
          "email", List.of("a@example.org", "A.b+c@sub.example.org", "ops@localhost"),
          "time", List.of("08:30", "23:59:59.5"),
          "local", List.of("2026-03-01T08:30", "2026-12-31T00:00:00.25"),
          "", List.of("a", "", "two words", "\u00e9\ud83e\udd16", "null", "{}"));

  private final Map<?, ?> root;
  private final List<Object> values;
  private final Random random;
  private final Map<Map<?, ?>, List<String>> fitting = new IdentityHashMap<>();

  /**
   * A maker.
   *
   * @param root the schema of a tool's input
   * @param values what stands in wrong places
   */
  Samples(Map<?, ?> root, List<Object> values, long seed) {
    this.root = root;
    this.values = values;
    this.random = new Random(seed);
  }

  /** Arguments that the schema asks for. */
  Map<String, Object> valid() {
    return object(root, 0);
  }

  /** Arguments with something changed at one place: often wrong, and sometimes still right. */
  @SuppressWarnings("unchecked")
  Map<String, Object> changed() {
    Map<String, Object> arguments = valid();
    Object place = arguments;
    while (random.nextInt(3) > 0) {
      List<Object> inside = new ArrayList<>();
      (place instanceof Map<?, ?> map ? map.values() : (List<?>) place)
          .forEach(value -> inside.add(value));
      inside.removeIf(value -> !(value instanceof Map || value instanceof List));
      if (inside.isEmpty()) {
        break;
      }
      place = pick(inside);
    }
    if (place instanceof Map<?, ?> map) {
      change((Map<String, Object>) map);
    } else {
      change((List<Object>) place);
    }
    return arguments;
  }

  private void change(Map<String, Object> object) {
    List<String> names = new ArrayList<>(object.keySet());
    if (names.isEmpty() || random.nextInt(6) == 0) {
      object.put("no_such_member", wrong());
    } else if (random.nextInt(4) == 0) {
      object.remove(pick(names));
    } else {
      object.put(pick(names), wrong());
    }
  }

  private void change(List<Object> list) {
    if (list.isEmpty() || random.nextInt(3) == 0) {
      list.add(list.isEmpty() || random.nextBoolean() ? wrong() : copy(list.get(0)));
    } else {
      list.set(random.nextInt(list.size()), wrong());
    }
  }

  private Object value(Map<?, ?> schema, int depth) {
    if (schema.get("$ref") instanceof String reference) {
      return value(
          (Map<?, ?>) ((Map<?, ?>) root.get("$defs")).get(reference.substring("#/$defs/".length())),
          depth);
    }
    Object choices = schema.containsKey("oneOf") ? schema.get("oneOf") : schema.get("anyOf");
    if (choices instanceof List<?> kinds) {
      return value((Map<?, ?>) (depth > DEEP ? plainest(kinds) : pick(kinds)), depth);
    }
    if (schema.containsKey("const")) {
      return schema.get("const");
    }
    if (schema.get("enum") instanceof List<?> constants) {
      return pick(constants);
    }
    Object type = schema.get("type") instanceof List<?> types ? pick(types) : schema.get("type");
    return type == null ? wrong() : value((String) type, schema, depth);
  }

  /** The choice that leads to no other. */
  private static Object plainest(List<?> kinds) {
    return kinds.stream()
        .map(Object.class::cast)
        .min(Comparator.comparing(kind -> kind.toString().contains("$ref")))
        .orElseThrow();
  }

  private Object value(String type, Map<?, ?> schema, int depth) {
    return switch (type) {
      case "null" -> null;
      case "boolean" -> random.nextBoolean();
      case "integer" -> number(schema);
      case "number" -> isExact(schema) ? number(schema) : number(schema).intValue() + 0.5;
      case "array" -> list(schema, depth);
      case "object" -> object(schema, depth);
      default -> text(schema);
    };
  }

  private boolean isExact(Map<?, ?> schema) {
    return random.nextBoolean()
        || schema.containsKey("maximum")
        || isDecimal(schema, "minimum", "exclusiveMinimum", "exclusiveMaximum");
  }

  private Number number(Map<?, ?> schema) {
    if (isDecimal(schema, "minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum")) {
      double least = end(schema, -1, "minimum", "exclusiveMinimum");
      double most = end(schema, least + 2, "maximum", "exclusiveMaximum");
      double number = least + random.nextInt(9) * (most - least) / 8;
      return schema.get("type").toString().contains("integer")
          ? (Number) Math.round(number)
          : (Number) number;
    }
    int least = (int) end(schema, -100, "minimum", "exclusiveMinimum");
    int most = (int) Math.min(end(schema, least + 200, "maximum", "exclusiveMaximum"), 1_000_000);
    return Math.min(least, most) + random.nextInt(Math.max(1, most - least + 1));
  }

  private static boolean isDecimal(Map<?, ?> schema, String... ends) {
    return Stream.of(ends)
        .anyMatch(end -> schema.get(end) instanceof Number bound && bound.doubleValue() % 1 != 0);
  }

  private static double end(
      Map<?, ?> schema, double otherwise, String inclusive, String exclusive) {
    Object bound = schema.containsKey(inclusive) ? schema.get(inclusive) : schema.get(exclusive);
    return bound instanceof Number number ? number.doubleValue() : otherwise;
  }

  private String text(Map<?, ?> schema) {
    if (schema.containsKey("minLength")
        || schema.containsKey("maxLength")
        || schema.containsKey("allOf")) {
      return limited(schema);
    }
    String pattern = String.valueOf(schema.get("pattern"));
    String form =
        pattern.startsWith("^([01]") ? "time" : pattern.startsWith("^[0-9]{4}") ? "local" : "";
    boolean isLimited = schema.containsKey("pattern") && form.isEmpty();
    return isLimited
        ? limited(schema)
        : pick(TEXTS.get(schema.get("format") instanceof String format ? format : form));
  }

  private String limited(Map<?, ?> schema) {
    List<String> texts =
        fitting.computeIfAbsent(
            schema,
            limits ->
                Stream.concat(
                        values.stream().filter(String.class::isInstance).map(String.class::cast),
                        TEXTS.values().stream().flatMap(List::stream).sorted())
                    .filter(text -> fits(text, limits))
                    .toList());
    return pick(texts);
  }

  private static boolean fits(String text, Map<?, ?> schema) {
    int length = text.codePointCount(0, text.length());
    boolean isEmail = "email".equals(schema.get("format"));
    Stream<?> all =
        schema.get("allOf") instanceof List<?> parts ? parts.stream() : Stream.of(schema);
    return length >= end(schema, 0, "minLength", "minLength")
        && length <= end(schema, Integer.MAX_VALUE, "maxLength", "maxLength")
        && (!isEmail || TEXTS.get("email").contains(text))
        && all.map(part -> ((Map<?, ?>) part).get("pattern"))
            .allMatch(
                pattern ->
                    pattern == null || Pattern.compile(pattern.toString()).matcher(text).find());
  }

  private List<Object> list(Map<?, ?> schema, int depth) {
    List<Object> list = new ArrayList<>();
    int least = (int) end(schema, 0, "minItems", "minItems");
    int most = (int) end(schema, 3, "maxItems", "maxItems");
    int size =
        depth > DEEP ? least : least + random.nextInt(Math.max(1, Math.min(most - least, 3) + 1));
    Map<?, ?> item = schema.get("items") instanceof Map<?, ?> items ? items : Map.of();
    for (int index = 0; index < size; index++) {
      Object value = value(item, depth + 1);
      if (!schema.containsKey("uniqueItems") || !list.contains(value)) {
        list.add(value);
      }
    }
    return list;
  }

  private Map<String, Object> object(Map<?, ?> schema, int depth) {
    Map<String, Object> object = new LinkedHashMap<>();
    if (schema.get("properties") instanceof Map<?, ?> properties) {
      List<?> required = schema.get("required") instanceof List<?> names ? names : List.of();
      properties.forEach(
          (name, property) -> {
            if (required.contains(name) || depth <= DEEP && random.nextBoolean()) {
              object.put((String) name, value((Map<?, ?>) property, depth + 1));
            }
          });
    }
    if (schema.get("additionalProperties") instanceof Map<?, ?> others && depth <= DEEP) {
      List<?> names =
          schema.get("propertyNames") instanceof Map<?, ?> keys
              ? (List<?>) keys.get("enum")
              : List.of("a", "", "two words", "\u00e9.x");
      int least = (int) end(schema, 0, "minProperties", "minProperties");
      for (int count = least + random.nextInt(3); count > 0; count--) {
        object.put((String) pick(names), value(others, depth + 1));
      }
    }
    return object;
  }

  /** A value of any kind; a copy, since it may be changed. */
  private Object wrong() {
    return copy(pick(values));
  }

  private static Object copy(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> copy = new LinkedHashMap<>();
      map.forEach((name, member) -> copy.put(name, copy(member)));
      return copy;
    }
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>();
      list.forEach(item -> copy.add(copy(item)));
      return copy;
    }
    return value;
  }

  private <T> T pick(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}

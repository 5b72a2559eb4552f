package org.robotmcpkit.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.UnreadableJsonException;

/**
 * A value that was typed for an argument, read as the argument's schema says: texts as they are,
 * numbers and booleans by their look, lists and objects as JSON.
 *
 * @param value what it comes to; null is JSON's
 * @param problem what is wrong with it, without the argument's name
 */
record ArgumentValue(@Nullable Object value, Optional<String> problem) {
  /** A number as JSON writes it. */
  static final String NUMBER = "-?(0|[1-9][0-9]{0,99})(\\.[0-9]{1,99})?([eE][+-]?[0-9]{1,3})?";

  private static final String INTEGER = "-?(0|[1-9][0-9]{0,99})";
  private static final int SHOWN = 60;

  private static ArgumentValue of(@Nullable Object value) {
    return new ArgumentValue(value, Optional.empty());
  }

  private static ArgumentValue problem(String problem) {
    return new ArgumentValue(null, Optional.of(problem));
  }

  /** The value of a text. */
  static ArgumentValue of(String text, Map<?, ?> schema) {
    Set<String> types = types(schema);
    if (types.contains("string") && !isOther(text, types)) {
      return of(text);
    }
    if (types.contains("null") && text.equals("null")) {
      return of(null);
    }
    if (types.contains("boolean") && text.matches("true|false")) {
      return of(text.equals("true"));
    }
    if (types.contains("integer") && text.matches(INTEGER)) {
      return of(new BigInteger(text));
    }
    if (types.contains("number") && text.matches(NUMBER)) {
      return of(new BigDecimal(text));
    }
    if (types.isEmpty() || types.contains("object") || types.contains("array")) {
      return ofJson(text, types);
    }
    return problem("takes " + wanted(types) + ", not " + shown(text));
  }

  /** Where a text is one type among others, what looks like another is taken for that. */
  private static boolean isOther(String text, Set<String> types) {
    return (types.contains("null") && text.equals("null"))
        || (types.contains("boolean") && text.matches("true|false"))
        || (types.contains("integer") && text.matches(INTEGER))
        || (types.contains("number") && text.matches(NUMBER));
  }

  private static ArgumentValue ofJson(String text, Set<String> types) {
    @Nullable Object value;
    try {
      value =
          text.strip().equals("null")
              ? null
              : Json.read(text.getBytes(StandardCharsets.UTF_8), Object.class);
    } catch (UnreadableJsonException noJson) {
      return types.isEmpty()
          ? of(text) // it takes anything
          : problem("takes " + wanted(types) + ", which " + shown(text) + " is not");
    }
    boolean fits =
        types.isEmpty()
            || (types.contains("object") && value instanceof Map<?, ?>)
            || (types.contains("array") && value instanceof List<?>);
    return fits ? of(value) : problem("takes " + wanted(types) + ", not " + shown(text));
  }

  private static Set<String> types(Map<?, ?> schema) {
    Set<String> types = new TreeSet<>();
    if (schema.get("type") instanceof String one) {
      types.add(one);
    } else if (schema.get("type") instanceof List<?> several) {
      several.forEach(type -> types.add(String.valueOf(type)));
    } else if (schema.get("enum") instanceof List<?> choices
        && choices.stream().allMatch(String.class::isInstance)) {
      types.add("string");
    }
    return types;
  }

  private static String wanted(Set<String> types) {
    return String.join(
        " or ",
        types.stream().filter(type -> !type.equals("null")).map(ArgumentValue::wanted).toList());
  }

  private static String wanted(String type) {
    return switch (type) {
      case "number" -> "a number";
      case "integer" -> "a whole number";
      case "boolean" -> "true or false";
      case "object" -> "a JSON object such as {\"x\":1}";
      case "array" -> "a JSON list such as [1,2]";
      default -> "a text";
    };
  }

  private static String shown(String text) {
    return '"' + Shown.line(text, SHOWN) + '"';
  }
}

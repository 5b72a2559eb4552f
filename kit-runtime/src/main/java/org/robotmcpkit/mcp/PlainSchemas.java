package org.robotmcpkit.mcp;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Knows the schemas that are surely sound: those made of the plain keywords of JSON Schema 2020-12,
 * each with a value of its own kind, as the processor writes them. Says nothing of the others.
 *
 * <p>A validator knows all of them, and takes a fifth of a second to be set up: a server whose
 * schemas are plain need not wait for it.
 */
final class PlainSchemas {
  private static final Set<String> TYPES =
      Set.of("string", "number", "integer", "boolean", "object", "array", "null");

  private PlainSchemas() {}

  /** Whether this is surely a schema of JSON Schema 2020-12. */
  static boolean isSurelyOne(Object schema) {
    return schema instanceof Boolean
        || (schema instanceof Map<?, ?> members
            && members.entrySet().stream()
                .allMatch(member -> isSound((String) member.getKey(), member.getValue())));
  }

  private static boolean isSound(String keyword, Object value) {
    return switch (keyword) {
      case "type" ->
          isType(value) || (isListOfDifferent(value) && all(value, PlainSchemas::isType));
      case "title", "description", "format" -> value instanceof String;
      case "pattern" -> isPattern(value);
      case "const", "default" -> true;
      case "enum", "examples" -> value instanceof List<?>;
      case "properties" ->
          value instanceof Map<?, ?> properties
              && properties.values().stream().allMatch(PlainSchemas::isSurelyOne);
      case "items", "additionalProperties", "propertyNames", "not" -> isSurelyOne(value);
      case "anyOf", "oneOf", "allOf", "prefixItems" ->
          value instanceof List<?> parts
              && !parts.isEmpty()
              && parts.stream().allMatch(PlainSchemas::isSurelyOne);
      case "required" ->
          value instanceof List<?> names
              && (names.isEmpty() || isListOfDifferent(names))
              && all(names, name -> name instanceof String);
      case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum" -> value instanceof Number;
      case "multipleOf" -> value instanceof Number number && number.doubleValue() > 0;
      case "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties" ->
          value instanceof Integer count && count >= 0;
      case "uniqueItems", "readOnly", "writeOnly", "deprecated" -> value instanceof Boolean;
      default -> false;
    };
  }

  private static boolean isType(Object value) {
    return value instanceof String name && TYPES.contains(name);
  }

  private static boolean isListOfDifferent(Object value) {
    return value instanceof List<?> list
        && !list.isEmpty()
        && new HashSet<Object>(list).size() == list.size();
  }

  private static boolean all(Object list, Predicate<Object> condition) {
    return list instanceof List<?> values && values.stream().allMatch(condition);
  }

  private static boolean isPattern(Object value) {
    try {
      return value instanceof String text && Pattern.compile(text) != null;
    } catch (PatternSyntaxException unknown) {
      return false;
    }
  }
}

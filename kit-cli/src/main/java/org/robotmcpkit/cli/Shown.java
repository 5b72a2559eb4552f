package org.robotmcpkit.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.LogText;
import tools.jackson.databind.json.JsonMapper;

/**
 * Makes what servers say fit for a terminal: no escape sequence and no hidden character gets there,
 * in text or in JSON ({@code docs/security.md}).
 */
final class Shown {
  private static final int LONGEST = 2000;
  private static final JsonMapper PRETTY = JsonMapper.builder().build();

  private Shown() {}

  /** A text as one line. */
  static String line(@Nullable Object text) {
    return LogText.safe(text, LONGEST);
  }

  /** A text as one line of so many characters at most. */
  static String line(@Nullable Object text, int maxChars) {
    return LogText.safe(text, maxChars);
  }

  /** The first line of a text, as one line of so many characters at most. */
  static String firstLine(@Nullable String text, int maxChars) {
    return text == null ? "" : line(text.strip().lines().findFirst().orElse(""), maxChars);
  }

  /** A text of several lines. */
  static List<String> lines(String text) {
    return text.lines().map(line -> LogText.safe(line, LONGEST)).toList();
  }

  /**
   * A value as JSON on one line: the very value, with what would not be seen as JSON's own escapes.
   */
  static String json(@Nullable Object value) {
    return jsonText(Json.text(value));
  }

  /** JSON on one line, the same way. */
  static String jsonText(String json) {
    return LogText.safe(json, Integer.MAX_VALUE);
  }

  /** A value as JSON over several lines, for people. */
  static List<String> prettyJson(@Nullable Object value) {
    String text = PRETTY.writerWithDefaultPrettyPrinter().writeValueAsString(Json.tree(value));
    return text.lines().map(line -> LogText.safe(line, Integer.MAX_VALUE)).toList();
  }

  /** The members of an object as {@code name value}, for a line. */
  static String members(Map<String, ?> object) {
    return object.entrySet().stream()
        .map(member -> line(member.getKey()) + " " + value(member.getValue()))
        .collect(Collectors.joining(", "));
  }

  private static String value(@Nullable Object value) {
    if (value instanceof String text) {
      return line(text);
    }
    return value instanceof Double number ? number(number) : json(value);
  }

  /** A number without a needless fraction. */
  static String number(double number) {
    return number == Math.rint(number) && Math.abs(number) < 1e15
        ? String.valueOf((long) number)
        : String.format(Locale.ROOT, "%.1f", number);
  }
}

package org.robotmcpkit.tool;

import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.Limits;
import org.robotmcpkit.model.LogText;

/**
 * Fills a gate's text with the values of a call, so that a human reads what will happen, and no
 * caller can write a text of its own into it: texts stand in quotation marks, in one line, short,
 * without characters that nobody sees.
 */
final class GateText {
  private static final int LONGEST_TEXT = 100;
  private static final Set<Object> NOTHING =
      Set.of(OptionalInt.empty(), OptionalLong.empty(), OptionalDouble.empty());

  private final StringBuilder out = new StringBuilder();
  private final String template;
  private final Map<String, ?> values;

  private GateText(String template, Map<String, ?> values) {
    this.template = template;
    this.values = values;
  }

  /**
   * The text with the values in it.
   *
   * @throws IllegalStateException if it names one that is not there, or a brace has no other
   */
  static String fill(String template, Map<String, ?> values) {
    return new GateText(template, values).fill();
  }

  private String fill() {
    int at = 0;
    while (at < template.length()) {
      char letter = template.charAt(at);
      if (letter != '{' && letter != '}') {
        out.append(letter);
        at++;
      } else if (template.startsWith(String.valueOf(letter).repeat(2), at)) {
        out.append(letter);
        at += 2;
      } else {
        at = place(at);
      }
    }
    return out.toString();
  }

  private int place(int open) {
    int close = template.indexOf('}', open);
    String name =
        template.charAt(open) == '{' && close > 0
            ? template.substring(open + 1, close).strip()
            : "";
    if (!values.containsKey(name)) {
      throw new IllegalStateException(
          "the gate says \""
              + LogText.safe(template)
              + "\", where "
              + (name.isEmpty() ? "a brace stands alone" : "nothing is known of " + name));
    }
    out.append(shown(values.get(name)));
    return close + 1;
  }

  /** A value as a human reads it; a choice by its name on the wire. */
  static String shown(@Nullable Object value) {
    if (value instanceof Optional<?> optional) {
      return shown(optional.orElse(null));
    }
    if (value instanceof OptionalInt number && number.isPresent()) {
      return shown(number.getAsInt());
    }
    if (value instanceof OptionalLong number && number.isPresent()) {
      return shown(number.getAsLong());
    }
    if (value instanceof OptionalDouble number && number.isPresent()) {
      return shown(number.getAsDouble());
    }
    if (value == null || NOTHING.contains(value)) {
      return "nothing";
    }
    if (value instanceof Enum<?>) {
      return LogText.safe(JsonValues.object(value, Limits.EVENT).get("value"), LONGEST_TEXT);
    }
    boolean isText =
        value instanceof CharSequence || value instanceof Character || value instanceof URI;
    String text = LogText.safe(value, LONGEST_TEXT);
    return isText ? '"' + text.replace('"', '\'') + '"' : text;
  }
}

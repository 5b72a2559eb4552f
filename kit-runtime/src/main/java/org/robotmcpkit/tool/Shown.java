package org.robotmcpkit.tool;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Shows a caller's value in a message: short, on one line, without control characters. */
final class Shown {
  private static final int LONGEST = 60;

  private Shown() {}

  static String of(@Nullable Object raw) {
    if (raw instanceof String text) {
      return '"' + name(text) + '"';
    }
    if (raw instanceof Map<?, ?>) {
      return "an object";
    }
    if (raw instanceof List<?>) {
      return "a list";
    }
    return name(String.valueOf(raw));
  }

  /** A name or a text without quotes around it. */
  static String name(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .limit(LONGEST)
        .forEach(
            character -> {
              int type = Character.getType(character);
              boolean plain =
                  type != Character.CONTROL
                      && type != Character.FORMAT
                      && type != Character.SURROGATE
                      && type != Character.LINE_SEPARATOR
                      && type != Character.PARAGRAPH_SEPARATOR;
              shown.appendCodePoint(plain ? character : '?');
            });
    return text.codePointCount(0, text.length()) > LONGEST ? shown + "…" : shown.toString();
  }
}

package org.robotmcpkit.tool;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.LogText;

/** Shows a caller's value in a message: short, on one line, without control characters. */
final class Shown {
  private static final int LONGEST = 60;

  private Shown() {}

  static String of(@Nullable Object raw) {
    if (raw instanceof String text) {
      return '"' + text(text) + '"';
    }
    if (raw instanceof Map<?, ?>) {
      return "an object";
    }
    if (raw instanceof List<?>) {
      return "a list";
    }
    return text(String.valueOf(raw));
  }

  /** A name or a text, without quotes around it. */
  static String text(String text) {
    return LogText.safe(text, LONGEST);
  }
}

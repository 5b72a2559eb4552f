package org.robotmcpkit.question;

import java.util.List;
import java.util.Map;
import org.robotmcpkit.model.LogText;

/**
 * Shows what somebody else has written in a message: short, on one line, without control
 * characters.
 */
final class Shown {
  private static final int LONGEST = 60;

  private Shown() {}

  static String value(Object raw) {
    if (raw instanceof String text) {
      return '"' + text(text) + '"';
    }
    if (raw instanceof Map<?, ?>) {
      return "an object";
    }
    return raw instanceof List<?> ? "a list" : text(String.valueOf(raw));
  }

  static String text(String text) {
    return LogText.safe(text, LONGEST);
  }
}

package org.robotmcpkit.model;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Makes foreign text fit to stand in a log line or on a terminal.
 *
 * <p>Control characters, ANSI escapes, line separators, bidirectional and other invisible format
 * characters, and lone surrogates come out as {@code \n}, {@code \r}, {@code \t} or a backslash,
 * {@code u} and four hex digits, so that one text stays one line that reads the way it is stored
 * ({@code docs/contract.md} §2, docs/security.md). Stateless and thread-safe.
 */
public final class LogText {
  /** How many characters of a text are shown when the caller does not say. */
  public static final int DEFAULT_MAX_CHARS = 200;

  private LogText() {}

  /**
   * The text, escaped and cut after {@value #DEFAULT_MAX_CHARS} characters; {@code null} reads
   * {@code null}.
   */
  public static String safe(@Nullable Object text) {
    return safe(text, DEFAULT_MAX_CHARS);
  }

  /**
   * The text, escaped and cut.
   *
   * @param text anything; its {@code toString} may throw
   * @param maxChars how many characters of it are shown before an ellipsis; escapes may make the
   *     answer longer
   */
  public static String safe(@Nullable Object text, int maxChars) {
    String raw = Texts.of(text);
    int shown = Math.min(raw.length(), Math.max(0, maxChars));
    if (shown < raw.length() && shown > 0 && Character.isHighSurrogate(raw.charAt(shown - 1))) {
      shown--;
    }
    StringBuilder out = new StringBuilder(shown + 16);
    int at = 0;
    while (at < shown) {
      int codePoint = raw.codePointAt(at);
      at += Character.charCount(codePoint);
      append(out, codePoint);
    }
    if (shown < raw.length()) {
      out.append('…');
    }
    return out.toString();
  }

  private static void append(StringBuilder out, int codePoint) {
    switch (codePoint) {
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        if (isInvisible(codePoint)) {
          for (char unit : Character.toChars(codePoint)) {
            out.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
          }
        } else {
          out.appendCodePoint(codePoint);
        }
      }
    }
  }

  private static boolean isInvisible(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}

package org.robotmcpkit.model;

import org.jspecify.annotations.Nullable;

/** Turns what users hand in into well-formed, bounded text, whatever its {@code toString} does. */
final class Texts {
  static final char REPLACEMENT = '\uFFFD';

  private static final String ELLIPSIS = "…";

  private Texts() {}

  /** What {@code toString} says, or what went wrong with it; never throws. */
  static String of(@Nullable Object value) {
    if (value instanceof String text) {
      return text;
    }
    try {
      // the outer one for a toString() that answers null
      return String.valueOf(String.valueOf(value));
    } catch (Throwable hostile) {
      return "(its text cannot be read: " + hostile.getClass().getSimpleName() + ")";
    }
  }

  /**
   * The text with each lone surrogate replaced, so that every UTF-8 encoder writes the same bytes.
   */
  static String wellFormed(String text) {
    int at = loneSurrogate(text, 0);
    if (at < 0) {
      return text;
    }
    StringBuilder out = new StringBuilder(text);
    while (at >= 0) {
      out.setCharAt(at, REPLACEMENT);
      at = loneSurrogate(text, at + 1);
    }
    return out.toString();
  }

  private static int loneSurrogate(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isHighSurrogate(c)
          && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        i++;
      } else if (Character.isSurrogate(c)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * A well-formed text of at most {@code maxBytes} bytes of UTF-8.
   *
   * @param mark what a text that was cut ends with; counted in
   */
  static String capped(String text, int maxBytes, String mark) {
    // no character takes less than one byte: what lies further out cannot be part of the answer
    String wellFormed =
        wellFormed(text.length() > maxBytes + 1 ? text.substring(0, maxBytes + 1) : text);
    if (wellFormed.length() == text.length()
        && prefixWithin(wellFormed, maxBytes) == wellFormed.length()) {
      return wellFormed;
    }
    int markBytes = (int) utf8Length(mark);
    return wellFormed.substring(0, prefixWithin(wellFormed, maxBytes - markBytes)) + mark;
  }

  static String capped(String text, int maxBytes) {
    return capped(text, maxBytes, ELLIPSIS);
  }

  /**
   * How many characters from the start fit into so many bytes of UTF-8 without splitting a pair.
   */
  private static int prefixWithin(String wellFormed, int maxBytes) {
    int bytes = 0;
    int at = 0;
    while (at < wellFormed.length()) {
      int codePoint = wellFormed.codePointAt(at);
      bytes += utf8Length(codePoint);
      if (bytes > maxBytes) {
        return at;
      }
      at += Character.charCount(codePoint);
    }
    return at;
  }

  static long utf8Length(String wellFormed) {
    return wellFormed.codePoints().mapToLong(Texts::utf8Length).sum();
  }

  private static int utf8Length(int codePoint) {
    if (codePoint < 0x80) {
      return 1;
    }
    if (codePoint < 0x800) {
      return 2;
    }
    return codePoint < 0x10000 ? 3 : 4;
  }

  /** How many bytes the text takes as a JSON string, quotes included. */
  static long jsonLength(String wellFormed) {
    long length = 2;
    for (int i = 0; i < wellFormed.length(); i++) {
      char c = wellFormed.charAt(i);
      if (c == '"' || c == '\\' || c == '\n' || c == '\r' || c == '\t' || c == '\b' || c == '\f') {
        length += 2;
      } else if (c < ' ') {
        length += 6;
      } else if (Character.isSurrogate(c)) {
        length += 2; // half of a pair that takes four bytes
      } else {
        length += utf8Length(c);
      }
    }
    return length;
  }
}

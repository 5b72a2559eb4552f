package org.robotmcpkit.model;

/**
 * Characters that a reader of a text does not see, or that change how the rest of it looks: control
 * characters but {@code \n} and {@code \t}, marks and overrides of the writing direction, tags
 * (U+E0000–E007F) and other characters without a glyph, in which instructions to a model can hide.
 * What joins letters or emoji (U+200C, U+200D, U+FE0F) is none of them.
 *
 * <p>The processor refuses descriptions with such characters by the same list. Stateless and
 * thread-safe.
 */
public final class HiddenCharacters {
  private HiddenCharacters() {}

  /** Whether the character is one of them. */
  public static boolean isHidden(int codePoint) {
    if (codePoint < 0x200B) {
      return (codePoint < ' ' && codePoint != '\n' && codePoint != '\t')
          || (codePoint >= 0x7F && codePoint <= 0x9F)
          || codePoint == 0x61C;
    }
    return codePoint == 0x200B
        || codePoint == 0x200E
        || codePoint == 0x200F
        || (codePoint >= 0x202A && codePoint <= 0x202E)
        || (codePoint >= 0x2060 && codePoint <= 0x206F)
        || codePoint == 0xFEFF
        || (codePoint >= 0xFFF9 && codePoint <= 0xFFFB)
        || (codePoint >= 0xE0000 && codePoint <= 0xE007F);
  }

  /** Whether any of them is in the text; {@code \r} counts. */
  public static boolean areIn(String text) {
    return first(text) < text.length();
  }

  /**
   * The text with one U+FFFD for each run of them, so that one sees that something was there;
   * carriage returns become line feeds. The same instance if there are none.
   */
  static String replaced(String text) {
    int at = first(text);
    if (at == text.length()) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length()).append(text, 0, at);
    boolean isAfterHidden = false;
    while (at < text.length()) {
      int codePoint = text.codePointAt(at);
      at += Character.charCount(codePoint);
      boolean isHidden = isHidden(codePoint);
      if (codePoint == '\r') {
        isHidden = false;
        if (at == text.length() || text.charAt(at) != '\n') {
          out.append('\n');
        }
      } else if (!isHidden) {
        out.appendCodePoint(codePoint);
      } else if (!isAfterHidden) {
        out.append(Texts.REPLACEMENT);
      }
      isAfterHidden = isHidden;
    }
    return out.toString();
  }

  /**
   * Where the first of them is; the length if there is none. Most letters are told at the first
   * comparison.
   */
  private static int first(String text) {
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      if (letter >= ' ' && letter < 0x7F) {
        continue;
      }
      if (Character.isHighSurrogate(letter)) {
        if (isHidden(text.codePointAt(at))) {
          return at;
        }
      } else if (isHidden(letter)) {
        return at;
      }
    }
    return text.length();
  }
}

package org.robotmcpkit.processor.write;

/** Writes single characters so that any encoding carries them. */
final class Escapes {
  private Escapes() {}

  /** The hexadecimal escape that Java and JSON have in common. */
  static String unicode(char letter) {
    return String.format("\\u%04x", (int) letter);
  }

  /** The text with all that is not ASCII escaped, as Java allows it everywhere in a source file. */
  static String ascii(String source) {
    StringBuilder ascii = new StringBuilder(source.length());
    for (int index = 0; index < source.length(); index++) {
      char letter = source.charAt(index);
      if (letter > '~') {
        ascii.append(unicode(letter));
      } else {
        ascii.append(letter);
      }
    }
    return ascii.toString();
  }

  /**
   * Appends the character at that place of a text, as it stands inside a literal or a text block.
   */
  static void append(StringBuilder java, String text, int index) {
    char letter = text.charAt(index);
    if (letter >= ' ' && letter <= '~' && letter != '\\') {
      java.append(letter);
      return;
    }
    // javac 17 takes a backslash after half a surrogate pair for the beginning of the other half.
    boolean isAfterHalf = index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
    java.append(isAfterHalf && letter == '\\' ? "\\134" : java(letter));
  }

  /** The character inside a literal or a text block; quotes are the caller's affair. */
  static String java(char letter) {
    return switch (letter) {
      case '\\' -> "\\\\";
      case '\n' -> "\\n";
      case '\t' -> "\\t";
      case '\r' -> "\\r";
      case '\f' -> "\\f";
      case '\b' -> "\\b";
      default -> {
        if (letter < ' ') {
          // Three digits, so that a digit after it does not become part of it.
          yield String.format("\\%03o", (int) letter);
        }
        yield letter > '~' ? unicode(letter) : String.valueOf(letter);
      }
    };
  }
}

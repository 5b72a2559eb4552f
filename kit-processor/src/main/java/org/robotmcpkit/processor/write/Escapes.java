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
    for (char letter : source.toCharArray()) {
      ascii.append(letter > '~' ? unicode(letter) : letter);
    }
    return ascii.toString();
  }

  /** The character at that place of a text, inside a literal or a text block. */
  static String java(String text, int index) {
    // javac 17 takes a backslash after half a surrogate pair for the beginning of the other half.
    boolean isAfterHalf = index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
    return isAfterHalf && text.charAt(index) == '\\' ? "\\134" : java(text.charAt(index));
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

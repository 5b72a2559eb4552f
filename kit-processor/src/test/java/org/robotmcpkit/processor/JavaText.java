package org.robotmcpkit.processor;

/**
 * Writes texts as literals in the sources of tests, independently of how the processor writes them.
 */
final class JavaText {
  private JavaText() {}

  /**
   * The text as a literal in ASCII, with everything escaped that is no letter, digit or plain
   * blank.
   */
  static String literal(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (char letter : text.toCharArray()) {
      boolean isPlain = letter < 128 && Character.isLetterOrDigit(letter) || letter == ' ';
      // Octal escapes are read after the source has been taken apart, so that quotes and line ends
      // can have them.
      literal.append(
          isPlain
              ? "" + letter
              : letter < 256 ? String.format("\\%03o", (int) letter) : unicode(letter));
    }
    return literal.append('"').toString();
  }

  private static String unicode(char letter) {
    return String.format("\\u%04x", (int) letter);
  }
}

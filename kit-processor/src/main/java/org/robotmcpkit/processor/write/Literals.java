package org.robotmcpkit.processor.write;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Turns texts of the user's into Java source: the only way in which they get into a generated file.
 *
 * <p>A constant may take 65,535 bytes in a class file; longer texts are joined from several.
 */
final class Literals {
  private static final int LONGEST_BYTES = 30_000;
  private static final int MOST_BYTES_OF_A_CHAR = 3;
  private static final int LONGEST_LINE = 112;

  private Literals() {}

  /** Whether a constant of a class file can hold the text. */
  static boolean fitsOneConstant(String text) {
    return parts(text).size() == 1;
  }

  /** The text as a literal. */
  static CodeBlock literal(String text) {
    return CodeBlock.of("$L", joined(text, Literals::quoted));
  }

  /**
   * The text as a text block, or as a literal if a text block would lose something; as an
   * expression in ASCII.
   */
  static String textBlock(String text) {
    boolean isPlain = text.isEmpty() || text.chars().anyMatch(Literals::isStrippedBeforeUnescaped);
    return joined(text, isPlain ? Literals::quoted : Literals::block);
  }

  /** The character as a literal. */
  static CodeBlock literal(char letter) {
    return CodeBlock.of("$L", letter == '\'' ? "'\\''" : "'" + Escapes.java(letter) + "'");
  }

  /** Java turns these escapes into blanks first and strips blanks at the ends of lines then. */
  private static boolean isStrippedBeforeUnescaped(int letter) {
    return letter > '~' && Character.isWhitespace(letter);
  }

  private static String joined(String text, UnaryOperator<String> spelling) {
    List<String> parts = parts(text);
    return parts.size() == 1
        ? spelling.apply(text)
        // Not with +, which would make one constant of them again.
        : parts.stream()
            .map(spelling)
            .collect(Collectors.joining(")\n    .concat(", "\"\"\n    .concat(", ")"));
  }

  private static List<String> parts(String text) {
    if (text.length() * MOST_BYTES_OF_A_CHAR <= LONGEST_BYTES) {
      return List.of(text);
    }
    List<String> parts = new ArrayList<>();
    int start = 0;
    int bytes = 0;
    for (int index = 0; index < text.length(); index++) {
      char letter = text.charAt(index);
      int size = letter == 0 ? 2 : letter < 0x80 ? 1 : letter < 0x800 ? 2 : 3;
      if (bytes + size > LONGEST_BYTES) {
        parts.add(text.substring(start, index));
        start = index;
        bytes = 0;
      }
      bytes += size;
    }
    parts.add(text.substring(start));
    return parts;
  }

  private static String quoted(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int index = 0; index < text.length(); index++) {
      if (text.charAt(index) == '"') {
        literal.append("\\\"");
      } else {
        Escapes.append(literal, text, index);
      }
    }
    return literal.append('"').toString();
  }

  /** The last line holds nothing but the closing quotes, so that it sets the indentation. */
  private static String block(String text) {
    StringBuilder block = new StringBuilder("\"\"\"\n");
    String[] lines = text.split("\n", -1);
    for (int index = 0; index < lines.length; index++) {
      boolean isLast = index == lines.length - 1;
      if (isLast && lines[index].isEmpty()) {
        break;
      }
      block.append(wrapped(blockLine(lines[index]))).append(isLast ? "\\\n" : "\n");
    }
    return block.append("\"\"\"").toString();
  }

  private static String blockLine(String text) {
    StringBuilder line = new StringBuilder();
    int quotes = 0;
    for (int index = 0; index < text.length(); index++) {
      quotes = text.charAt(index) == '"' ? quotes + 1 : 0;
      boolean wouldClose = quotes == 3;
      if (wouldClose) {
        line.append("\\\"");
        quotes = 0;
      } else {
        Escapes.append(line, text, index);
      }
    }
    boolean endsBlank = !line.isEmpty() && line.charAt(line.length() - 1) == ' ';
    return endsBlank ? line.substring(0, line.length() - 1) + "\\s" : line.toString();
  }

  /**
   * Breaks a long line after a blank and before a word, where the backslash takes the break out
   * again.
   */
  private static String wrapped(String line) {
    StringBuilder wrapped = new StringBuilder();
    String rest = line;
    while (rest.length() > LONGEST_LINE) {
      int end = breakIn(rest);
      if (end < 0) {
        break;
      }
      wrapped.append(rest, 0, end).append("\\\n");
      rest = rest.substring(end);
    }
    return wrapped.append(rest).toString();
  }

  /** The last good place within the width; -1 if there is none. */
  private static int breakIn(String line) {
    for (int end = LONGEST_LINE - 1; end > LONGEST_LINE / 2; end--) {
      if (line.charAt(end - 1) == ' ' && line.charAt(end) != ' ') {
        return end;
      }
    }
    return -1;
  }
}

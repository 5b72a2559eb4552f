package org.robotmcpkit.processor.write;

import java.util.ArrayList;
import java.util.List;

/**
 * Expressions that are put into a source file after JavaPoet has written it, since JavaPoet goes
 * through every line of a text several times, and schemas are most of what a file has.
 */
final class LateTexts {
  /** Stands around an expression's number; nothing else in a source file in ASCII has it. */
  private static final char MARK = '\0';

  private static final String INDENT = "      ";

  private final List<String> expressions = new ArrayList<>();

  /** Keeps the initializer of a constant for later; the answer stands for it meanwhile. */
  String keep(String expression) {
    expressions.add(expression);
    return MARK + String.valueOf(expressions.size() - 1) + MARK;
  }

  /**
   * The source with the expressions in their places, and without the blanks that JavaPoet leaves
   * where it breaks a line.
   */
  String putInto(String source) {
    int length = source.length() + expressions.stream().mapToInt(text -> text.length() * 2).sum();
    StringBuilder whole = new StringBuilder(length);
    for (int index = 0; index < source.length(); index++) {
      char letter = source.charAt(index);
      if (letter == MARK) {
        int end = source.indexOf(MARK, index + 1);
        appendIndented(whole, expressions.get(Integer.parseInt(source.substring(index + 1, end))));
        index = end;
      } else {
        if (letter == '\n') {
          dropTrailingBlanks(whole);
        }
        whole.append(letter);
      }
    }
    return whole.toString();
  }

  private static void appendIndented(StringBuilder whole, String expression) {
    int begin = 0;
    for (int end = expression.indexOf('\n'); end >= 0; end = expression.indexOf('\n', begin)) {
      whole.append(expression, begin, end + 1);
      begin = end + 1;
      if (expression.charAt(begin) != '\n') {
        whole.append(INDENT);
      }
    }
    whole.append(expression, begin, expression.length());
  }

  private static void dropTrailingBlanks(StringBuilder text) {
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == ' ') {
      end--;
    }
    text.setLength(end);
  }
}

package org.robotmcpkit.tool;

import java.util.regex.Pattern;

/** What texts can be checked for; no caller's text makes a check run on and on. */
final class Texts {
  /** Some milliseconds; an honest text takes a few steps a character. */
  private static final int MOST_STEPS = 1_000_000;

  private static final String NAME = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
  private static final String LABEL = "[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?";
  private static final Pattern EMAIL =
      Pattern.compile(NAME + "(\\." + NAME + ")*@" + LABEL + "(\\." + LABEL + ")*");

  private Texts() {}

  /** Whether the text is empty or white space only, as ECMAScript has it. */
  static boolean isBlank(String text) {
    return text.chars().allMatch(Texts::isWhite);
  }

  private static boolean isWhite(int letter) {
    return switch (letter) {
      case ' ', '\u00a0', '\u1680', '\u2028', '\u2029', '\u202f', '\u205f', '\u3000', '\ufeff' ->
          true;
      default -> (letter >= '\t' && letter <= '\r') || (letter >= '\u2000' && letter <= '\u200a');
    };
  }

  static boolean isEmail(String text) {
    return matches(EMAIL, text);
  }

  /**
   * Whether the pattern matches the text as a whole. Java's matcher may need exponential time, and
   * a stack as deep as the text is long; what needs too much does not match.
   */
  static boolean matches(Pattern pattern, String text) {
    try {
      return pattern.matcher(new Counted(text)).matches();
    } catch (TooManySteps | StackOverflowError tooMuch) {
      return false;
    }
  }

  /** A text of which a matcher may look at only so many characters. */
  private static final class Counted implements CharSequence {
    private final String text;
    private int steps;

    Counted(String text) {
      this.text = text;
    }

    @Override
    public char charAt(int index) {
      steps++;
      if (steps > MOST_STEPS) {
        throw new TooManySteps();
      }
      return text.charAt(index);
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.subSequence(start, end);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  private static final class TooManySteps extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooManySteps() {
      super("too many steps", null, false, false);
    }
  }
}

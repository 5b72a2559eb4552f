package org.robotmcpkit.processor.expression;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robotmcpkit.processor.expression.Token.Kind;

/** Takes an expression apart into words and signs. */
final class Lexer {
  private static final Pattern NUMBER =
      Pattern.compile("[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,4})?");
  private static final String SIGNS = "+-*/().,";

  private final String text;
  private final Set<String> names;
  private final List<Token> tokens = new ArrayList<>();
  private int next;

  private Lexer(String text, Set<String> names) {
    this.text = text;
    this.names = names;
  }

  /**
   * The words and signs, and the end.
   *
   * @param names the names that arguments have; one with a minus in it is a name wherever it stands
   */
  static List<Token> tokens(String text, Set<String> names) throws Mistake {
    Lexer lexer = new Lexer(text, names);
    while (lexer.next < text.length()) {
      lexer.read();
    }
    lexer.tokens.add(Token.of(Kind.END, "", text.length() + 1));
    return lexer.tokens;
  }

  private void read() throws Mistake {
    char letter = text.charAt(next);
    if (Character.isWhitespace(letter)) {
      next++;
    } else if (letter >= '0' && letter <= '9') {
      readNumber();
    } else if (Character.isJavaIdentifierStart(letter)) {
      readWord();
    } else if (SIGNS.indexOf(letter) >= 0) {
      add(Token.of(Kind.SIGN, String.valueOf(letter), next + 1));
    } else {
      throw unexpected(letter);
    }
  }

  private Mistake unexpected(char letter) {
    boolean isPrintable = letter > ' ' && letter <= '~';
    String shown =
        isPrintable ? "\"" + letter + "\"" : String.format("character U+%04X", (int) letter);
    return new Mistake(
        "unexpected " + shown,
        next + 1,
        letter == '#'
            ? "a #method stands alone; compute the rest in the method"
            : "use numbers, durations such as 5s, parameters, + - * / ( ) min and max");
  }

  private void readNumber() throws Mistake {
    Optional<TimeLiteral> time = TimeLiteral.at(text, next);
    if (time.isPresent()) {
      add(time.get());
      return;
    }
    Matcher number = NUMBER.matcher(text).region(next, text.length());
    if (!number.lookingAt()) {
      throw new IllegalStateException("a digit begins a number");
    }
    if (number.end() < text.length() && Character.isJavaIdentifierPart(text.charAt(number.end()))) {
      String unit = text.substring(number.end(), endOfWord(number.end()));
      throw new Mistake(
          "unknown unit \"" + printable(unit) + "\"",
          number.end() + 1,
          "use h, m, s or ms, the largest first");
    }
    add(new Token(Kind.NUMBER, number.group(), next + 1, new BigDecimal(number.group())));
  }

  private void readWord() {
    String word = text.substring(next, endOfWord(next));
    Optional<TimeLiteral> time =
        names.contains(word) ? Optional.empty() : TimeLiteral.at(text, next);
    if (time.isPresent()) {
      add(time.get());
    } else {
      add(Token.of(Kind.NAME, longestName(word), next + 1));
    }
  }

  /** Names on the wire may have a minus in them; the longest one counts. */
  private String longestName(String word) {
    return names.stream()
        .filter(name -> name.length() > word.length() && text.startsWith(name, next))
        .filter(name -> endOfWord(next + name.length()) == next + name.length())
        .reduce(word, (longest, name) -> name.length() > longest.length() ? name : longest);
  }

  private int endOfWord(int start) {
    int end = start;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static String printable(String word) {
    return word.replaceAll("\\p{Cntrl}", " ");
  }

  private void add(TimeLiteral time) {
    add(new Token(Kind.TIME, text.substring(next, next + time.length()), next + 1, time.seconds()));
  }

  private void add(Token token) {
    tokens.add(token);
    next += token.text().length();
  }
}

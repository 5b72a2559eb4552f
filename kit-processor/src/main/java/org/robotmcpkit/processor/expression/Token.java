package org.robotmcpkit.processor.expression;

import java.math.BigDecimal;

/**
 * A word or sign of an expression.
 *
 * @param kind which kind
 * @param text as it was written; empty at the end
 * @param column where it starts, from 1
 * @param value what a number or a duration amounts to, the latter in seconds; zero for all others
 */
record Token(Kind kind, String text, int column, BigDecimal value) {
  /** The kinds of tokens. */
  enum Kind {
    NUMBER,
    TIME,
    NAME,
    SIGN,
    END
  }

  static Token of(Kind kind, String text, int column) {
    return new Token(kind, text, column, BigDecimal.ZERO);
  }

  boolean is(String sign) {
    return kind == Kind.SIGN && text.equals(sign);
  }

  /** The token as messages show it. */
  String shown() {
    return kind == Kind.END ? "end" : '"' + text + '"';
  }
}

package org.robotmcpkit.processor.expression;

/** What stands between two numbers. */
public enum Operator {
  PLUS("+"),
  MINUS("-"),
  TIMES("*"),
  DIVIDED("/");

  private final String sign;

  Operator(String sign) {
    this.sign = sign;
  }

  /** The sign, in the expression as in Java. */
  public String sign() {
    return sign;
  }

  /** Whether it is done before plus and minus. */
  public boolean bindsTighter() {
    return this == TIMES || this == DIVIDED;
  }

  static Operator of(String sign) {
    return switch (sign) {
      case "+" -> PLUS;
      case "-" -> MINUS;
      case "*" -> TIMES;
      default -> DIVIDED;
    };
  }
}

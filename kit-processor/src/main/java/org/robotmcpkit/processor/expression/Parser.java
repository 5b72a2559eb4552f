package org.robotmcpkit.processor.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.robotmcpkit.processor.expression.Token.Kind;

/**
 * Reads an expression.
 *
 * <pre>
 * sum     = product { ("+" | "-") product }
 * product = factor { ("*" | "/") factor }
 * factor  = "-" factor | number | duration | path | ("min" | "max") "(" sum "," sum { "," sum } ")" | "(" sum ")"
 * path    = name { "." name }
 * </pre>
 */
final class Parser {
  /** Longer ones belong into a method; and so the recursion has an end. */
  private static final int LONGEST = 500;

  private static final Set<String> FUNCTIONS = Set.of("min", "max");

  private final Scope scope;
  private final List<Token> tokens;
  private int next;

  private Parser(Scope scope, List<Token> tokens) {
    this.scope = scope;
    this.tokens = tokens;
  }

  static Expression parse(String text, Scope scope) throws Mistake {
    if (text.length() > LONGEST) {
      throw new Mistake(
          "more than " + LONGEST + " characters", LONGEST + 1, "compute it in a #method");
    }
    Parser parser = new Parser(scope, Lexer.tokens(text, scope.names()));
    Expression whole = parser.sum();
    parser.expectEnd();
    if (whole instanceof Expression.Constant
        && parser.tokens.stream().noneMatch(token -> token.kind() == Kind.TIME)) {
      throw new Mistake("no unit", 1, "write a duration, such as 90s");
    }
    return whole;
  }

  private Expression sum() throws Mistake {
    Expression left = product();
    while (at("+") || at("-")) {
      left = Constants.binary(take(), left, product());
    }
    return left;
  }

  private Expression product() throws Mistake {
    Expression left = factor();
    while (at("*") || at("/")) {
      left = Constants.binary(take(), left, factor());
    }
    return left;
  }

  private Expression factor() throws Mistake {
    Token token = take();
    if (token.is("-")) {
      return Constants.negated(factor());
    }
    if (token.is("(")) {
      Expression inside = sum();
      expect(")");
      return inside;
    }
    return switch (token.kind()) {
      case NUMBER, TIME -> Constants.constant(token.value(), token.column());
      case NAME -> FUNCTIONS.contains(token.text()) && at("(") ? extreme(token) : path(token);
      default -> throw unexpected(token, "write a number, a duration or a parameter there");
    };
  }

  private Expression path(Token first) throws Mistake {
    List<Token> path = new ArrayList<>(List.of(first));
    while (at(".")) {
      take();
      Token name = take();
      if (name.kind() != Kind.NAME) {
        throw unexpected(name, "write the name of a component there");
      }
      path.add(name);
    }
    return scope.time(path);
  }

  private Expression extreme(Token function) throws Mistake {
    List<Expression> of = new ArrayList<>();
    expect("(");
    of.add(sum());
    while (at(",")) {
      take();
      of.add(sum());
    }
    expect(")");
    if (of.size() < 2) {
      throw new Mistake(
          "only one number in " + function.text(), function.column(), "give it two or more");
    }
    return Constants.extreme(function.text(), of);
  }

  private boolean at(String sign) {
    return tokens.get(next).is(sign);
  }

  /** The next token; the end can be taken again and again. */
  private Token take() {
    Token token = tokens.get(next);
    next = Math.min(next + 1, tokens.size() - 1);
    return token;
  }

  private void expect(String sign) throws Mistake {
    Token token = take();
    if (!token.is(sign)) {
      throw unexpected(token, "write " + sign + " or an operator there");
    }
  }

  private void expectEnd() throws Mistake {
    Token token = take();
    if (token.kind() != Kind.END) {
      throw unexpected(token, "write an operator in front of it, or drop it");
    }
  }

  private static Mistake unexpected(Token token, String instead) {
    return new Mistake("unexpected " + token.shown(), token.column(), instead);
  }
}

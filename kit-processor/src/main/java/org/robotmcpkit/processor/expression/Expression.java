package org.robotmcpkit.processor.expression;

import java.math.BigDecimal;
import java.util.List;
import org.robotmcpkit.processor.model.Argument;

/**
 * A number of seconds, computed from a call's arguments; all names in it are known, and all types
 * are right.
 */
public sealed interface Expression {
  /**
   * A number that is known at compile time; parts that are known are added up already.
   *
   * @param value the number; durations count in seconds
   */
  record Constant(BigDecimal value) implements Expression {}

  /**
   * An argument, or a component of it.
   *
   * @param path the argument, then components, each one of the record before it
   */
  record Use(List<Argument> path) implements Expression {
    public Use {
      path = List.copyOf(path);
    }

    /** What is used in the end. */
    public Argument last() {
      return path.get(path.size() - 1);
    }
  }

  /**
   * The same with the other sign.
   *
   * @param of what
   */
  record Negated(Expression of) implements Expression {}

  /**
   * Two numbers and what is done with them.
   *
   * @param operator what is done
   * @param left the first number
   * @param right the second number
   */
  record Binary(Operator operator, Expression left, Expression right) implements Expression {}

  /**
   * The smallest or the largest of some numbers.
   *
   * @param function {@code min} or {@code max}
   * @param of the numbers, at least two
   */
  record Extreme(String function, List<Expression> of) implements Expression {
    public Extreme {
      of = List.copyOf(of);
    }
  }
}

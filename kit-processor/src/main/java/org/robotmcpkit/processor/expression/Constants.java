package org.robotmcpkit.processor.expression;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import org.robotmcpkit.processor.expression.Expression.Binary;
import org.robotmcpkit.processor.expression.Expression.Constant;
import org.robotmcpkit.processor.expression.Expression.Extreme;
import org.robotmcpkit.processor.expression.Expression.Negated;

/** Builds expressions, and computes at once what is known already. */
final class Constants {
  private static final BigDecimal LARGEST = BigDecimal.valueOf(Double.MAX_VALUE);

  private Constants() {}

  static Expression constant(BigDecimal value, int column) throws Mistake {
    if (value.abs().compareTo(LARGEST) > 0) {
      throw new Mistake("too large a number", column, "write a smaller one");
    }
    return new Constant(value);
  }

  static Expression negated(Expression of) {
    if (of instanceof Negated twice) {
      return twice.of();
    }
    return of instanceof Constant constant
        ? new Constant(constant.value().negate())
        : new Negated(of);
  }

  static Expression binary(Token sign, Expression left, Expression right) throws Mistake {
    Operator operator = Operator.of(sign.text());
    boolean isByZero =
        operator == Operator.DIVIDED
            && right instanceof Constant divisor
            && divisor.value().signum() == 0;
    if (isByZero) {
      throw new Mistake("division by zero", sign.column(), "divide by something else");
    }
    return left instanceof Constant first && right instanceof Constant second
        ? constant(computed(operator, first.value(), second.value()), sign.column())
        : new Binary(operator, left, right);
  }

  private static BigDecimal computed(Operator operator, BigDecimal left, BigDecimal right) {
    return switch (operator) {
      case PLUS -> left.add(right, MathContext.DECIMAL128);
      case MINUS -> left.subtract(right, MathContext.DECIMAL128);
      case TIMES -> left.multiply(right, MathContext.DECIMAL128);
      case DIVIDED -> left.divide(right, MathContext.DECIMAL128);
    };
  }

  static Expression extreme(String function, List<Expression> of) {
    if (!of.stream().allMatch(Constant.class::isInstance)) {
      return new Extreme(function, of);
    }
    return new Constant(
        of.stream()
            .map(constant -> ((Constant) constant).value())
            .reduce(function.equals("min") ? BigDecimal::min : BigDecimal::max)
            .orElseThrow());
  }
}

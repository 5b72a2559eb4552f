package org.robotmcpkit.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.expression.Expression;
import org.robotmcpkit.processor.expression.Expression.Binary;
import org.robotmcpkit.processor.expression.Expression.Constant;
import org.robotmcpkit.processor.expression.Expression.Extreme;
import org.robotmcpkit.processor.expression.Expression.Negated;
import org.robotmcpkit.processor.expression.Expression.Use;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Type;

/**
 * Writes an expression as Java that computes in {@code double}: no division is cut off, and nothing
 * overflows.
 *
 * <p>Each part but a lone argument has the type {@code double}; of two numbers, one is made a
 * {@code double} if neither is.
 */
final class ExpressionCode {
  /** How tightly a piece of Java holds together. */
  private enum Bond {
    SUM,
    PRODUCT,
    SIGN,
    WHOLE
  }

  private record Piece(CodeBlock code, Bond bond, boolean isDouble) {
    CodeBlock in(boolean isTightEnough) {
      return isTightEnough ? code : CodeBlock.of("($L)", code);
    }
  }

  private final Reach reach;

  /** A writer for one method, with the names in it. */
  ExpressionCode(NameAllocator locals) {
    this.reach = new Reach(locals);
  }

  /** The expression in Java, as an argument of a method that takes a {@code double}. */
  CodeBlock java(Expression expression) {
    return argument(expression).code();
  }

  /** Only of a {@code long} a conversion may lose something, so that one is written down. */
  private Piece argument(Expression expression) {
    boolean isLong = expression instanceof Use use && scalarOf(use) == Scalar.LONG;
    return isLong ? cast(piece(expression)) : piece(expression);
  }

  private Piece piece(Expression expression) {
    if (expression instanceof Constant constant) {
      return constant(constant.value(), false);
    }
    if (expression instanceof Use use) {
      return use(use);
    }
    if (expression instanceof Negated negated) {
      CodeBlock of = negated(piece(negated.of()));
      return new Piece(CodeBlock.of("-$L", of), Bond.SIGN, true);
    }
    return expression instanceof Binary binary ? binary(binary) : extreme((Extreme) expression);
  }

  private static CodeBlock negated(Piece of) {
    // The smallest int has no opposite among ints.
    Piece wide = of.isDouble() ? of : cast(of);
    return wide.in(wide.bond() == Bond.WHOLE || !of.isDouble());
  }

  private Piece use(Use use) {
    CodeBlock value = reach.value(use);
    return scalarOf(use) == Scalar.DURATION
        ? new Piece(CodeBlock.of("$T.seconds($L)", KitNames.TOOL_CALL, value), Bond.WHOLE, true)
        : new Piece(value, Bond.WHOLE, scalarOf(use) == Scalar.DOUBLE);
  }

  private static Scalar scalarOf(Use use) {
    Type type =
        use.last().type() instanceof Type.OptionalOf optional
            ? optional.value()
            : use.last().type();
    return ((Type.Plain) type).scalar();
  }

  private Piece binary(Binary binary) {
    Bond bond = binary.operator().bindsTighter() ? Bond.PRODUCT : Bond.SUM;
    List<Piece> pieces = widened(List.of(binary.left(), binary.right()), this::piece);
    Piece left = pieces.get(0);
    Piece right = pieces.get(1);
    return new Piece(
        CodeBlock.of(
            "$L$W$L $L",
            left.in(left.bond().compareTo(bond) >= 0),
            binary.operator().sign(),
            right.in(right.bond().compareTo(bond) > 0)),
        bond,
        true);
  }

  private Piece extreme(Extreme extreme) {
    List<Expression> of = extreme.of();
    List<Piece> two = widened(of.subList(0, 2), this::argument);
    CodeBlock all = extreme(extreme.function(), two.get(0).code(), two.get(1).code());
    for (Expression next : of.subList(2, of.size())) {
      all = extreme(extreme.function(), all, java(next));
    }
    return new Piece(all, Bond.WHOLE, true);
  }

  private static CodeBlock extreme(String function, CodeBlock left, CodeBlock right) {
    return CodeBlock.of("$T.$L($L,$W$L)", Math.class, function, left, right);
  }

  /** The two in Java, at least one of them a double. */
  private List<Piece> widened(List<Expression> two, Function<Expression, Piece> written) {
    List<Piece> pieces = new ArrayList<>(two.stream().map(written).toList());
    if (pieces.stream().anyMatch(Piece::isDouble)) {
      return pieces;
    }
    int widest = two.get(1) instanceof Constant ? 1 : 0;
    pieces.set(
        widest,
        two.get(widest) instanceof Constant constant
            ? constant(constant.value(), true)
            : cast(pieces.get(widest)));
    return pieces;
  }

  private static Piece cast(Piece piece) {
    return new Piece(CodeBlock.of("(double) $L", piece.code()), Bond.SIGN, true);
  }

  private static Piece constant(BigDecimal value, boolean mustBeDouble) {
    boolean isInt =
        value.signum() == 0 || (value.stripTrailingZeros().scale() <= 0 && isSmall(value));
    boolean isPlainInt = isInt && !mustBeDouble;
    String digits =
        isPlainInt ? String.valueOf(value.intValue()) : String.valueOf(value.doubleValue());
    return new Piece(
        CodeBlock.of("$L", digits), value.signum() < 0 ? Bond.SIGN : Bond.WHOLE, !isPlainInt);
  }

  private static boolean isSmall(BigDecimal value) {
    return value.abs().compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) <= 0;
  }
}

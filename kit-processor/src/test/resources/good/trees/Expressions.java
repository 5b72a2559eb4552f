package trees;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** A sealed interface that leads back to itself. */
@SuppressWarnings("kit:description")
public class Expressions {
  sealed interface Expr permits Num, Add, Neg {}

  record Num(double value) implements Expr {}

  record Add(Expr left, Expr right) implements Expr {}

  record Neg(Expr of) implements Expr {}

  /** Computes. */
  @LongRunningTool(effect = Effect.READS)
  public String compute(Expr expr, @Nullable Expr other, Neg neg) {
    return expr + " " + other + " " + neg;
  }
}

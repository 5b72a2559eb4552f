package nested;

import jakarta.validation.constraints.Min;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Seven levels. */
@SuppressWarnings("kit:description")
public class Deeper {
  record A(B b) {}

  record B(C c) {}

  record C(D d) {}

  record D(E e) {}

  record E(F f) {}

  record F(@Min(1) int n) {}

  /** Digs. */
  @LongRunningTool(effect = Effect.READS)
  public String dig(A a) {
    return "" + a;
  }
}

package nested;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Records that would fill a schema if all stood where they are used. */
@SuppressWarnings("kit:description")
public class Wide {
  record A(B first, B second, B third) {}

  record B(C first, C second, C third) {}

  record C(D first, D second, D third) {}

  record D(E first, List<E> second, Map<String, E> third, Single single) {}

  record E(int n, Optional<F> f) {}

  sealed interface F permits G {}

  record G(int n) implements F {}

  record Single(boolean once) {}

  /** Spreads. */
  @LongRunningTool(effect = Effect.READS)
  public String spread(A a) {
    return "" + a;
  }
}

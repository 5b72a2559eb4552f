package generics;

import java.util.List;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Growing {
  record Spiral<T>(T value, Optional<Spiral<List<T>>> next) {} // error: [kit:type] next has type Spiral<...>, which no argument can have; use a type that does not grow with each level

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Spiral<String> spiral) {}
}

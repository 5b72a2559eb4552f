package generics;

import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class MethodVariables {
  record Box<T>(T value) {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  <T> void a(T value, List<T> list, Box<T> box, T... more) {} // error: [kit:type-parameter] a declares <T>, which a caller cannot choose; use a concrete type
}

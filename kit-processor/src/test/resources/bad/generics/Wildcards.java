package generics;

import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Wildcards {
  record Box<T>(T value) {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Box<?> any, Box<? extends Number> upper, Box<? super Integer> lower, List<Box<?>> many) {} // error: [kit:type] any has type Box<?>, which no argument can have; use a concrete type in place of "?" // error: [kit:type] lower has type Box<? super Integer>, which no argument can have; use a concrete type in place of "?" // error: [kit:type] many has type Box<?>, which no argument can have; use a concrete type in place of "?" // error: [kit:type] upper has type Box<? extends Number>, which no argument can have; use a concrete type in place of "?"
}

package jdk;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Classes {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Class<?> any, Class<String> one, Class raw) {} // error: [kit:type] any has type Class<?>, which no argument can have; use an enum of the classes that a caller may name // error: [kit:type] one has type Class<String>, which no argument can have; use an enum of the classes that a caller may name // error: [kit:type] raw has type Class, which no argument can have; use an enum of the classes that a caller may name
}

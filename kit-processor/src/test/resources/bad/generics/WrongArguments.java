package generics;

import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class WrongArguments {
  record Box<T>(T value) {}

  record Pair<A, B>(A first, B second) {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Box<Thread> box, Pair<String, Class<?>> pair, Box<Optional<Thread>> maybe) {} // error: [kit:type] box has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] maybe has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] pair has type Class<?>, which no argument can have; use an enum of the classes that a caller may name
}

package containers;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class WrongParts {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      List<Thread> list, Set<Class<?>> set, Map<String, Runnable> map, Thread[] array, Optional<Thread> maybe) {} // error: [kit:type] array has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] list has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] map has type Runnable, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] maybe has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] set has type Class<?>, which no argument can have; use an enum of the classes that a caller may name
}

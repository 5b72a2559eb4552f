package containers;

import java.util.Collection;
import java.util.Set;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class RawSet {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Set set, Set<?> anything, Collection collection, Iterable iterable) {} // error: [kit:type] anything has type Set<?>, which no argument can have; say what is in it, such as Set<String> // error: [kit:type] collection has type Collection, which no argument can have; say what is in it, such as Collection<String> // error: [kit:type] iterable has type Iterable, which no argument can have; say what is in it, such as Iterable<String> // error: [kit:type] set has type Set, which no argument can have; say what is in it, such as Set<String>
}

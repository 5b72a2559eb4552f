package containers;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class NestedCollections {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(List<Collection<String>> list, Map<String, Iterable<Integer>> map, Optional<Collection<Boolean>> maybe) {} // error: [kit:type] list has type Collection<String>, which no argument can have; use List<String> in it // error: [kit:type] map has type Iterable<Integer>, which no argument can have; use List<Integer> in it // error: [kit:type] maybe has type Collection<Boolean>, which no argument can have; use List<Boolean> in it
}

package containers;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class OptionalInside {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      List<Optional<String>> list, // error: [kit:type] list has type List<Optional<String>>, which no argument can have; leave out what is not there, and use List<String>
      Set<Optional<Integer>> set, // error: [kit:type] set has type Set<Optional<Integer>>, which no argument can have; leave out what is not there, and use Set<Integer>
      Map<String, Optional<Double>> map, // error: [kit:type] map has type Map<String, Optional<Double>>, which no argument can have; leave out what is not there, and use Map<String, Double>
      Optional<String>[] array) {} // error: [kit:type] array has type Optional<String>[], which no argument can have; leave out what is not there, and use String[]
}

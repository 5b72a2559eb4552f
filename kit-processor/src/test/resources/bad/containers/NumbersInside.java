package containers;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class NumbersInside {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(List<OptionalInt> ints, Set<OptionalLong> longs, OptionalDouble[] doubles, Optional<OptionalInt> twice) {} // error: [kit:type] doubles has type OptionalDouble[], which no argument can have; leave out what is not there, and use Double[] // error: [kit:type] ints has type List<OptionalInt>, which no argument can have; leave out what is not there, and use List<Integer> // error: [kit:type] longs has type Set<OptionalLong>, which no argument can have; leave out what is not there, and use Set<Long> // error: [kit:type] twice has type Optional<OptionalInt>, which no argument can have; use OptionalInt
}

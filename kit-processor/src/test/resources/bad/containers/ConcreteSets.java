package containers;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class ConcreteSets {
  enum Mode {
    ON
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      java.util.HashSet<String> hashed, // error: [kit:type] hashed has type HashSet<String>, which no argument can have; use Set
      java.util.SortedSet<String> sorted, // error: [kit:type] sorted has type SortedSet<String>, which no argument can have; use Set
      java.util.TreeSet<String> tree, // error: [kit:type] tree has type TreeSet<String>, which no argument can have; use Set
      java.util.EnumSet<Mode> modes) {} // error: [kit:type] modes has type EnumSet<Mode>, which no argument can have; use Set
}

package containers;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class ConcreteMaps {
  enum Mode {
    ON
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      java.util.HashMap<String, String> hashed, // error: [kit:type] hashed has type HashMap<String, String>, which no argument can have; use Map
      java.util.TreeMap<String, String> tree, // error: [kit:type] tree has type TreeMap<String, String>, which no argument can have; use Map
      java.util.EnumMap<Mode, String> modes, // error: [kit:type] modes has type EnumMap<Mode, String>, which no argument can have; use Map
      java.util.Properties properties) {} // error: [kit:type] properties has type Properties, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these
}

package containers;

import java.util.Map;
import java.util.Set;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class GenericArrays {
  record Box<T>(T value) {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Map<String, String>[] maps, Box<String>[] boxes, Set<Integer>... sets) {} // error: [kit:type] boxes has type Box<String>[], which no argument can have; use List<Box<String>> // error: [kit:type] maps has type Map<String, String>[], which no argument can have; use List<Map<String, String>> // error: [kit:type] sets has type Set<Integer>[], which no argument can have; use List<Set<Integer>>
}

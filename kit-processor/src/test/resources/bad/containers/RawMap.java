package containers;

import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class RawMap {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Map map, List<Map> maps) {} // error: [kit:type] map has type Map, which no argument can have; say what is in it, such as Map<String, Integer> // error: [kit:type] maps has type Map, which no argument can have; say what is in it, such as Map<String, Integer>
}

package defaults;

import java.util.Map;
import java.util.Set;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import tools.jackson.databind.JsonNode;

@SuppressWarnings("kit:description")
class Composed {
  record Point(int x) {}

  static class Bean {
    public int a;
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @Arg(defaultValue = "{}") Point point, // error: [kit:default] default "{}" of point cannot be written for type Point; use Optional and decide in the method
      @Arg(defaultValue = "{}") Map<String, Integer> map, // error: [kit:default] default "{}" of map cannot be written for type Map; use Optional and decide in the method
      @Arg(defaultValue = "a") Set<String> set, // error: [kit:default] default "a" of set cannot be written for type Set; use Optional and decide in the method
      @Arg(defaultValue = "{}") Bean bean, // error: [kit:default] default "{}" of bean cannot be written for type Bean; use Optional and decide in the method
      @Arg(defaultValue = "1") Object anything, // error: [kit:default] default "1" of anything cannot be written for type Object; use Optional and decide in the method
      @Arg(defaultValue = "1") JsonNode tree) {} // error: [kit:default] default "1" of tree cannot be written for type JsonNode; use Optional and decide in the method
}

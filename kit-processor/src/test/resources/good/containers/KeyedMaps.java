package containers;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Maps from an enum's constants. */
@SuppressWarnings("kit:description")
public class KeyedMaps {
  enum Joint {
    BASE,
    ELBOW
  }

  enum Axis {
    @JsonProperty("x")
    EAST,
    @JsonProperty("y")
    NORTH
  }

  /** Takes maps. */
  @LongRunningTool(effect = Effect.READS)
  public String take(Map<Joint, Double> angles, Map<Axis, Integer> steps, List<Map<Joint, Axis>> plan) {
    return angles + " " + steps + " " + plan;
  }
}

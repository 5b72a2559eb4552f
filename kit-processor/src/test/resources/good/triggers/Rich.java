package triggers;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import support.Nullable;

/** Trigger types with rich fields. */
@SuppressWarnings("kit:description")
public class Rich {
  enum Zone {
    @JsonProperty("dock")
    DOCK,
    @JsonProperty("hall")
    HALL
  }

  record Point(double x, double y) {}

  record Route(Point at, Optional<Route> next) {}

  @TriggerType("near")
  record Near(Point point, @Nullable Double within, Set<Zone> zones) {}

  @TriggerType("after")
  record After(Instant time, Map<Zone, Integer> counts) {}

  @TriggerType("on_route")
  record OnRoute(Route route) {}

  /** Watches. */
  @LongRunningTool(
      effect = Effect.READS,
      triggers = {Near.class, After.class, OnRoute.class})
  public String watch(Route route, TaskContext task) {
    return "" + route;
  }
}

package shapes;

import java.util.List;
import java.util.Optional;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import support.Far;

/** Tools that share trigger types. */
@SuppressWarnings("kit:description")
public class Watcher {
  enum Zone {
    DOCK,
    KITCHEN
  }

  /**
   * Somewhere.
   *
   * @param zones which
   */
  @TriggerType(value = "zone_entered", description = "Fires when the robot enters one of the zones.")
  record ZoneEntered(List<Zone> zones, @Arg(defaultValue = "false") boolean backwards, Optional<Integer> floor) {}

  @TriggerType("moved")
  record Moved() {}

  /** Watches. */
  @LongRunningTool(effect = Effect.READS, triggers = {ZoneEntered.class, Moved.class, Far.Near.class})
  public void watch() {}

  /** Watches less. */
  @LongRunningTool(effect = Effect.READS, triggers = Moved.class)
  public void watchLess(String moved) {}
}

package containers;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Sets of every kind. */
@SuppressWarnings("kit:description")
public class Sets {
  enum Side {
    LEFT,
    RIGHT
  }

  record Point(double x, double y) {}

  /** Takes sets. */
  @LongRunningTool(effect = Effect.READS)
  public String take(
      Set<String> names, Set<Integer> numbers, Set<Side> sides, Set<Point> points, Optional<Set<Duration>> times,
      Set<List<Integer>> rows) {
    return names + " " + numbers + " " + sides + " " + points + " " + times + " " + rows;
  }
}

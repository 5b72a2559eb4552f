package nested;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** Records in records. */
@SuppressWarnings("kit:description")
public class Nested {
  record Point(double x, double y) {}

  record Line(Point from, Point to) {}

  record Drawing(String name, List<Line> lines, Optional<Point> centre, @Nullable Line axis, Map<String, Point> marks) {}

  /** Draws. */
  @LongRunningTool(effect = Effect.READS)
  public String draw(Drawing drawing, Line[] more) {
    return drawing + " " + more.length;
  }
}

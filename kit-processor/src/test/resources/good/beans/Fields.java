package beans;

import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** A bean with public fields. */
@SuppressWarnings("kit:description")
public class Fields {
  /** A point. */
  public static class Point {
    public static int count;
    public final int dimensions = 2;
    public double x;
    public double y;
    public @Nullable String label;
    public Optional<Integer> level = Optional.empty();
    public int[] cells = {};
    int hidden;

    @Override
    public String toString() {
      return x + " " + y + " " + label + " " + level + " " + cells.length;
    }
  }

  /** Points. */
  @LongRunningTool(effect = Effect.READS)
  public String point(Point value, Map<String, Point> built) {
    return value + " " + built;
  }
}

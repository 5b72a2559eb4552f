package containers;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** Maps from texts. */
@SuppressWarnings("kit:description")
public class Maps {
  record Point(double x, double y) {}

  /** Takes maps. */
  @LongRunningTool(effect = Effect.READS)
  public String take(
      Map<String, Integer> counts,
      Map<String, Point> points,
      Map<String, List<Double>> rows,
      Map<String, Map<String, Boolean>> flags,
      Map<String, @Min(0) @Max(100) Integer> percents,
      @Nullable Map<String, String> labels,
      Optional<Map<String, double[]>> vectors) {
    return counts + " " + points + " " + rows + " " + flags + " " + percents + " " + labels + " " + vectors.isPresent();
  }
}

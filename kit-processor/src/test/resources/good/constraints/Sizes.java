package constraints;

import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** How much is in lists, sets, arrays and maps. */
@SuppressWarnings("kit:description")
public class Sizes {
  enum Side {
    LEFT,
    RIGHT
  }

  /** Containers. */
  @LongRunningTool(effect = Effect.READS)
  public String containers(
      @Size(min = 1, max = 3) List<String> list,
      @NotEmpty Set<Integer> set,
      @Size(max = 2) Map<String, Integer> map,
      @Size(min = 1) Map<Side, Boolean> keyed) {
    return list + " " + set + " " + map + " " + keyed;
  }

  /** What stands in front of an array is about the array. */
  @LongRunningTool(effect = Effect.READS)
  public String arrays(@Size(max = 2) String[] words, @NotEmpty double[] path, @Size(min = 2, max = 2) int... pair) {
    return words.length + " " + path.length + " " + pair.length;
  }

  /** In one another. */
  @LongRunningTool(effect = Effect.READS)
  public String nested(
      @Size(max = 2) List<@Size(min = 1) List<@Min(0) Integer>> rows, Optional<@NotEmpty List<String>> maybe) {
    return rows + " " + maybe;
  }
}

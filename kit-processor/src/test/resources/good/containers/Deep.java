package containers;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Containers in containers. */
@SuppressWarnings("kit:description")
public class Deep {
  record Cell(String name, int[] counts) {}

  /** Takes what is deep. */
  @LongRunningTool(effect = Effect.READS)
  public String take(
      List<Map<String, Set<Integer>>> list,
      Map<String, List<Map<String, Cell>>> map,
      Cell[][] cells,
      List<int[][]> grids,
      Set<Map<String, Integer>> set) {
    return list + " " + map + " " + cells.length + " " + grids.size() + " " + set;
  }
}

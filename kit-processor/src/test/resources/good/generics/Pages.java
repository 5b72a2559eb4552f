package generics;

import java.util.List;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Generic records. */
@SuppressWarnings("kit:description")
public class Pages {
  record Pose(double x, double y) {}

  record Page<T>(List<T> items, Optional<T> next, int number) {}

  /** Reads pages. */
  @LongRunningTool(effect = Effect.READS)
  public String read(Page<Pose> poses, Page<String> names, Page<Page<Integer>> pages, Page<Pose> again) {
    return poses + " " + names + " " + pages + " " + again;
  }
}

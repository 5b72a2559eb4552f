package trees;

import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** A generic record that leads back to itself. */
@SuppressWarnings("kit:description")
public class GenericTrees {
  record Tree<T>(T value, List<Tree<T>> branches) {}

  /** Climbs. */
  @LongRunningTool(effect = Effect.READS)
  public String climb(Tree<String> names, Tree<Integer> numbers) {
    return names + " " + numbers;
  }
}

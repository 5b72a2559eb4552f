package trees;

import java.util.List;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** A record that leads back to itself. */
@SuppressWarnings("kit:description")
public class Nodes {
  record Node(String name, List<Node> children) {}

  record Chain(int value, Optional<Chain> next) {}

  record Linked(int value, @Nullable Linked next) {}

  /** Climbs. */
  @LongRunningTool(effect = Effect.READS)
  public String climb(Node root, @Nullable Node other, List<Chain> chains, Linked linked) {
    return root + " " + other + " " + chains + " " + linked;
  }
}

package trees;

import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** Types with the same simple name. */
@SuppressWarnings("kit:description")
public class Twofold {
  static class A {
    record Node(List<Node> children) {}
  }

  static class B {
    record Node(@Nullable Node parent, int n) {}
  }

  /** Takes both. */
  @LongRunningTool(effect = Effect.READS)
  public String take(A.Node a, B.Node b) {
    return a + " " + b;
  }
}

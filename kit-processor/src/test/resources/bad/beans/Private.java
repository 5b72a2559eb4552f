package beans;

import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Private {
  private static class Bean {
    public int a;
  }

  private record Point(int x) {}

  private enum Mode {
    ON
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Bean bean, Point point, List<Mode> modes) {} // error: [kit:unreachable] Bean is private, so generated code cannot name it; make it visible to Private's package // error: [kit:unreachable] Mode is private, so generated code cannot name it; make it visible to Private's package // error: [kit:unreachable] Point is private, so generated code cannot name it; make it visible to Private's package
}

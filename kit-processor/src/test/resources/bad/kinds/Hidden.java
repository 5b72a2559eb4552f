package kinds;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:unit"})
class Hidden {
  sealed interface Shape permits Circle {}

  private record Circle(double radius) implements Shape {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Shape shape) {} // error: [kit:unreachable] Circle is private, so generated code cannot name it; make it visible to Hidden's package
}

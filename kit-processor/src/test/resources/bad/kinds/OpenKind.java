package kinds;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:unit"})
class OpenKind {
  sealed interface Shape permits Circle, Other {}

  record Circle(double radius) implements Shape {}

  non-sealed interface Other extends Shape {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Shape shape) {} // error: [kit:type] Other, a kind of Shape, is no object that one can read; make it a record, or seal it and let records implement it
}

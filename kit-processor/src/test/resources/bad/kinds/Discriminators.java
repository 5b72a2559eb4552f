package kinds;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:unit"})
class Discriminators {
  sealed interface Shape permits Circle {}

  record Circle(double radius, String type) implements Shape {} // error: [kit:argument-name] argument name "type" names the kind of Shape; choose another with @Arg(name = "...")

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Shape shape) {}
}

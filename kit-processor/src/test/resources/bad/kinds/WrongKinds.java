package kinds;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class WrongKinds {
  sealed interface Shape permits Circle, Empty {}

  record Circle(Thread thread) implements Shape {} // error: [kit:type] thread has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these

  static final class Empty implements Shape {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Shape shape) {} // error: [kit:type] Empty, a kind of Shape, is no object that one can read; make it a record, or give it setters
}

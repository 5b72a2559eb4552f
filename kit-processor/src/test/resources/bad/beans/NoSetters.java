package beans;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class NoSetters {
  static class Empty {}

  static class Hidden {
    private int a;
    final int b = 1;
    static int c;

    int getA() {
      return a;
    }
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Empty empty, Hidden hidden) {} // error: [kit:type] empty has type Empty, which no argument can have; make it a record, or give it setters // error: [kit:type] hidden has type Hidden, which no argument can have; make it a record, or give it setters
}

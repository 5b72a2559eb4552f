package beans;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class NoConstructor {
  static class Needs {
    public int a;

    Needs(int a) {}
  }

  static class Hides {
    public int a;

    private Hides() {}
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Needs needs, Hides hides) {} // error: [kit:type] hides has type Hides, which no argument can have; make it a record, or give it a public constructor without parameters // error: [kit:type] needs has type Needs, which no argument can have; make it a record, or give it a public constructor without parameters
}

package kinds;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class GenericKind {
  sealed interface Result permits Good, Bad {}

  record Good<T>(T value) implements Result {}

  record Bad(String why) implements Result {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Result result) {} // error: [kit:type] Good, a kind of Result, is no object that one can read; make it a record without type parameters
}

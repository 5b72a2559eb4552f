package kinds;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class EnumKind {
  sealed interface Answer permits Text, Fixed {}

  record Text(String text) implements Answer {}

  enum Fixed implements Answer {
    YES,
    NO
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Answer answer) {} // error: [kit:type] Fixed, a kind of Answer, is no object that one can read; make it a record
}

package nested;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Elsewhere {
  record Outer(support.Far.Wrong wrong) {} // error: [kit:default] [Wrong.size] default "three" of size is not an int; write a whole number such as "3"

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Outer outer) {}
}

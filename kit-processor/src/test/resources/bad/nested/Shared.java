package nested;

import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Shared {
  record Bad(Thread thread) {} // error: [kit:type] thread has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these

  record Also(Bad bad) {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Bad bad, List<Bad> bads, Also also) {}

  /** B. */
  @LongRunningTool(effect = Effect.READS)
  void b(Bad bad) {}
}

package jdk;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Numbers {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Number number, java.util.concurrent.atomic.AtomicInteger counter, Void nothing) {} // error: [kit:type] counter has type AtomicInteger, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] nothing has type Void, which no argument can have; drop it // error: [kit:type] number has type Number, which no argument can have; use double, long or BigDecimal
}

package jdk;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Threads {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Thread thread, java.util.concurrent.ExecutorService pool, ClassLoader loader) {} // error: [kit:type] loader has type ClassLoader, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] pool has type ExecutorService, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] thread has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these
}

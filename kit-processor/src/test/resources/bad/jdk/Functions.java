package jdk;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Functions {
  interface Callback {
    void call();
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Runnable runnable, java.util.function.Supplier<String> supplier, Callback callback) {} // error: [kit:type] callback has type Callback, which no argument can have; make it a record, or seal it and let records implement it // error: [kit:type] runnable has type Runnable, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] supplier has type Supplier<String>, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these
}

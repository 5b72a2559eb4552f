package jdk;

import java.util.concurrent.CompletionStage;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Futures {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(CompletionStage<String> stage, java.util.concurrent.Future<String> future) {} // error: [kit:type] future has type Future<String>, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] stage has type CompletionStage<String>, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these
}

package kinds;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class GenericInterface {
  sealed interface Result<T> permits Good {}

  record Good<T>(T value) implements Result<T> {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Result<String> result) {} // error: [kit:type] result has type Result<String>, which no argument can have; declare Result without type parameters
}

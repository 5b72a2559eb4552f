package generics;

import java.util.List;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class InsideArguments {
  record Box<T>(List<T> values) {} // error: [kit:type] values has type List<? extends String>, which no argument can have; leave out "? extends" in it // error: [kit:type] values has type List<T>, which no argument can have; leave out what is not there, and use List<String>

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Box<Optional<String>> holes, Box<List<? extends String>> wild) {}
}

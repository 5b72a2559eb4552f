package containers;

import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class NestedWildcards {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(List<List<? extends Number>> numbers, Map<String, List<? extends String>> texts, List<List<?>> anything) {} // error: [kit:type] anything has type List<?>, which no argument can have; say what is in it, such as List<String> // error: [kit:type] numbers has type Number, which no argument can have; use double, long or BigDecimal // error: [kit:type] texts has type List<? extends String>, which no argument can have; leave out "? extends" in it
}

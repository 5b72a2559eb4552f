package containers;

import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class OtherKeys {
  record Point(int x) {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      Map<Integer, String> byNumber, // error: [kit:type] byNumber has type Map<Integer, String>, which no argument can have; use String or an enum as its key, since JSON has no others
      Map<Point, String> byRecord, // error: [kit:type] byRecord has type Map<Point, String>, which no argument can have; use String or an enum as its key, since JSON has no others
      Map<Object, String> byAnything, // error: [kit:type] byAnything has type Map<Object, String>, which no argument can have; use String or an enum as its key, since JSON has no others
      Map<List<String>, String> byList) {} // error: [kit:type] byList has type Map<List<String>, String>, which no argument can have; use String or an enum as its key, since JSON has no others
}

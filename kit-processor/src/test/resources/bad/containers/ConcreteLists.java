package containers;

import java.util.Iterator;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class ConcreteLists {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      java.util.ArrayList<String> list, // error: [kit:type] list has type ArrayList<String>, which no argument can have; use List
      java.util.LinkedList<String> linked, // error: [kit:type] linked has type LinkedList<String>, which no argument can have; use List
      java.util.Queue<String> queue, // error: [kit:type] queue has type Queue<String>, which no argument can have; use List
      java.util.stream.Stream<String> stream, // error: [kit:type] stream has type Stream<String>, which no argument can have; use List
      Iterator<String> iterator) {} // error: [kit:type] iterator has type Iterator<String>, which no argument can have; use List
}

package generics;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Generic records with several parameters. */
@SuppressWarnings("kit:description")
public class Pairs {
  enum Side {
    LEFT,
    RIGHT
  }

  record Pair<A, B>(A first, B second) {}

  record Twins<T>(Pair<T, T> both, Pair<T, List<T>> mixed) {}

  /** Pairs up. */
  @LongRunningTool(effect = Effect.READS)
  public String pair(
      Pair<String, Integer> simple,
      Pair<Side, Pair<Boolean, int[]>> nested,
      Twins<Double> twins,
      Pair<Map<String, Integer>, Set<Side>> containers,
      Pair<Pair<String, Integer>, String> left) {
    return simple + " " + nested + " " + twins + " " + containers + " " + left;
  }
}

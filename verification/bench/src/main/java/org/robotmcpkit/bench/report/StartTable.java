package org.robotmcpkit.bench.report;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** The table of starts and of memory. */
public final class StartTable {
  private StartTable() {}

  /**
   * One start.
   *
   * @param millis from the start of the process to its first good answer
   * @param cpuMillis the processor time that it had used then
   * @param residentMib its resident memory a second later
   */
  public record Start(double millis, double cpuMillis, double residentMib) {}

  /** The table, with ratios of medians to the base. */
  public static String of(
      Map<String, List<Start>> starts, Map<String, Double> residentAfterCalls, String base) {
    Table table = new Table("peer", "start ms", "CPU ms", "resident MiB", "after the calls MiB");
    Set<String> peers = new LinkedHashSet<>(starts.keySet());
    peers.addAll(residentAfterCalls.keySet());
    List<Optional<Double>> bases = figures(base, starts, residentAfterCalls);
    for (String peer : peers) {
      List<Optional<Double>> values = figures(peer, starts, residentAfterCalls);
      table.row(peer, values, ratios(values, bases));
    }
    return table.toString();
  }

  private static List<Optional<Double>> figures(
      String peer, Map<String, List<Start>> starts, Map<String, Double> residentAfterCalls) {
    List<Start> of = starts.getOrDefault(peer, List.of());
    return List.of(
        median(of, Start::millis),
        median(of, Start::cpuMillis),
        median(of, Start::residentMib),
        Optional.ofNullable(residentAfterCalls.get(peer)));
  }

  private static Optional<Double> median(List<Start> starts, ToDoubleFunction<Start> figure) {
    return Medians.of(starts.stream().mapToDouble(figure));
  }

  private static List<Optional<Double>> ratios(
      List<Optional<Double>> values, List<Optional<Double>> bases) {
    return java.util.stream.IntStream.range(0, values.size())
        .mapToObj(at -> values.get(at).flatMap(value -> bases.get(at).map(base -> value / base)))
        .toList();
  }
}

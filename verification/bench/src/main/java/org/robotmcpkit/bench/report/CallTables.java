package org.robotmcpkit.bench.report;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** The tables of calls: one for each tool and number of connections. */
public final class CallTables {
  private static final List<ToDoubleFunction<Results.Figures>> FIGURES =
      List.of(
          Results.Figures::p50, Results.Figures::p99, Results.Figures::rate, Results.Figures::cpu);

  private CallTables() {}

  /** All of them, with ratios to the base. */
  public static String of(Results results, List<Cell> cells, String base) {
    StringBuilder out = new StringBuilder();
    for (Cell cell : cells) {
      out.append("#### `")
          .append(cell.work().tool())
          .append("`, ")
          .append(cell.connections())
          .append(cell.connections() == 1 ? " connection\n\n" : " connections\n\n")
          .append(table(results, cell, base))
          .append('\n');
    }
    return out.toString();
  }

  private static String table(Results results, Cell cell, String base) {
    Table table = new Table("peer", "p50 µs", "p99 µs", "calls/s", "CPU µs a call");
    for (String peer : results.peers()) {
      List<Optional<Double>> values =
          FIGURES.stream().map(figure -> results.median(peer, cell, figure)).toList();
      if (values.get(0).isPresent()) {
        table.row(
            peer,
            values,
            FIGURES.stream().map(figure -> results.ratio(peer, base, cell, figure)).toList());
      }
    }
    return table.toString();
  }
}

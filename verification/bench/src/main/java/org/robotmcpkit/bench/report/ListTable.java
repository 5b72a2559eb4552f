package org.robotmcpkit.bench.report;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.robotmcpkit.bench.drive.Work;

/** The tables of {@code list_tasks}: one for each number of tasks that are kept. */
public final class ListTable {
  private static final List<ToDoubleFunction<Results.Figures>> FIGURES =
      List.of(
          Results.Figures::p50, Results.Figures::p99, Results.Figures::cpu, Results.Figures::kib);

  /** One client at a time asks. */
  public static final Cell CELL = new Cell(Work.LIST, 1);

  private ListTable() {}

  /** One of them, with ratios to the base. */
  public static String of(int kept, Results results, String base) {
    Table table = new Table("peer", "p50 µs", "p99 µs", "CPU µs a call", "answer KiB");
    for (String peer : results.peers()) {
      List<Optional<Double>> values =
          FIGURES.stream().map(figure -> results.median(peer, CELL, figure)).toList();
      table.row(
          peer,
          values,
          FIGURES.stream().map(figure -> results.ratio(peer, base, CELL, figure)).toList());
    }
    return String.format(java.util.Locale.ROOT, "#### %,d tasks kept%n%n%s%n", kept, table);
  }
}

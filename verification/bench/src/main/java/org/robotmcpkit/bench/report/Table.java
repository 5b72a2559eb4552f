package org.robotmcpkit.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A table in Markdown; all columns but the first stand to the right. Not thread-safe. */
public final class Table {
  private static final double THREE_DIGITS = 100;

  private final StringBuilder out = new StringBuilder();

  /** An empty one. */
  public Table(String... columns) {
    row(List.of(columns));
    out.append("|---|").append("---:|".repeat(columns.length - 1)).append('\n');
  }

  /** A row as it is. */
  public void row(List<String> values) {
    out.append("| ").append(String.join(" | ", values)).append(" |\n");
  }

  /** A row of numbers, each with its ratio to the base where it has one. */
  public void row(String first, List<Optional<Double>> values, List<Optional<Double>> ratios) {
    List<String> cells = new ArrayList<>(List.of(first));
    for (int at = 0; at < values.size(); at++) {
      String ratio =
          ratios.get(at).map(times -> String.format(Locale.ROOT, " (×%.2f)", times)).orElse("");
      cells.add(values.get(at).map(Table::number).orElse("–") + ratio);
    }
    row(cells);
  }

  /** A number with as many digits as mean something. */
  public static String number(double value) {
    return String.format(
        Locale.ROOT, value < 10 ? "%.2f" : value < THREE_DIGITS ? "%.1f" : "%,.0f", value);
  }

  @Override
  public String toString() {
    return out.toString();
  }
}

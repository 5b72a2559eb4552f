package org.robotmcpkit.cli;

import java.util.ArrayList;
import java.util.List;

/** Rows of texts as lines with columns of one width. The texts are fit for a terminal already. */
final class Table {
  private static final String BETWEEN = "  ";

  private final List<List<String>> rows = new ArrayList<>();

  Table(String... head) {
    rows.add(List.of(head));
  }

  Table row(String... cells) {
    rows.add(List.of(cells));
    return this;
  }

  List<String> lines() {
    return rows.stream().map(this::line).toList();
  }

  private String line(List<String> row) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      String cell = row.get(column);
      line.append(cell).append(" ".repeat(width(column) - cell.length())).append(BETWEEN);
    }
    return line.toString().stripTrailing();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}

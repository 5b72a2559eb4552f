package org.robotmcpkit.bench.report;

import java.util.List;
import java.util.Map;

/** The table of many running tasks. */
public final class RunningTable {
  private RunningTable() {}

  /**
   * A server with many running tasks.
   *
   * @param tasks how many
   * @param startSeconds how long it took to start them
   * @param residentBefore the resident memory before, in MiB
   * @param residentWith the same with all of them, in MiB
   * @param threads how many threads the process then had
   * @param idleCpuPercent what the ticks alone take of one processor
   * @param quietLateMillis how late 99 of 100 ticks were at the most while nobody called
   * @param busyStarts how many more starts a second it answered meanwhile
   * @param busyLateMillis the same lateness while it did
   */
  public record Crowded(
      int tasks,
      double startSeconds,
      double residentBefore,
      double residentWith,
      long threads,
      double idleCpuPercent,
      long quietLateMillis,
      double busyStarts,
      long busyLateMillis) {}

  /** The table, in the order of the map. */
  public static String of(Map<String, Crowded> crowded) {
    Table table =
        new Table(
            "peer",
            "tasks",
            "started in s",
            "before MiB",
            "with them MiB",
            "threads",
            "CPU %",
            "late p99 ms",
            "starts/s",
            "late p99 ms then");
    crowded.forEach(
        (peer, seen) ->
            table.row(
                List.of(
                    peer,
                    String.valueOf(seen.tasks()),
                    Table.number(seen.startSeconds()),
                    Table.number(seen.residentBefore()),
                    Table.number(seen.residentWith()),
                    String.valueOf(seen.threads()),
                    Table.number(seen.idleCpuPercent()),
                    String.valueOf(seen.quietLateMillis()),
                    Table.number(seen.busyStarts()),
                    String.valueOf(seen.busyLateMillis()))));
    return table.toString();
  }
}

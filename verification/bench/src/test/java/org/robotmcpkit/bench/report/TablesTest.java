package org.robotmcpkit.bench.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.bench.drive.Slice;
import org.robotmcpkit.bench.drive.Work;

/** What is printed follows from what was seen. */
class TablesTest {
  private static final Cell CELL = new Cell(Work.GET, 1);

  @TempDir private Path folder;

  @Test
  void percentilesRatesAndProcessorTimeFollowFromTheCalls() {
    long[] micros = new long[100];
    for (int at = 0; at < 100; at++) {
      micros[at] = (100 - at) * 1000L;
    }
    Slice slice = new Slice(micros, 1_000_000_000, 5_000_000, 2048);

    assertThat(slice.micros(50)).isEqualTo(51);
    assertThat(slice.micros(99)).isEqualTo(100);
    assertThat(slice.perSecond()).isEqualTo(100);
    assertThat(slice.cpuMicros()).isEqualTo(50);
  }

  @Test
  void theRatioIsTheMedianOfTheRatiosOfTheRounds() {
    Results results = new Results();
    long[][] bases = {{10_000}, {20_000}, {1_000_000}};
    long[][] peers = {{20_000}, {20_000}, {500_000}};
    for (int round = 0; round < 3; round++) {
      results.add("base", CELL, round, new Slice(bases[round], 1_000_000, 0, 0));
      results.add("peer", CELL, round, new Slice(peers[round], 1_000_000, 0, 0));
    }

    assertThat(results.median("peer", CELL, Results.Figures::p50)).contains(20.0);
    assertThat(results.ratio("peer", "base", CELL, Results.Figures::p50)).contains(1.0);
    assertThat(CallTables.of(results, List.of(CELL), "base"))
        .contains("#### `get_task`, 1 connection\n")
        .contains("| peer | 20.0 (×1.00) |");
  }

  @Test
  void whatWasNotMeasuredIsADash() {
    String table =
        StartTable.of(
            Map.of("peer", List.of(new StartTable.Start(900, 1200, 80))), Map.of(), "base");

    assertThat(table).contains("| peer | 900 | 1,200 | 80.0 | – |");
  }

  @Test
  void onlyThePartBetweenItsMarkersIsReplaced() throws IOException {
    Path file = folder.resolve("page.md");
    Files.writeString(file, "# Page\n\n<!-- bench: a -->\nold\n<!-- /bench: a -->\nrest\n");

    new Page(file).write("a", "new\n");

    assertThat(file).hasContent("# Page\n\n<!-- bench: a -->\n\nnew\n\n<!-- /bench: a -->\nrest\n");
  }

  @Test
  void aPageWithoutThePartIsLeftAsItIs() throws IOException {
    Path file = folder.resolve("page.md");
    Files.writeString(file, "# Page\n");

    assertThatThrownBy(() -> new Page(file).write("a", "new"))
        .hasMessageContaining("has no part a")
        .hasMessageContaining("<!-- bench: a -->");
    assertThat(file).hasContent("# Page\n");
  }

  @Test
  void aBusyMachineIsSaidInThePage() {
    Machine quiet = new Machine(LocalDate.of(2026, 12, 1), 2, "chip", 24, 0.1);
    Machine busy = new Machine(LocalDate.of(2026, 12, 1), 2, "chip", 24, 3.5);

    assertThat(busy.told("Full", "7 rounds", 0))
        .contains("Load average before the run: 3.50")
        .contains("machine was busy");
    assertThat(quiet.told("Full", "7 rounds", 0.5)).contains("machine was busy");
    assertThat(quiet.told("Full", "7 rounds", 0.01)).doesNotContain("busy");
    assertThat(quiet.told("Quick", "3 rounds", 0.01)).contains("A quick run");
  }
}

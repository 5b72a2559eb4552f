package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TourTest {
  @Test
  void theTourShowsATaskFromItsStartToItsEndAndStaysUp() {
    String[] quickstart = CodeBlock.named("README.md#tour").text().split(" && ");
    MavenCommand.isRunnable(quickstart[0]);
    String[] typed = quickstart[1].strip().split(" ");
    assertThat(List.of(typed)).startsWith("java", "-jar");
    assertThat(Checkout.file(typed[2])).isEqualTo(Checkout.sampleJar());
    try (ChildProcess tour = SampleServer.start(Map.of("MCP_PORT", "0"), List.of(typed).get(3))) {
      tour.awaitStdout(line -> line.contains("task_done"));

      List<String> lines = tour.stdout();
      Stream<String> words =
          Stream.of("calls sleep_task", "progress", "trigger_fired", "task_done");
      List<Integer> places = words.map(word -> place(lines, word)).toList();
      assertThat(places).doesNotContain(-1).isSorted();
      assertThat(tour.isAlive()).isTrue();

      tour.terminate();
      tour.exitWithin(Duration.ofSeconds(10));
      assertThat(tour.stderr()).noneMatch(line -> line.startsWith("\tat "));
    }
  }

  /** The first line with that word, counted from zero; -1 where there is none. */
  private static int place(List<String> lines, String word) {
    for (int index = 0; index < lines.size(); index++) {
      if (lines.get(index).contains(word)) {
        return index;
      }
    }
    return -1;
  }
}

package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The {@code kit} command as users have it: its jar, the sample's server, and a real terminal. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CommandTest {
  private static final Duration PATIENCE = Duration.ofSeconds(90);
  private static final int INTERRUPTED = 130;

  private ChildProcess server;
  private String url;

  @BeforeAll
  void startServer() {
    server = SampleServer.startHttp("streamable_http", Map.of());
    url = SampleServer.address(server);
  }

  @AfterAll
  void endServer() {
    server.close();
  }

  private static String appeared(ChildProcess kit) {
    return String.join("\n", kit.stdout());
  }

  private String tasks() {
    try (ChildProcess watch = KitCommand.start(Map.of(), "watch", url, "--once", "--json")) {
      assertThat(watch.exitWithin(PATIENCE)).isZero();
      return String.join("\n", watch.stdout());
    }
  }

  @Test
  void aBarIsDrawnOnATerminalUntilTheTaskEnds() {
    try (ChildProcess kit =
        KitCommand.startAtTerminal(
            Map.of(), List.of(), "call", url, "sleep_task", "duration_s=3")) {
      assertThat(kit.exitWithin(PATIENCE)).isZero();

      assertThat(appeared(kit))
          .containsPattern("\\[#+-+] +(33|67)%")
          .contains("eta_s ")
          .contains("\u001b[32msleep_task slee-");
      assertThat(appeared(kit)).contains("\"slept_s\" : 3.0");
    }
  }

  @Test
  void ctrlCAtATerminalCancelsTheTaskAndEndsWith130() {
    List<String> typed = List.of("[", "^C");
    try (ChildProcess kit =
        KitCommand.startAtTerminal(Map.of(), typed, "call", url, "sleep_task", "duration_s=3000")) {
      assertThat(kit.exitWithin(PATIENCE)).as(kit.transcript()).isEqualTo(INTERRUPTED);

      assertThat(appeared(kit)).contains("cancelling").contains("cancelled");
      String id = appeared(kit).replaceAll("(?s).*(slee-[0-9a-f]+) cancelled.*", "$1");
      assertThat(tasks().lines().filter(line -> line.contains(id)))
          .singleElement()
          .asString()
          .contains("\"state\":\"cancelled\"");
    }
  }

  /**
   * The state of the server, not of the command: a supervisor's SIGTERM must not leave the robot at
   * work.
   */
  @Test
  void beingAskedToEndCancelsTheTaskToo() {
    try (ChildProcess kit =
        KitCommand.start(Map.of(), "call", url, "sleep_task", "duration_s=2999")) {
      String id = kit.awaitStderr(line -> line.contains("running")).split(" ")[1];

      kit.terminate();

      assertThat(kit.exitWithin(PATIENCE)).isEqualTo(143);
      assertThat(tasks().lines().filter(line -> line.contains(id)))
          .singleElement()
          .asString()
          .contains("\"state\":\"cancelled\"");
    }
  }

  @Test
  void withoutATerminalNothingIsDrawn() {
    try (ChildProcess kit = KitCommand.start(Map.of(), "call", url, "sleep_task", "duration_s=1")) {
      assertThat(kit.exitWithin(PATIENCE)).isZero();

      assertThat(appeared(kit) + kit.stderr()).doesNotContain("\u001b").doesNotContain("\r");
      assertThat(String.join("", kit.stdout()).replace(" ", "")).isEqualTo("{\"slept_s\":1.0}");
      assertThat(kit.stderr()).anyMatch(line -> line.contains("succeeded"));
    }
  }

  /** The whole way: a server posts what its task does to the command that listens. */
  @Test
  void theEventsOfATaskAreVerifiedOneByOne() {
    Map<String, String> secret = Map.of("RVC_EVENT_SECRET", Receiver.SECRET);
    List<String> typed = List.of("task_done", "^C");
    try (ChildProcess listen =
        KitCommand.startAtTerminal(secret, typed, "listen", "--port", "0", "--fail-first", "1")) {
      String events =
          listen.awaitStdout(line -> line.contains("listening")).replaceAll(".* at ", "").strip();
      try (ChildProcess posting =
              SampleServer.startHttp(
                  "streamable_http",
                  Map.of("RVC_CALLBACK_URL", events, "RVC_EVENT_SECRET", Receiver.SECRET));
          ChildProcess call =
              KitCommand.start(
                  Map.of(),
                  "call",
                  SampleServer.address(posting),
                  "sleep_task",
                  "duration_s=2",
                  "--json")) {
        assertThat(call.exitWithin(PATIENCE)).isZero();
        assertThat(listen.exitWithin(PATIENCE)).isEqualTo(INTERRUPTED);
      }
      assertThat(listen.stdout())
          .filteredOn(line -> line.contains("\u001b[32mverified"))
          .hasSize(3);
      assertThat(appeared(listen))
          .contains("verified 3, late 0, duplicate 0, missing 0, refused 0, turned_away 1");
      assertThat(appeared(listen)).doesNotContain(Receiver.SECRET);
    }
  }

  @Test
  void thePageOfTheCommandHasASectionForEachCommandAndEachExitCode() throws IOException {
    String page = Files.readString(Checkout.file("docs/command.md"));
    try (ChildProcess help = KitCommand.start(Map.of(), "--help")) {
      assertThat(help.exitWithin(PATIENCE)).isZero();
      List<String> lines = help.stdout();
      List<String> commands =
          lines.subList(lines.indexOf("Commands:") + 1, lines.size()).stream()
              .filter(line -> line.matches("  [a-z]+ .*"))
              .map(line -> line.strip().split(" ")[0])
              .filter(command -> !command.equals("help") && !command.equals("kit"))
              .toList();
      assertThat(commands)
          .hasSizeGreaterThan(8)
          .allSatisfy(command -> assertThat(page).contains("kit " + command));
    }
    for (int exitCode : new int[] {0, 1, 2, 3, 4, 70, INTERRUPTED, 143}) {
      assertThat(page).contains("\n| " + exitCode + " | ");
    }
  }
}

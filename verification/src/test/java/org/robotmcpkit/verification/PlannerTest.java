package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The sample's planner and a server that writes down what it does are killed at moments that a seed
 * chooses, and started again. Whatever happens, the planner's last word is what has happened.
 *
 * <p>{@code -Dkit.planner.seeds} says how many seeds are played, {@code -Dkit.planner.seed} plays
 * one again.
 */
class PlannerTest {
  private static final Duration PATIENCE = Duration.ofSeconds(90);
  private static final String SECRET = "a-secret-for-planner-and-sleeper-0123456789";

  @TempDir Path folder;

  static LongStream seeds() {
    Long one = Long.getLong("kit.planner.seed");
    return one != null
        ? LongStream.of(one)
        : LongStream.range(0, Long.getLong("kit.planner.seeds", 2));
  }

  @ParameterizedTest(name = "-Dkit.planner.seed={0}")
  @MethodSource("seeds")
  void itsLastWordIsWhatHasHappened(long seed) throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    boolean killsThePlanner = seed % 3 != 2;
    boolean killsTheServer = seed % 3 != 1;
    double seconds = (3 + random.nextInt(12)) / 10.0;
    String word;
    try (Stage stage = new Stage(seconds)) {
      int kills = 1 + random.nextInt(2);
      for (int kill = 0; kill < kills && stage.planner.isAlive(); kill++) {
        if (random.nextInt(4) > 0) {
          stage.awaitWork();
          Thread.sleep(random.nextInt((int) (seconds * 1_200)));
        } else {
          Thread.sleep(random.nextInt(1_500));
        }
        boolean both = random.nextInt(4) == 0;
        boolean planner = killsThePlanner && (!killsTheServer || both || random.nextBoolean());
        stage.killAndStartAgain(planner, killsTheServer && (both || !planner), random.nextInt(500));
      }
      word = stage.lastWord();
    }
    judge(word, Files.readAllLines(folder.resolve("journal")));
    assertThat(killsTheServer || word.contains(" succeeded "))
        .as("nothing is lost: %s", word)
        .isTrue();
  }

  @Test
  void anErrandThatCannotBeDoneIsReportedAsSuch() throws Exception {
    try (ChildProcess server = SampleServer.startHttp("streamable_http", Map.of())) {
      Map<String, String> environment =
          Map.of(
              "SLEEPER_URL",
              SampleServer.address(server),
              "RVC_CALLBACK_URL",
              "http://127.0.0.1:" + freePort() + "/events",
              "RVC_EVENT_SECRET",
              SECRET);
      try (ChildProcess planner =
          SampleServer.start(
              environment, "planner", folder.resolve("notes.json").toString(), "4000")) {
        assertThat(planner.exitWithin(PATIENCE)).isZero();
        assertThat(planner.stdout())
            .singleElement()
            .asString()
            .startsWith("nothing was started: INVALID_ARGUMENTS: ")
            .contains("duration_s", "3600");
      }
    }
  }

  @Test
  void theCommandOfThePagePrintsTheLastWord() throws Exception {
    String events = "http://127.0.0.1:" + freePort() + "/api/agent/events";
    String typed =
        CodeBlock.named("docs/events.md#planner")
            .text()
            .replace("http://127.0.0.1:8765/api/agent/events", events)
            .replace("notes.json 5", folder.resolve("notes.json") + " 3");
    try (ChildProcess server =
            SampleServer.startHttp(
                "streamable_http", Map.of("RVC_CALLBACK_URL", events, "RVC_EVENT_SECRET", SECRET));
        ChildProcess planner =
            Shell.start(
                Checkout.file(""), Map.of("SLEEPER_URL", SampleServer.address(server)), typed)) {
      assertThat(planner.exitWithin(PATIENCE)).as(planner.transcript()).isZero();
      assertThat(planner.stdout())
          .singleElement()
          .asString()
          .matches("slee-\\w+ succeeded \\{\"slept_s\":3\\.0}");
      // of the end the planner may have asked before its event came
      assertThat(planner.stderr()).anyMatch(line -> line.contains("\"type\":\"progress\""));
    }
  }

  /** What the word says of a task must be so, and no server may have done the work twice. */
  private static void judge(String word, List<String> journal) {
    String task = word.split(" ")[0];
    List<String> begun = new ArrayList<>();
    List<String> begunHere = new ArrayList<>();
    int servers = 0;
    for (String line : journal) {
      if (line.equals("server")) {
        servers++;
        begunHere.clear();
      } else if (line.startsWith("began ")) {
        begun.add(line);
        begunHere.add(line);
        assertThat(begunHere).as("starts at one server, in %s", journal).hasSize(1);
      }
    }
    if (word.contains(" succeeded ")) {
      assertThat(begun).last().as("in %s", journal).isEqualTo("began " + task);
      assertThat(journal).contains("ended " + task);
    } else {
      assertThat(word).contains(" failed ", "SERVER_RESTARTED");
      assertThat(servers).as("servers, in %s", journal).isGreaterThan(1);
      assertThat(begunHere).as("begun at the server that lives, in %s", journal).isEmpty();
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /** The two programs, at addresses that outlive them. */
  private final class Stage implements AutoCloseable {
    private final String seconds;
    private final Map<String, String> environment;
    private final Path journal = folder.resolve("journal");
    private ChildProcess server;
    private ChildProcess planner;

    Stage(double seconds) throws IOException {
      this.seconds = String.valueOf(seconds);
      int port = freePort();
      this.environment =
          Map.of(
              "MCP_TRANSPORT",
              "streamable_http",
              "MCP_PORT",
              String.valueOf(port),
              "SLEEPER_URL",
              "http://127.0.0.1:" + port,
              "RVC_CALLBACK_URL",
              "http://127.0.0.1:" + freePort() + "/api/agent/events",
              "RVC_EVENT_SECRET",
              SECRET);
      Files.createFile(journal);
      this.server = startServer();
      this.planner = startPlanner();
    }

    /** Returns when a task has begun, since most of what can go wrong goes wrong after that. */
    void awaitWork() {
      Awaitility.await()
          .atMost(PATIENCE)
          .pollInterval(Duration.ofMillis(5))
          .until(() -> !planner.isAlive() || Files.readString(journal).contains("began "));
    }

    void killAndStartAgain(boolean killPlanner, boolean killServer, long afterMillis)
        throws InterruptedException {
      if (killPlanner) {
        planner.kill();
      }
      if (killServer) {
        server.kill();
        server.exitWithin(PATIENCE);
      }
      Thread.sleep(afterMillis);
      if (killServer) {
        server = startServer();
      }
      if (killPlanner) {
        planner.exitWithin(PATIENCE);
        planner = startPlanner();
      }
    }

    String lastWord() {
      assertThat(planner.exitWithin(PATIENCE)).as(planner.transcript()).isZero();
      assertThat(planner.stdout()).as(planner.transcript()).hasSize(1);
      return planner.stdout().get(0);
    }

    private ChildProcess startServer() {
      return ChildProcess.start(
          "journaling sleeper",
          environment,
          List.of(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-cp",
              System.getProperty("java.class.path"),
              JournalingSleeper.class.getName(),
              journal.toString()));
    }

    private ChildProcess startPlanner() {
      return SampleServer.start(
          environment, "planner", folder.resolve("notes.json").toString(), seconds);
    }

    @Override
    public void close() {
      planner.close();
      server.close();
    }
  }
}

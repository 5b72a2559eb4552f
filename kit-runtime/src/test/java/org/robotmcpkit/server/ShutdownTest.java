package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.event.EventReceiver;

/**
 * Processes that are told to end at random moments. {@code -Dkit.sigterms=…} says how many, {@code -Dkit.seed=…} which
 * moments.
 */
class ShutdownTest {
  private static final int PROCESSES = Integer.getInteger("kit.sigterms", 6);
  private static final String SECRET = "shutdown-secret-0123456789";

  @TempDir Path work;

  @Test
  void whateverHasEndedIsToldWithinTenSeconds() throws Exception {
    Set<String> received = ConcurrentHashMap.newKeySet();
    EventReceiver receiver =
        EventReceiver.builder()
            .server("shutdown", SECRET)
            .build(
                one -> {
                  if (one.event().type().isTerminal()) {
                    received.add(one.event().taskId());
                  }
                });
    HttpServer planner = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    planner.createContext(
        "/events",
        exchange -> {
          byte[] body = exchange.getRequestBody().readNBytes(EventReceiver.MAX_BODY_BYTES + 1);
          exchange.sendResponseHeaders(receiver.receive(exchange.getRequestHeaders()::getFirst, body).status(), -1);
          exchange.close();
        });
    planner.start();
    String url = "http://127.0.0.1:" + planner.getAddress().getPort() + "/events";
    Random moments = new Random(Long.getLong("kit.seed", 11));
    Duration longest = Duration.ZERO;
    try {
      for (int number = 0; number < PROCESSES; number++) {
        Ended ended = runAndTerminate(url, number % 2 == 1, moments.nextInt(400));

        assertThat(ended.took).as("process %d", number).isLessThanOrEqualTo(Duration.ofSeconds(10));
        assertThat(received).as("process %d: %s", number, ended.stderr).containsAll(ended.tasks);
        longest = ended.took.compareTo(longest) > 0 ? ended.took : longest;
      }
    } finally {
      planner.stop(0);
    }
    System.out.println(PROCESSES + " processes, the slowest ended " + longest.toMillis() + " ms after SIGTERM");
  }

  @Test
  void whatIsLostIsSummedUpInOneLineOnStandardError() throws Exception {
    Ended ended = runAndTerminate("http://127.0.0.1:9/nobody-listens", false, 200);

    assertThat(ended.took).isLessThanOrEqualTo(Duration.ofSeconds(10));
    assertThat(ended.stderr).isNotEmpty();
    List<String> lost = ended.stderr.lines().filter(line -> !line.startsWith("[")).toList();
    assertThat(lost).as(ended.stderr).hasSize(1).first().asString().containsPattern("[1-9][0-9]* events? could not be delivered");
    assertThat(ended.stderr).doesNotContain(SECRET);
  }

  private record Ended(Duration took, List<String> tasks, String stderr) {}

  private Ended runAndTerminate(String url, boolean stubborn, int afterMillis) throws Exception {
    Path stderr = work.resolve("stderr-" + System.nanoTime());
    ProcessBuilder builder =
        new ProcessBuilder(
            ProcessHandle.current().info().command().orElse("java"),
            "-cp",
            System.getProperty("java.class.path"),
            ShutdownProgram.class.getName(),
            stubborn ? "stubborn" : "cooperative");
    builder.environment().putAll(
        Map.of(
            "MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "RVC_CALLBACK_URL", url, "RVC_EVENT_SECRET", SECRET));
    Process process = builder.redirectError(stderr.toFile()).start();
    try (BufferedReader says =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      assertThat(says.readLine()).isEqualTo("ready");
      // The moment is chance, not a wait for anything: the process may be anywhere in its work.
      process.waitFor(afterMillis, TimeUnit.MILLISECONDS);
      long asked = System.nanoTime();
      process.toHandle().destroy(); // leaves the streams open, unlike Process.destroy()
      List<String> tasks =
          says.lines().filter(line -> line.startsWith("ended ")).map(line -> line.substring(6)).collect(Collectors.toList());
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      return new Ended(Duration.ofNanos(System.nanoTime() - asked), tasks, Files.readString(stderr));
    } finally {
      process.destroyForcibly();
    }
  }
}

package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.EveryLog;
import org.robotmcpkit.task.TaskRequest;

/** Where a server listens, what it says of that, and what it still answers while it shuts down. */
class ListeningTest {
  private static final String TOKEN = "0123456789abcdef-listening";
  private static final String LISTENING = "0A";

  private static RunningServer start(Map<String, String> more) {
    Map<String, String> environment =
        new java.util.HashMap<>(Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"));
    environment.putAll(more);
    return CapabilityServer.named("ears").tools(() -> List.of()).environment(environment).start();
  }

  @Test
  void nothingListensBeyondLoopback() throws IOException {
    assumeThat(Path.of("/proc/net/tcp")).exists();
    try (RunningServer server = start(Map.of())) {
      int port = URI.create(server.address()).getPort();

      assertThat(addressesListeningOn(port)).isNotEmpty().allMatch(ListeningTest::isLoopback);
    }
    try (RunningServer server =
        start(Map.of("MCP_HOST", "0.0.0.0", "MCP_ALLOW_REMOTE", "true", "MCP_TOKEN", TOKEN))) {
      int port = URI.create(server.address()).getPort();

      assertThat(addressesListeningOn(port))
          .as("the test would see it")
          .anyMatch(address -> !isLoopback(address));
    }
  }

  /**
   * The addresses, in hexadecimal as the kernel writes them, at which anybody listens on the port.
   */
  private static Set<String> addressesListeningOn(int port) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(Path.of("/proc/net/tcp")));
    if (Files.exists(Path.of("/proc/net/tcp6"))) {
      lines.addAll(Files.readAllLines(Path.of("/proc/net/tcp6")));
    }
    String suffix = String.format(Locale.ROOT, ":%04X", port);
    return lines.stream()
        .map(line -> line.strip().split(" +"))
        .filter(
            fields ->
                fields.length > 3 && fields[1].endsWith(suffix) && fields[3].equals(LISTENING))
        .map(fields -> fields[1].substring(0, fields[1].indexOf(':')))
        .collect(Collectors.toSet());
  }

  private static boolean isLoopback(String address) {
    return address.equals("0100007F")
        || address.endsWith("FFFF00000100007F")
        || address.equals("00000000000000000000000001000000");
  }

  @Test
  void aServerSaysOnceWhomItLetsIn() {
    try (EveryLog log = new EveryLog();
        RunningServer open = start(Map.of())) {
      assertThat(log.lines())
          .filteredOn(
              line ->
                  line.contains("HttpFront") && line.contains(open.address().replace("/mcp", "")))
          .singleElement()
          .asString()
          .contains("INFO", "every program on this machine may call the tools", "MCP_TOKEN");
    }
    try (EveryLog log = new EveryLog();
        RunningServer locked = start(Map.of("MCP_TOKEN", TOKEN))) {
      assertThat(locked.address()).isNotEmpty();
      assertThat(log.lines())
          .filteredOn(line -> line.contains("HttpFront") && !line.contains("DEBUG"))
          .isEmpty();
    }
    try (EveryLog log = new EveryLog();
        RunningServer remote =
            start(
                Map.of(
                    "MCP_HOST",
                    "0.0.0.0",
                    "MCP_ALLOW_REMOTE",
                    "true",
                    "MCP_TOKEN",
                    TOKEN,
                    "MCP_ALLOWED_HOSTS",
                    "robot.lan"))) {
      assertThat(log.lines())
          .filteredOn(line -> line.contains("HttpFront") && line.contains("WARN"))
          .singleElement()
          .asString()
          .contains(
              "every machine that can reach",
              "without encryption",
              "robot.lan:" + URI.create(remote.address()).getPort())
          .doesNotContain(TOKEN);
    }
  }

  @Test
  void healthSaysThatTheServerShutsDownWhileItsTasksEnd() throws Exception {
    RunningServer server = start(Map.of());
    java.util.concurrent.CountDownLatch release = new java.util.concurrent.CountDownLatch(1);
    server
        .tasks()
        .start(
            TaskRequest.of(
                "stubborn",
                task -> {
                  while (release.getCount() > 0) {
                    try {
                      release.await();
                    } catch (InterruptedException ignored) {
                      // as stubborn bodies do
                    }
                  }
                  return null;
                }));
    RawHttp http = new RawHttp(server);
    assertThat(health(http))
        .startsWith("HTTP/1.1 200 ")
        .contains("\"status\":\"ok\"", "\"running_tasks\":1");
    Thread closing = new Thread(server::close, "closing");
    closing.start();
    try {
      await().atMost(Duration.ofSeconds(30)).until(() -> health(http).startsWith("HTTP/1.1 503 "));

      assertThat(health(http)).contains("\"status\":\"shutting_down\"");
      assertThat(
              RawHttp.statusOf(
                  http.post(
                      List.of(
                          "Host: 127.0.0.1:" + http.port(),
                          "Content-Type: application/json",
                          "Accept: application/json, text/event-stream"),
                      RawHttp.INITIALIZE)))
          .isEqualTo(503);
    } finally {
      release.countDown();
      closing.join();
    }
  }

  private static String health(RawHttp http) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", http.port())) {
      socket.setSoTimeout(30_000);
      socket
          .getOutputStream()
          .write(
              ("GET /health HTTP/1.1\r\nHost: 127.0.0.1:"
                      + http.port()
                      + "\r\nConnection: close\r\n\r\n")
                  .getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

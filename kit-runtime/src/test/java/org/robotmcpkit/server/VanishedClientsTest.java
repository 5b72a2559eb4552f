package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.task.LocalTasks;

/**
 * Clients that go without a word leave room for others, and nothing else. {@code
 * -Dkit.vanishing.sessions=…} says how many go.
 */
class VanishedClientsTest {
  private static final int MOST_STREAMS = 100;
  private static final int VANISHING = Integer.getInteger("kit.vanishing.sessions", 1000);

  /** At most so many sessions give way in a minute; the clock of this test jumps on. */
  private static final int IN_A_MINUTE = 50;

  private static final Duration SWEEP = Duration.ofSeconds(2);

  private static final String INITIALIZE =
      """
      {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
       "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "gone", "version": "1"}}}""";

  private final AtomicLong now = new AtomicLong();

  @Test
  void vanishedSessionsLeaveNeitherMemoryNorThreads() throws Exception {
    ServerInfo info = new ServerInfo("robot", "1", null);
    try (EventPoster poster = EventPoster.fromEnvironment("robot", Map.of());
        LocalTasks tasks = LocalTasks.builder("robot", poster).build()) {
      Settings settings =
          Settings.from(
              Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"),
              new Settings.Access(false, List.of(), List.of()));
      HttpFront front =
          new HttpFront(
              settings,
              new Health(info, tasks, poster),
              Optional.empty(),
              (server, menu) -> StreamableEndpoint.make("/mcp", SWEEP, server, menu),
              now::get);
      try {
        int port = URI.create(front.open(info, Menu.of(tasks, List.of()))).getPort();
        vanish(port, 500);
        await().pollDelay(SWEEP.multipliedBy(3)).until(() -> true);
        Usage before = Usage.now();

        vanish(port, VANISHING);

        await()
            .atMost(Duration.ofSeconds(60))
            .pollInterval(Duration.ofMillis(500))
            .untilAsserted(() -> Usage.now().assertAtMost(before, 1.05));
      } finally {
        front.close();
      }
    }
  }

  @Test
  void theStreamsOfVanishedClientsEndAndOthersGetTheirPlaces() throws Exception {
    ServerInfo info = new ServerInfo("robot", "1", null);
    try (EventPoster poster = EventPoster.fromEnvironment("robot", Map.of());
        LocalTasks tasks = LocalTasks.builder("robot", poster).build()) {
      Settings settings =
          Settings.from(
              Map.of("MCP_TRANSPORT", "sse", "MCP_PORT", "0"),
              new Settings.Access(false, List.of(), List.of()));
      HttpFront front =
          new HttpFront(
              settings,
              new Health(info, tasks, poster),
              Optional.empty(),
              (server, menu) -> SseEndpoint.make(Duration.ofMillis(200), server, menu));
      try {
        int port = URI.create(front.open(info, Menu.of(tasks, List.of()))).getPort();
        List<Socket> clients = new ArrayList<>();
        for (int number = 0; number < MOST_STREAMS; number++) {
          clients.add(stream(port));
        }
        assertThat(clients).allSatisfy(client -> assertThat(statusOf(client)).contains("200"));
        try (Socket oneMore = stream(port)) {
          assertThat(statusOf(oneMore)).contains("429");
        }

        for (Socket client : clients) {
          client.close();
        }

        await()
            .atMost(Duration.ofSeconds(30))
            .untilAsserted(
                () -> {
                  try (Socket next = stream(port)) {
                    assertThat(statusOf(next)).contains("200");
                  }
                });
      } finally {
        front.close();
      }
    }
  }

  /**
   * So many clients that begin a session and go; every second one opens the stream of its session
   * before.
   */
  private void vanish(int port, int clients) throws IOException {
    for (int number = 0; number < clients; number++) {
      if (number % IN_A_MINUTE == 0) {
        now.addAndGet(Sessions.UNUSED.plusSeconds(1).toNanos());
      }
      String session = initialize(port);
      if (number % 2 == 0) {
        try (Socket stream = request(port, "GET /mcp", "Mcp-Session-Id: " + session + "\r\n", "")) {
          assertThat(statusOf(stream))
              .as("404 where the sweep has been quicker")
              .containsAnyOf("200", "404");
        }
      }
    }
  }

  private static String initialize(int port) throws IOException {
    try (Socket socket =
        request(
            port,
            "POST /mcp",
            "Content-Type: application/json\r\nConnection: close\r\n",
            INITIALIZE)) {
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      Matcher session = Pattern.compile("(?i)mcp-session-id: (\\S+)").matcher(answer);
      assertThat(session.find()).as(answer).isTrue();
      return session.group(1);
    }
  }

  private static Socket request(int port, String line, String headers, String body)
      throws IOException {
    Socket socket = new Socket("127.0.0.1", port);
    socket.setSoTimeout(20_000);
    String head =
        line
            + " HTTP/1.1\r\nHost: 127.0.0.1:"
            + port
            + "\r\nAccept: application/json, text/event-stream\r\n"
            + headers;
    String length = body.isEmpty() ? "" : "Content-Length: " + body.length() + "\r\n";
    socket
        .getOutputStream()
        .write((head + length + "\r\n" + body).getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  /**
   * What is in use once the garbage is collected; the threads of pools come and go with the load,
   * of the test too.
   */
  private record Usage(long heapBytes, List<String> threads) {
    static Usage now() {
      System.gc();
      return new Usage(
          ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed(),
          Thread.getAllStackTraces().keySet().stream()
              .map(Thread::getName)
              .filter(name -> !isPooled(name))
              .sorted()
              .toList());
    }

    private static boolean isPooled(String thread) {
      return Stream.of(
              "surefire-", "awaitility-", "kit-http", "Scheduler-", "boundedElastic-", "parallel-")
          .anyMatch(thread::startsWith);
    }

    void assertAtMost(Usage before, double times) {
      assertThat((double) heapBytes)
          .as("heap, in bytes")
          .isLessThanOrEqualTo(before.heapBytes * times);
      assertThat(before.threads).as("threads").containsAll(threads);
    }
  }

  private static Socket stream(int port) throws IOException {
    return request(port, "GET /sse", "", "");
  }

  private static String statusOf(Socket socket) throws IOException {
    return new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
  }
}

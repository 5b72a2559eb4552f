package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.task.LocalTasks;

/** Clients that go without a word leave room for others. */
class VanishedClientsTest {
  private static final int MOST_STREAMS = 100;

  @Test
  void theStreamsOfVanishedClientsEndAndOthersGetTheirPlaces() throws Exception {
    ServerInfo info = new ServerInfo("robot", "1", null);
    try (EventPoster poster = EventPoster.fromEnvironment("robot", Map.of());
        LocalTasks tasks = LocalTasks.builder("robot", poster).build()) {
      Settings settings =
          Settings.from(
              Map.of("MCP_TRANSPORT", "sse", "MCP_PORT", "0"), new Settings.Access(false, List.of(), List.of()));
      HttpFront front =
          new HttpFront(
              settings,
              new Health(info, tasks, poster),
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

  private static Socket stream(int port) throws IOException {
    Socket socket = new Socket("127.0.0.1", port);
    socket.setSoTimeout(20_000);
    socket
        .getOutputStream()
        .write(
            ("GET /sse HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nAccept: text/event-stream\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  private static String statusOf(Socket socket) throws IOException {
    return new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
  }
}

package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What gets past the door, said with raw bytes; PORT stands for the server's port. */
class LoopbackOnlyTest {
  private static RunningServer server;
  private static int port;

  @BeforeAll
  static void open() {
    server =
        CapabilityServer.named("door")
            .tools(() -> List.of())
            .environment(Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"))
            .start();
    port = URI.create(server.address()).getPort();
  }

  @AfterAll
  static void close() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Host: 127.0.0.1:PORT                                              | 200",
        "Host: localhost:PORT                                              | 200",
        "Host: LOCALHOST:PORT                                              | 200",
        "Host: [::1]:PORT                                                  | 200",
        "Host: 127.0.0.1:PORT~Origin: http://127.0.0.1:PORT                | 200",
        "Host: 127.0.0.1:PORT~Origin: http://localhost:PORT                | 200",
        "Host: evil.example                                                | 403",
        "Host: evil.example:PORT                                           | 403",
        "Host: 127.0.0.1:1                                                 | 403",
        "Host: 127.0.0.1                                                   | 403",
        "Host: 127.0.0.1.evil.example:PORT                                 | 403",
        "Host: localhost.:PORT                                             | 403",
        "Host: 127.0.0.1:PORT~Host: 127.0.0.1:PORT                         | 400",
        "Accept: */*                                                       | 400",
        "Host: 127.0.0.1:PORT~Origin: null                                 | 403",
        "Host: 127.0.0.1:PORT~Origin: http://evil.example                  | 403",
        "Host: 127.0.0.1:PORT~Origin: https://127.0.0.1:PORT               | 403",
        "Host: 127.0.0.1:PORT~Origin: http://127.0.0.1:1                   | 403",
        "Host: 127.0.0.1:PORT~Origin: http://127.0.0.1:PORT~Origin: x      | 403",
        "Host: 127.0.0.1:PORT~Origin:                                      | 403",
      })
  void onlyTheServersOwnHostAndOriginGetIn(String headers, int status) throws IOException {
    String answer = post(headers.strip().replace("PORT", String.valueOf(port)).replace("~", "\r\n"));

    assertThat(answer).startsWith("HTTP/1.1 " + status + " ");
    if (status != 200) {
      assertThat(answer).contains("{\"error\":").doesNotContain("<html", "\tat ");
    }
  }

  private static String post(String headers) throws IOException {
    String body =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\","
            + "\"capabilities\":{},\"clientInfo\":{\"name\":\"raw\",\"version\":\"1\"}}}";
    String request =
        "POST /mcp HTTP/1.1\r\n" + headers + "\r\nConnection: close\r\nContent-Type: application/json\r\n"
            + "Accept: application/json, text/event-stream\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
    try (Socket socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(10_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

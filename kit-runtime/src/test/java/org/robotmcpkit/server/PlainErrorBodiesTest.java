package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainErrorBodiesTest {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static RunningServer server;

  @BeforeAll
  static void open() {
    server =
        CapabilityServer.named("door")
            .tools(() -> List.of())
            .environment(Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"))
            .start();
  }

  @AfterAll
  static void close() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POST   | /mcp     | rubbish",
        "POST   | /mcp     | []",
        "POST   | /mcp     | null",
        "POST   | /mcp     | ' '",
        "POST   | /mcp     | {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}",
        "GET    | /mcp     | ''",
        "DELETE | /mcp     | ''",
        "PUT    | /mcp     | ''",
        "GET    | /nowhere | ''",
      })
  void anErrorIsAShortSentenceInJson(String method, String path, String body) throws Exception {
    HttpResponse<String> answer =
        HTTP.send(
            HttpRequest.newBuilder(URI.create(server.address()).resolve(path))
                .timeout(Duration.ofSeconds(20))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build(),
            HttpResponse.BodyHandlers.ofString());

    assertThat(answer.statusCode()).isBetween(400, 499);
    assertThat(answer.headers().firstValue("content-type").orElse(""))
        .startsWith("application/json");
    assertThat(answer.body())
        .startsWith("{\"")
        .hasSizeLessThan(400)
        .doesNotContain("stackTrace", "java.", "<html");
  }

  @Test
  void aBodyThatIsTooLargeIsRefusedUnread() throws Exception {
    HttpResponse<String> answer =
        HTTP.send(
            HttpRequest.newBuilder(URI.create(server.address()))
                .timeout(Duration.ofSeconds(20))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(
                    HttpRequest.BodyPublishers.ofString("{\"x\":\"" + "y".repeat(1 << 20) + "\"}"))
                .build(),
            HttpResponse.BodyHandlers.ofString());

    assertThat(answer.statusCode()).isEqualTo(413);
    assertThat(answer.body()).isEqualTo("{\"error\":\"The body is larger than 1048576 bytes.\"}");
  }
}

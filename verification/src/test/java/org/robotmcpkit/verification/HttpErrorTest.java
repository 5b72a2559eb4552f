package org.robotmcpkit.verification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody gets over HTTP who is no proper MCP client. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HttpErrorTest {
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private ChildProcess server;

  @BeforeAll
  void startServer() {
    server = SampleServer.startHttp("streamable_http", Map.of());
  }

  @AfterAll
  void endServer() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "{\"jsonrpc\":\"2.0\"}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"x\"}"
      })
  void aBodyThatIsNoMessageIsRefusedWithoutAStackTrace(String body)
      throws IOException, InterruptedException {
    HttpResponse<String> answer =
        send(request("/mcp").POST(HttpRequest.BodyPublishers.ofString(body, UTF_8)));

    assertThat(answer.statusCode()).isBetween(400, 499);
    assertSaysNothingOfTheInside(answer);
  }

  @Test
  void aRequestWithoutASessionIsRefusedWithoutAStackTrace()
      throws IOException, InterruptedException {
    HttpResponse<String> answer = send(request("/mcp").GET());

    assertThat(answer.statusCode()).isBetween(400, 499);
    assertSaysNothingOfTheInside(answer);
  }

  @Test
  void aPathThatIsNotThereIsNotFound() throws IOException, InterruptedException {
    HttpResponse<String> answer = send(request("/nowhere").GET());

    assertThat(answer.statusCode()).isEqualTo(404);
    assertSaysNothingOfTheInside(answer);
  }

  @Test
  void aForeignOriginIsForbidden() throws IOException, InterruptedException {
    HttpResponse<String> answer =
        send(request("/mcp").header("Origin", "http://evil.example").GET());

    assertThat(answer.statusCode()).isEqualTo(403);
    assertSaysNothingOfTheInside(answer);
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(SampleServer.address(server) + path))
        .timeout(Duration.ofSeconds(20))
        .header("Content-Type", "application/json")
        .header("Accept", "application/json, text/event-stream");
  }

  private HttpResponse<String> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString(UTF_8));
  }

  private static void assertSaysNothingOfTheInside(HttpResponse<String> answer) {
    assertThat(answer.body())
        .hasSizeLessThan(1000)
        .doesNotContain("stackTrace", "className", ".java", "\tat ");
  }
}

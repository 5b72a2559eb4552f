package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A session of the SSE transport is of no use to another principal, though its id stands in a URL.
 */
class StreamOwnersTest {
  private static final String ANN = "ann-token-0123456789";
  private static final String BOB = "bob-token-0123456789";

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private RunningServer server;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("tokens");
    Files.writeString(file, "ann * " + ANN + "\nbob * " + BOB + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    server =
        CapabilityServer.named("robot")
            .tools(List::of)
            .environment(
                Map.of(
                    "MCP_TRANSPORT",
                    "sse",
                    "MCP_PORT",
                    "0",
                    "MCP_REGISTRY",
                    "off",
                    "MCP_TOKEN_FILE",
                    file.toString()))
            .start();
  }

  @AfterEach
  void close() {
    server.close();
  }

  /** A stream and the URL for its messages, which it names first. */
  private record Stream(BufferedReader lines, String messages) implements AutoCloseable {
    @Override
    public void close() throws IOException {
      lines.close();
    }
  }

  private HttpRequest.Builder request(String path, String token) {
    return HttpRequest.newBuilder(
            URI.create("http://" + URI.create(server.address()).getAuthority() + path))
        .header("Authorization", "Bearer " + token);
  }

  private Stream stream(String token) throws Exception {
    BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                http.send(request("/sse", token).build(), HttpResponse.BodyHandlers.ofInputStream())
                    .body(),
                StandardCharsets.UTF_8));
    assertThat(lines.readLine()).isEqualTo("event: endpoint");
    return new Stream(lines, lines.readLine().substring("data: ".length()));
  }

  private HttpResponse<String> post(String path, String token) throws Exception {
    return http.send(
        request(path, token)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(RawHttp.INITIALIZE))
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void aMessageOfAnotherPrincipalGetsTheAnswerOfASessionThatIsNotThere() throws Exception {
    try (Stream anns = stream(ANN);
        Stream bobs = stream(BOB)) {
      HttpResponse<String> stolen = post(anns.messages(), BOB);
      HttpResponse<String> unknown =
          post("/message?sessionId=00000000-0000-0000-0000-000000000000", BOB);

      assertThat(stolen.statusCode()).isEqualTo(404);
      assertThat(stolen.body()).isEqualTo(unknown.body());
      assertThat(post(anns.messages(), ANN).statusCode()).isEqualTo(200);
      assertThat(post(bobs.messages(), BOB).statusCode()).isEqualTo(200);
      assertThat(anns.lines().readLine()).isEmpty();
      assertThat(anns.lines().readLine()).isEqualTo("event: message");
      assertThat(anns.lines().readLine()).contains("\"id\":1");
    }
  }

  @Test
  void aSessionThatHasEndedIsNobodys() throws Exception {
    String messages;
    try (Stream anns = stream(ANN)) {
      messages = anns.messages();
    }
    await().until(() -> post(messages, ANN).statusCode() == 404);
  }
}

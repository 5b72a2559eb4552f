package org.robotmcpkit.verification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.signing.EventSigner;

/** Blocks on the pages that are no programs are what programs write and take. */
class ShownTextsTest {
  @TempDir Path folder;

  @Test
  void theRequestOfTheContractIsSignedWithTheSecretThatTheContractNames() throws IOException {
    String secret = "navigation-secret-0123456789abcdef";
    String[] request = starting("docs/contract.md", "POST ").text().strip().split("\n\n", 2);
    Map<String, String> headers = new TreeMap<>();
    request[0]
        .lines()
        .skip(1)
        .map(line -> line.split(": ", 2))
        .forEach(header -> headers.put(header[0], header[1]));
    long timestamp = Long.parseLong(headers.get(EventSigner.TIMESTAMP_HEADER));
    byte[] body = request[1].getBytes(UTF_8);

    assertThat(Files.readString(Checkout.file("docs/contract.md"))).contains('`' + secret + '`');
    assertThat(headers.get(EventSigner.SIGNATURE_HEADER))
        .isEqualTo(EventSigner.SIGNATURE_PREFIX + EventSigner.sign(secret, timestamp, body));
    TaskEvent event = org.robotmcpkit.model.Json.readEvent(body);
    assertThat(event.server()).isEqualTo(headers.get(EventSigner.SERVER_HEADER));
  }

  @Test
  void theTokenFileOfThePageIsOneThatAServerTakes() throws Exception {
    String lines = starting("docs/security.md", "# principal").text();
    String rest = "0123456789abcdef0123456789abcdef";
    Path file = Files.writeString(folder.resolve("tokens"), lines.replace("…", rest));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));

    try (ChildProcess server =
        SampleServer.startHttp("streamable_http", Map.of("MCP_TOKEN_FILE", file.toString()))) {
      URI address = URI.create(SampleServer.address(server) + "/mcp");

      assertThat(lines.lines().filter(line -> !line.startsWith("#"))).hasSize(3);
      for (String line : lines.lines().filter(text -> !text.startsWith("#")).toList()) {
        String token = line.substring(line.lastIndexOf(' ') + 1).replace("…", rest);
        assertThat(status(address, token)).as(line).isNotEqualTo(401);
      }
      assertThat(status(address, "another" + rest)).isEqualTo(401);
    }
  }

  @Test
  void theCommandsThatMeasureAreThere() throws IOException {
    assertThat(CodeBlock.named("docs/performance.md#bench").text().lines())
        .allSatisfy(
            line -> {
              String[] words = line.split(" +");
              assertThat(Checkout.file(words[0])).isExecutable();
              assertThat(read("verification/bench/run") + benchOptions()).contains(words[1]);
            });
  }

  private static String benchOptions() throws IOException {
    return read("verification/bench/src/main/java/org/robotmcpkit/bench/Options.java");
  }

  private static String read(String file) throws IOException {
    return Files.readString(Checkout.file(file));
  }

  private static CodeBlock starting(String page, String text) {
    return CodeBlock.of(page).stream()
        .filter(block -> block.text().startsWith(text))
        .findFirst()
        .orElseThrow();
  }

  private static int status(URI address, String token) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(address)
            .timeout(Duration.ofSeconds(30))
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .POST(HttpRequest.BodyPublishers.ofString("{}"))
            .build();
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
  }
}

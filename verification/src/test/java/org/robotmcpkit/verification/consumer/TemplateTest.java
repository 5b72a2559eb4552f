package org.robotmcpkit.verification.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.verification.Checkout;
import org.robotmcpkit.verification.ChildProcess;

/**
 * The template for a server, copied to where nobody knows the kit, and the commands of its page.
 */
@Tag("suites")
class TemplateTest {
  private static final Pattern ADDRESS = Pattern.compile("(http://127\\.0\\.0\\.1:\\d+)/mcp");
  private static final int TERMINATED = 143;

  @TempDir Path folder;

  @Test
  void aStrangerTestsPackagesAndRunsItWithOneCommandEach() throws IOException {
    Stranger stranger =
        new Stranger(
                folder.resolve("my-robot"),
                LocalRepository.withNothingElse(folder.resolve("repository")))
            .with(Checkout.file("template"));
    List<String> commands = commands();

    assertThat(stranger.run(commands.get(0))).contains("Failures: 0, Errors: 0, Skipped: 0");
    stranger.run(commands.get(1));
    try (ChildProcess server = stranger.start(commands.get(2), Map.of("MCP_PORT", "0"))) {
      call(server);
      server.terminate();
      assertThat(server.exitWithin(Duration.ofSeconds(30))).isEqualTo(TERMINATED);
    }
  }

  private static void call(ChildProcess server) {
    Matcher address = ADDRESS.matcher(server.awaitStderr(line -> ADDRESS.matcher(line).find()));
    assertThat(address.find()).isTrue();
    try (McpSyncClient client =
        McpClient.sync(
                HttpClientStreamableHttpTransport.builder(address.group(1))
                    .endpoint("/mcp")
                    .build())
            .build()) {
      client.initialize();
      assertThat(
              client
                  .callTool(CallToolRequest.builder("level").arguments(Map.of()).build())
                  .structuredContent())
          .isEqualTo(Map.of("level_percent", 0.0));
      assertThat(
              client
                  .callTool(
                      CallToolRequest.builder("fade_to")
                          .arguments(Map.of("level_percent", 50, "duration_s", 30))
                          .build())
                  .structuredContent())
          .extracting("state")
          .isEqualTo("running");
    }
  }

  /** What the template's page has for a shell, in its order: test, package, run. */
  private static List<String> commands() throws IOException {
    List<String> commands =
        Pattern.compile("```sh\n(.*?)\n```")
            .matcher(Files.readString(Checkout.file("template/README.md")))
            .results()
            .map((MatchResult match) -> match.group(1))
            .toList();
    assertThat(commands).hasSize(3);
    return commands;
  }
}

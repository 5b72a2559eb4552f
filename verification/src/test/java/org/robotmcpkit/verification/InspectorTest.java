package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * The MCP Inspector's command line lists and calls the sample's tools, in both eras of the
 * protocol.
 */
@Tag("suites")
class InspectorTest {
  private static final String CLI =
      "node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js";
  private static final Duration LIMIT = Duration.ofSeconds(60);

  @ParameterizedTest
  @ValueSource(strings = {"legacy", "modern"})
  void theToolsCanBeListedAndCalled(String era) throws IOException {
    try (ChildProcess server = SampleServer.startHttp("streamable_http", Map.of())) {
      String url = SampleServer.address(server) + "/mcp";

      JsonNode listed = inspect(url, era, "--method", "tools/list");
      JsonNode started =
          inspect(
              url,
              era,
              "--method",
              "tools/call",
              "--tool-name",
              "sleep_task",
              "--tool-arg",
              "duration_s=0");

      assertThat(listed.path("tools").path(0).path("name").asString()).isEqualTo("sleep_task");
      assertThat(started.path("structuredContent").path("task_id").asString()).startsWith("slee-");
    }
  }

  private static JsonNode inspect(String url, String era, String... request) throws IOException {
    Path folder = NodeFolder.SUITES.ready();
    List<String> command =
        new ArrayList<>(
            List.of(
                NodeFolder.nodeIn(folder),
                folder.resolve(CLI).toString(),
                "--cli",
                url,
                "--transport",
                "http",
                "--protocol-era",
                era));
    command.addAll(List.of(request));
    try (ChildProcess inspector = ChildProcess.start("inspector", Map.of(), command)) {
      assertThat(inspector.exitWithin(LIMIT)).withFailMessage(inspector::transcript).isZero();
      return Json.parse(String.join("", inspector.stdout()));
    }
  }
}

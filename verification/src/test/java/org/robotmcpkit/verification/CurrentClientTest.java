package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * The TypeScript SDK's client of the current revision finds on one address whichever revision it
 * asks for.
 */
class CurrentClientTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  @ParameterizedTest
  @CsvSource({"legacy, 2025-11-25", "auto, 2026-07-28"})
  void theClientGetsTheRevisionThatItAsksForAndTheSameTools(String negotiation, String revision) {
    JsonNode report = drive(negotiation);

    assertThat(report.path("revision").asString()).isEqualTo(revision);
    assertThat(texts(report.path("tools")))
        .containsExactly("sleep_task", "get_task", "cancel_task", "list_tasks");
    assertThat(state(report, "started")).isEqualTo("running");
    assertThat(state(report, "ended")).isEqualTo("succeeded");
    assertThat(state(report, "cancelled")).isEqualTo("cancelled");
    assertThat(report.path("listed").path("structured").path("tasks")).hasSize(2);
    assertThat(report.path("refused").path("is_error").asBoolean()).isTrue();
    assertThat(report.path("refused").path("structured").path("message").asString())
        .isEqualTo(
            "sleep_task was not called: duration_s must be a number from 0 to 3600 (got \"long\")");
    assertThat(report.path("unknown").path("thrown").asString()).contains("no_such_tool");
    assertThat(report.path("unknown").path("code").asInt()).isEqualTo(-32602);
  }

  private static JsonNode drive(String negotiation) {
    Path clients = NodeFolder.CLIENTS.ready();
    try (ChildProcess server = SampleServer.startHttp("streamable_http", Map.of())) {
      String target =
          Json.text(
              Map.of("url", SampleServer.address(server) + "/mcp", "negotiation", negotiation));
      List<String> command =
          List.of(Interpreter.NODE.command(), clients.resolve("current.mjs").toString(), target);
      try (ChildProcess node = ChildProcess.start("current.mjs", Map.of(), command)) {
        assertThat(node.exitWithin(LIMIT)).withFailMessage(node::transcript).isZero();
        return Json.parse(String.join("", node.stdout()));
      }
    }
  }

  private static String state(JsonNode report, String part) {
    return report.path(part).path("structured").path("state").asString();
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asString).toList();
  }
}

package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Commands on the pages do what the pages say. */
class PageCommandsTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Map<String, String> FREE_PORT = Map.of("MCP_PORT", "0");

  @Test
  void theCommandForTheBaseServesTheBase() {
    try (ChildProcess server = inTheCheckout("README.md#base", FREE_PORT)) {
      assertThat(SampleServer.readyLine(server)).contains("base", "navigate_to", "/mcp");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md#inspector", "docs/inspector.md#start"})
  void theCommandForTheInspectorOpensItsPage(String block) throws Exception {
    try (ChildProcess server = inTheCheckout(block, FREE_PORT)) {
      URI page = URI.create(SampleServer.address(server) + "/inspector");

      HttpResponse<String> answer =
          HttpClient.newHttpClient()
              .send(HttpRequest.newBuilder(page).build(), HttpResponse.BodyHandlers.ofString());

      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(SampleServer.readyLine(server)).contains("/inspector");
    }
  }

  @Test
  void theCommandForTheMenuPrintsTheToolsOfTheJar() {
    try (ChildProcess menu = inTheCheckout("docs/security.md#menu", Map.of())) {
      assertThat(menu.exitWithin(PATIENCE)).as(menu.transcript()).isZero();
      assertThat(menu.stdout()).anyMatch(line -> line.contains("sleep_task"));
      assertThat(menu.stdout()).anyMatch(line -> line.contains("navigate_to"));
    }
  }

  @Test
  void theCommandsThatGetTheCommandListServers() {
    String[] lines = CodeBlock.named("docs/command.md#get").text().split("\n", 2);
    String typed = lines[1].replace("/path/to", Checkout.file("").toString());

    MavenCommand.isRunnable(lines[0]);
    try (ChildProcess kit = Shell.start(Checkout.work("typed"), Map.of(), typed)) {
      assertThat(kit.exitWithin(PATIENCE)).as(kit.transcript()).isZero();
    }
  }

  @Test
  void anOperatorAgreesWithTheCommandsOfThePage() {
    Interpreter.CURL.command();
    String[] typed = CodeBlock.named("docs/gates.md#operator").text().split("\n", 2);
    try (ChildProcess server =
        SampleServer.start(Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"), "base")) {
      String address = SampleServer.address(server);
      String key =
          server
              .awaitStderr(line -> line.contains("operator"))
              .replaceAll(".*\\b([0-9A-Za-z_-]{20,})\\b.*", "$1");
      assertThat(call(address)).contains("CONSENT_PENDING");

      JsonNode waiting = Json.parse(curl(typed[0], address, key, "")).path("approvals");
      assertThat(waiting).hasSize(1);
      String decided = curl(typed[1], address, key, waiting.path(0).path("id").asString());

      assertThat(Json.parse(decided).path("decision").asString()).isEqualTo("accept");
      assertThat(call(address)).contains("\"state\":\"running\"");
    }
  }

  /** Calls the gated tool as a client that has no human. */
  private static String call(String address) {
    String message =
        """
        {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"navigate_to",\
        "arguments":{"x_m":1,"y_m":1},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
        "io.modelcontextprotocol/clientInfo":{"name":"test","version":"1"},\
        "io.modelcontextprotocol/clientCapabilities":{}}}}""";
    String typed =
        "curl -s -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream'"
            + " -H 'MCP-Protocol-Version: 2026-07-28' -H 'Mcp-Method: tools/call' -H 'Mcp-Name: navigate_to'"
            + " -d \"$MESSAGE\" "
            + address
            + "/mcp";
    return run(typed, Map.of("MESSAGE", message)).replace("\\\"", "\"");
  }

  private static String curl(String typed, String address, String key, String id) {
    return run(
        typed
            .replace("curl ", "curl -s ")
            .replace("http://127.0.0.1:9100", address)
            .replace("6f1c…", id),
        Map.of("KEY", key));
  }

  private static String run(String typed, Map<String, String> environment) {
    try (ChildProcess curl = Shell.start(Checkout.file(""), environment, typed)) {
      assertThat(curl.exitWithin(PATIENCE)).as(curl.transcript()).isZero();
      return String.join("\n", curl.stdout());
    }
  }

  private static ChildProcess inTheCheckout(String block, Map<String, String> environment) {
    return Shell.start(Checkout.file(""), environment, CodeBlock.named(block).text());
  }
}

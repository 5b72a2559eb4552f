package org.robotmcpkit.verification;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * Calls tools in protocol revision 2026-07-28, which needs no session: as few bytes as there can
 * be. Thread-safe.
 */
final class ModernCaller {
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final URI address;
  private final String token;

  ModernCaller(URI address) {
    this(address, null);
  }

  /** A caller with a token; null: none. */
  ModernCaller(URI address, String token) {
    this.address = address;
    this.token = token;
  }

  /** The structured content of the answer. */
  JsonNode call(String tool, Map<String, Object> arguments)
      throws IOException, InterruptedException {
    Map<String, Object> params = new HashMap<>();
    params.put("name", tool);
    params.put("arguments", arguments);
    params.put(
        "_meta",
        Map.of(
            "io.modelcontextprotocol/protocolVersion",
            "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities",
            Map.of()));
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address)
            .timeout(Duration.ofSeconds(30))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .header("MCP-Protocol-Version", "2026-07-28")
            .header("Mcp-Method", "tools/call")
            .header("Mcp-Name", tool)
            .POST(
                HttpRequest.BodyPublishers.ofString(
                    Json.text(
                        Map.of(
                            "jsonrpc", "2.0", "id", 1, "method", "tools/call", "params", params))));
    if (token != null) {
      request.header("Authorization", "Bearer " + token);
    }
    HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    return Json.parse(answer.body()).path("result").path("structuredContent");
  }
}

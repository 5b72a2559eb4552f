package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.modern.server.McpServer;
import java.util.HashMap;
import java.util.Map;
import org.robotmcpkit.tool.Caller;

/**
 * Calls of tools in revision 2026-07-28 by a client whose human can be asked, and what is in their
 * answers.
 */
final class ModernCalls {
  private static final Map<String, Object> ASKABLE = Map.of("elicitation", Map.of());

  private final McpServer server;

  ModernCalls(McpServer server) {
    this.server = server;
  }

  Map<String, Object> call(Caller caller, String tool, Map<String, Object> arguments) {
    return retry(caller, tool, arguments, null, null);
  }

  /** The call as it is made again; null: without a state, without responses. */
  Map<String, Object> retry(
      Caller caller,
      String tool,
      Map<String, Object> arguments,
      String state,
      Map<String, Object> responses) {
    Map<String, Object> params = new HashMap<>(Map.of("name", tool, "arguments", arguments));
    if (state != null) {
      params.put("requestState", state);
    }
    if (responses != null) {
      params.put("inputResponses", responses);
    }
    return ModernPair.askAs(caller, server, "tools/call", params, ASKABLE);
  }

  /** A call by a client whose human cannot be asked. */
  Map<String, Object> callUnasked(Caller caller, String tool, Map<String, Object> arguments) {
    return ModernPair.askAs(
        caller, server, "tools/call", Map.of("name", tool, "arguments", arguments), Map.of());
  }

  static String stateOf(Map<String, Object> answer) {
    return (String) result(answer).get("requestState");
  }

  static Map<String, Object> yes() {
    return Map.of("action", "accept", "content", Map.of());
  }

  static Map<String, Object> error(Map<String, Object> answer) {
    assertThat(result(answer)).containsEntry("isError", true);
    return structured(result(answer));
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> result(Map<String, Object> answer) {
    assertThat(answer).containsKey("result");
    return (Map<String, Object>) answer.get("result");
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> structured(Map<String, Object> result) {
    return (Map<String, Object>) result.get("structuredContent");
  }
}

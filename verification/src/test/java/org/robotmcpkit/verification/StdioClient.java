package org.robotmcpkit.verification;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * Speaks to the sample over its stdin and stdout, by hand: what no client library can hide from a
 * test.
 */
final class StdioClient implements AutoCloseable {
  private static final String PROTOCOL = "2025-06-18";

  private final ChildProcess server;
  private int lastId;

  private StdioClient(ChildProcess server) {
    this.server = server;
  }

  /** Starts the sample with these variables and says nothing yet. */
  static StdioClient start(Map<String, String> environment) {
    Map<String, String> all = new HashMap<>(environment);
    all.put("MCP_TRANSPORT", "stdio");
    return new StdioClient(SampleServer.start(all));
  }

  /** Starts the sample with these variables and says hello. */
  static StdioClient connect(Map<String, String> environment) {
    StdioClient client = start(environment);
    Map<String, Object> clientInfo = Map.of("name", "verification", "version", "1.0.0");
    client.request(
        "initialize",
        Map.of("protocolVersion", PROTOCOL, "capabilities", Map.of(), "clientInfo", clientInfo));
    client.send(Map.of("jsonrpc", "2.0", "method", "notifications/initialized"));
    return client;
  }

  /** Calls a tool; the text of its answer. */
  String call(String tool, Map<String, ?> arguments) {
    JsonNode answer = request("tools/call", Map.of("name", tool, "arguments", arguments));
    return answer.path("result").path("content").path(0).path("text").asString();
  }

  /** Starts a task that sleeps; its id. */
  String startSleeping(double seconds) {
    return Json.parse(call("sleep_task", Map.of("duration_s", seconds))).path("task_id").asString();
  }

  /** Sends a line, whatever it is. */
  void say(String line) {
    try {
      server.stdin().write((line + "\n").getBytes(UTF_8));
      server.stdin().flush();
    } catch (IOException broken) {
      throw new UncheckedIOException(server.transcript(), broken);
    }
  }

  /** Nothing more will be said. */
  void endOfInput() {
    try {
      server.stdin().close();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  ChildProcess server() {
    return server;
  }

  @Override
  public void close() {
    server.close();
  }

  private JsonNode request(String method, Map<String, ?> parameters) {
    int id = ++lastId;
    send(Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", parameters));
    return Json.parse(server.awaitStdout(line -> Json.parse(line).path("id").asInt(0) == id));
  }

  private void send(Map<String, ?> message) {
    say(Json.text(message));
  }
}

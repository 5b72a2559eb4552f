package org.robotmcpkit.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.model.Json;

/**
 * Speaks just enough MCP to say what no terminal should hear; a server of the kit would not let it
 * out.
 */
final class HostileServer implements AutoCloseable {
  /** A colour, a window's title, further lines, eight-bit codes, a turned direction. */
  static final String TEXT = "\u001b[31mred\u001b]0;title\u0007\r\nsecond\u009b2J\u202eevil";

  private final HttpServer http;

  HostileServer() throws IOException {
    http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    http.createContext("/mcp", this::answer);
    http.createContext(
        "/approvals",
        exchange ->
            send(
                exchange,
                Map.of(
                    "approvals",
                    List.of(
                        Map.of(
                            "id",
                            TEXT,
                            "tool",
                            TEXT,
                            "principal",
                            TEXT,
                            "message",
                            TEXT,
                            "arguments",
                            Map.of(TEXT, TEXT),
                            "expires_at",
                            TEXT)))));
    http.start();
  }

  String url() {
    return "http://127.0.0.1:" + http.getAddress().getPort();
  }

  private void answer(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readAllBytes();
    Map<String, Object> request = body.length == 0 ? Map.of() : Json.readObject(body);
    if (!request.containsKey("id")) {
      exchange.sendResponseHeaders(request.isEmpty() ? 405 : 202, -1);
      exchange.close();
      return;
    }
    send(exchange, Map.of("jsonrpc", "2.0", "id", request.get("id"), "result", result(request)));
    if (request.get("params") instanceof Map<?, ?> params && "vanish".equals(params.get("name"))) {
      http.stop(0);
    }
  }

  private static Map<String, Object> result(Map<String, Object> request) {
    return switch (String.valueOf(request.get("method"))) {
      case "initialize" ->
          Map.of(
              "protocolVersion",
              "2025-11-25",
              "capabilities",
              Map.of("tools", Map.of()),
              "serverInfo",
              Map.of("name", TEXT, "version", TEXT));
      case "tools/list" ->
          Map.of(
              "tools",
              List.of(
                  tool("start"),
                  tool("vanish"),
                  tool("greet"),
                  tool("refuse"),
                  tool("get_task"),
                  tool("cancel_task"),
                  tool("list_tasks"),
                  tool(TEXT)));
      default -> called((Map<?, ?>) request.get("params"));
    };
  }

  private static Map<String, Object> tool(String name) {
    return Map.of(
        "name",
        name,
        "description",
        TEXT,
        "inputSchema",
        Map.of(
            "type",
            "object",
            "properties",
            Map.of(TEXT, Map.of("type", "string")),
            "additionalProperties",
            false));
  }

  private static Map<String, Object> called(Map<?, ?> params) {
    return switch (String.valueOf(params.get("name"))) {
      case "start", "vanish" -> structured(task("running"), false);
      case "get_task" -> structured(task("failed"), false);
      case "list_tasks" ->
          structured(Map.of("tasks", List.of(task("running"), task("failed"))), false);
      case "refuse" -> structured(Map.of("error", TEXT, "message", TEXT), true);
      default -> Map.of("content", List.of(Map.of("type", "text", "text", TEXT)));
    };
  }

  private static Map<String, Object> task(String state) {
    Map<String, Object> task = new HashMap<>();
    task.put("task_id", state + TEXT);
    task.put("server", TEXT);
    task.put("tool", TEXT);
    task.put("state", state);
    task.put("created_at", "2026-06-12T14:03:00.123Z");
    task.put("updated_at", "2026-06-12T14:03:00.123Z");
    task.put("triggers", List.of());
    task.put("progress", Map.of(TEXT, TEXT));
    task.put("result", Map.of(TEXT, TEXT));
    task.put(
        "failure",
        state.equals("failed")
            ? Map.of(
                "error_code",
                TEXT,
                "message",
                TEXT,
                "recoverable",
                true,
                "suggestions",
                List.of(TEXT))
            : null);
    return task;
  }

  private static Map<String, Object> structured(Map<String, Object> object, boolean isError) {
    return Map.of(
        "content",
        List.of(Map.of("type", "text", "text", TEXT)),
        "structuredContent",
        object,
        "isError",
        isError);
  }

  private static void send(HttpExchange exchange, Map<String, Object> answer) throws IOException {
    byte[] body = Json.bytes(answer);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(200, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  @Override
  public void close() {
    http.stop(0);
  }
}

package org.robotmcpkit.bench.drive;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One MCP client: a connection, and its session where the server has some. For one thread. */
final class Client implements Closeable {
  private static final Pattern TASK_ID = Pattern.compile("task_id\\W+([A-Za-z0-9-]+)");
  private static final Pattern VERSION = Pattern.compile("protocolVersion\\W+([0-9-]+)");
  private static final String MODERN = "2026-07-28";

  private final int port;
  private final Dialect dialect;
  private final Map<String, Call> calls = new HashMap<>();
  private @Nullable HttpConnection connection;
  private @Nullable String session;
  private String version = "2025-11-25";
  private boolean isIntroduced;

  Client(int port, Dialect dialect) {
    this.port = port;
    this.dialect = dialect;
  }

  /** What {@code tools/list} answers; the client is introduced first. */
  String tools() throws IOException {
    return sent("tools/list", "", "{}", "sleep_task").text();
  }

  /** Starts a task. */
  Reply start(String durationS) throws IOException {
    return tool("sleep_task", "{\"duration_s\":" + durationS + "}", "task_id");
  }

  /** Starts a task; its id. */
  String startedId(String durationS) throws IOException {
    Matcher id = TASK_ID.matcher(start(durationS).text());
    if (!id.find()) {
      throw new IOException("no task id in the answer to sleep_task");
    }
    return id.group(1);
  }

  /** Asks for a task. */
  Reply get(String id) throws IOException {
    return tool(
        "get_task", "{\"task_id\":\"" + id + "\"}", dialect == Dialect.PLAIN ? "task_id" : id);
  }

  /** Calls a tool. */
  Reply tool(String name, String arguments, String expected) throws IOException {
    return sent(
        "tools/call",
        name,
        "{\"name\":\"" + name + "\",\"arguments\":" + arguments + "}",
        expected);
  }

  private Reply sent(String method, String name, String params, String expected)
      throws IOException {
    introduce();
    return calls
        .computeIfAbsent(method + params, key -> call(method, name, params, expected))
        .send(open());
  }

  private HttpConnection open() throws IOException {
    HttpConnection open = connection;
    if (open != null && open.isUsedUp()) {
      open.close();
      open = null;
    }
    if (open == null) {
      open = new HttpConnection(port);
      connection = open;
    }
    return open;
  }

  private void introduce() throws IOException {
    if (isIntroduced) {
      return;
    }
    if (dialect == Dialect.CLASSIC) {
      Reply hello =
          call(
                  "initialize",
                  "",
                  "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},"
                      + "\"clientInfo\":{\"name\":\"bench\",\"version\":\"0\"}}",
                  "serverInfo")
              .send(open());
      session = hello.session();
      Matcher agreed = VERSION.matcher(hello.text());
      version = agreed.find() ? agreed.group(1) : version;
      String note = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";
      open()
          .exchange(
              (head("notifications/initialized", "")
                      + "Content-Length: "
                      + note.length()
                      + "\r\n\r\n"
                      + note)
                  .getBytes(StandardCharsets.US_ASCII));
    } else if (dialect == Dialect.MODERN) {
      call("server/discover", "", "{}", "supportedVersions").send(open());
    }
    isIntroduced = true;
  }

  private Call call(String method, String name, String params, String expected) {
    String told =
        dialect == Dialect.MODERN
            ? params.substring(0, params.length() - 1)
                + (params.equals("{}") ? "" : ",")
                + "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\""
                + MODERN
                + "\",\"io.modelcontextprotocol/clientCapabilities\":{}}}"
            : params;
    return new Call(head(method, name), method, told, expected, dialect != Dialect.PLAIN);
  }

  private String head(String method, String name) {
    StringBuilder head = new StringBuilder("POST " + dialect.path() + " HTTP/1.1\r\n");
    head.append("Host: 127.0.0.1:").append(port).append("\r\n");
    head.append("Content-Type: application/json\r\n");
    head.append("Accept: application/json, text/event-stream\r\n");
    if (dialect == Dialect.MODERN) {
      head.append("MCP-Protocol-Version: ").append(MODERN).append("\r\n");
      head.append("Mcp-Method: ").append(method).append("\r\n");
      if (!name.isEmpty()) {
        head.append("Mcp-Name: ").append(name).append("\r\n");
      }
    } else if (dialect == Dialect.CLASSIC && !method.equals("initialize")) {
      head.append("MCP-Protocol-Version: ").append(version).append("\r\n");
      if (session != null) {
        head.append("Mcp-Session-Id: ").append(session).append("\r\n");
      }
    }
    return head.toString();
  }

  /** Takes a fresh connection for the next call; the session stays. */
  void reconnect() throws IOException {
    HttpConnection open = connection;
    connection = null;
    if (open != null) {
      open.close();
    }
  }

  /** Takes a fresh connection and a fresh session for the next call. */
  void forget() throws IOException {
    reconnect();
    session = null;
    isIntroduced = false;
    calls.clear();
  }

  @Override
  public void close() throws IOException {
    reconnect();
  }
}

package org.robotmcpkit.sample;

import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ClientCapabilities;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult.Action;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.robotmcpkit.event.EventReceiver;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.server.RunningServer;
import org.robotmcpkit.tool.ToolSet;

/**
 * A sample's server on a free port, with an MCP client that calls it, a human who answers what the
 * client asks, and a planner that receives its events.
 */
public final class Served implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final String SECRET = "a-secret-for-these-tests-0123456789";

  private final List<TaskEvent> events = new CopyOnWriteArrayList<>();
  private final List<String> asked = new CopyOnWriteArrayList<>();
  private final HttpServer planner;
  private final RunningServer server;
  private final McpSyncClient client;

  /** Serves these tools under that name, to a human who agrees to everything. */
  public Served(String name, ToolSet tools) {
    this(name, tools, Action.ACCEPT);
  }

  /** Serves these tools under that name, to a human who always answers like this. */
  public Served(String name, ToolSet tools, Action human) {
    planner = receiveEvents(name);
    server =
        CapabilityServer.named(name)
            .tools(tools)
            .environment(
                Map.of(
                    "MCP_TRANSPORT", "streamable_http",
                    "MCP_PORT", "0",
                    "MCP_REGISTRY", "off",
                    "RVC_CALLBACK_URL", "http://127.0.0.1:" + planner.getAddress().getPort() + "/",
                    "RVC_EVENT_SECRET", SECRET))
            .start();
    client =
        McpClient.sync(
                HttpClientStreamableHttpTransport.builder(
                        "http://" + URI.create(server.address()).getAuthority())
                    .endpoint("/mcp")
                    .build())
            .requestTimeout(PATIENCE)
            .capabilities(ClientCapabilities.builder().elicitation().build())
            .elicitation(
                question -> {
                  asked.add(question.message());
                  return new ElicitResult(human, human == Action.ACCEPT ? Map.of() : null);
                })
            .build();
    client.initialize();
  }

  private HttpServer receiveEvents(String name) {
    EventReceiver receiver =
        EventReceiver.builder()
            .server(name, SECRET)
            .build(received -> events.add(received.event()));
    try {
      HttpServer http =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      http.createContext(
          "/",
          exchange -> {
            byte[] body = exchange.getRequestBody().readNBytes(EventReceiver.MAX_BODY_BYTES + 1);
            exchange.sendResponseHeaders(
                receiver.receive(exchange.getRequestHeaders()::getFirst, body).status(), -1);
            exchange.close();
          });
      http.start();
      return http;
    } catch (IOException unopened) {
      throw new UncheckedIOException(unopened);
    }
  }

  /** The names of its tools, in order. */
  public List<String> tools() {
    return server.tools();
  }

  /** What the human has been asked so far. */
  public List<String> asked() {
    return List.copyOf(asked);
  }

  /** Calls a tool. */
  public CallToolResult call(String tool, Map<String, Object> arguments) {
    return client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
  }

  /** What a tool answers as structure. */
  public Map<?, ?> answer(String tool, Map<String, Object> arguments) {
    return (Map<?, ?>) call(tool, arguments).structuredContent();
  }

  /** Starts a task; its id. */
  public String start(String tool, Map<String, Object> arguments) {
    Map<?, ?> task = answer(tool, arguments);
    if (!(task.get("task_id") instanceof String id)) {
      throw new AssertionError("no task was started: " + task);
    }
    return id;
  }

  /** The task when it is no longer running. */
  public Map<?, ?> end(String taskId) {
    return await()
        .atMost(PATIENCE)
        .until(
            () -> answer("get_task", Map.of("task_id", taskId, "wait_s", 5)),
            task -> !task.get("state").equals("running"));
  }

  /** The events of a task so far, in the order in which they came. */
  public List<TaskEvent> events(String taskId) {
    return events.stream().filter(event -> event.taskId().equals(taskId)).toList();
  }

  /** Those of one type, as soon as there is one. */
  public List<TaskEvent> awaitEvents(String taskId, EventType type) {
    return await()
        .atMost(PATIENCE)
        .until(
            () -> events(taskId).stream().filter(event -> event.type() == type).toList(),
            found -> !found.isEmpty());
  }

  /** What stands in a resource. */
  public Map<?, ?> read(String uri) {
    TextResourceContents contents =
        (TextResourceContents)
            client.readResource(ReadResourceRequest.builder(uri).build()).contents().get(0);
    return Json.readObject(contents.text());
  }

  /** The resources and templates that it lists. */
  public List<String> resources() {
    List<String> uris = new ArrayList<>();
    client.listResources().resources().forEach(resource -> uris.add(resource.uri()));
    client
        .listResourceTemplates()
        .resourceTemplates()
        .forEach(template -> uris.add(template.uriTemplate()));
    return uris;
  }

  @Override
  public void close() {
    client.close();
    server.close();
    planner.stop(0);
  }
}

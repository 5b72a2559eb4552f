package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientSseClientTransport;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** Whole servers in this process, driven by the SDK's own clients over real sockets. */
class CapabilityServerTest {
  private static final ToolSet NAP =
      () ->
          List.of(
              ToolSpec.longRunning(
                  "nap",
                  "Takes a nap.",
                  "{\"type\":\"object\",\"properties\":{\"s\":{\"type\":\"number\"},\"triggers\":{\"type\":\"array\"}}}",
                  call -> {
                    double seconds = call.number("s").min(0).required();
                    call.refuseIfWrong();
                    return call.start(
                        task -> {
                          task.sleep(Duration.ofMillis(Math.round(seconds * 1000)));
                          return Map.of("slept_s", seconds);
                        });
                  }));

  @Test
  void servesStreamableHttp() {
    try (RunningServer server = start("streamable_http")) {
      assertThat(server.address()).matches("http://127\\.0\\.0\\.1:\\d+/mcp");
      drive(HttpClientStreamableHttpTransport.builder(base(server)).build(), server);
    }
  }

  @Test
  @SuppressWarnings("deprecation")
  void servesServerSentEvents() {
    try (RunningServer server = start("sse")) {
      assertThat(server.address()).matches("http://127\\.0\\.0\\.1:\\d+/sse");
      drive(HttpClientSseClientTransport.builder(base(server)).build(), server);
    }
  }

  @Test
  void asManyTasksRunAndAreKeptAsTheProgramSays() {
    CapabilityServer configured =
        CapabilityServer.named("napper")
            .tools(NAP)
            .maxRunning(1)
            .maxFinishedRetained(1)
            .environment(Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"));
    try (RunningServer server = configured.start();
        McpSyncClient client =
            McpClient.sync(HttpClientStreamableHttpTransport.builder(base(server)).build())
                .build()) {
      client.initialize();
      Map<?, ?> first = call(client, "nap", Map.of("s", 0));
      call(client, "get_task", Map.of("task_id", first.get("task_id"), "wait_s", 10));
      Map<?, ?> second = call(client, "nap", Map.of("s", 3600));

      CallToolResult third =
          client.callTool(CallToolRequest.builder("nap").arguments(Map.of("s", 0)).build());

      assertThat(third.isError()).isTrue();
      assertThat(third.content().toString()).contains("OVERLOADED", "already runs 1 tasks");

      call(client, "cancel_task", Map.of("task_id", second.get("task_id")));
      assertThat(call(client, "get_task", Map.of("task_id", first.get("task_id"))).get("error"))
          .isEqualTo("not_found");
    }
  }

  @Test
  void aLimitOfTasksBelowOneIsRefused() {
    assertThatThrownBy(() -> CapabilityServer.named("napper").tools(NAP).maxRunning(0).start())
        .isInstanceOf(ConfigurationException.class)
        .hasMessage("the limit of running tasks is 0; it must be 1 or more.");
    assertThatThrownBy(
            () -> CapabilityServer.named("napper").tools(NAP).maxFinishedRetained(0).start())
        .isInstanceOf(ConfigurationException.class)
        .hasMessage("the number of finished tasks to keep is 0; it must be 1 or more.");
  }

  private static void drive(McpClientTransport transport, RunningServer server) {
    try (McpSyncClient client =
        McpClient.sync(transport).requestTimeout(Duration.ofSeconds(10)).build()) {
      client.initialize();
      assertThat(client.getServerInfo().name()).isEqualTo("napper");
      assertThat(client.getServerInfo().version()).isEqualTo("1.2");
      assertThat(client.getServerInstructions()).isEqualTo("Be quiet.");
      assertThat(client.listTools().tools())
          .extracting(Tool::name)
          .containsExactlyInAnyOrderElementsOf(server.tools());

      Map<?, ?> started = call(client, "nap", Map.of("s", 0.05));
      Map<?, ?> ended =
          call(client, "get_task", Map.of("task_id", started.get("task_id"), "wait_s", 10));

      assertThat(started.get("state")).isEqualTo("running");
      assertThat(ended.get("state")).isEqualTo("succeeded");
      assertThat(ended.get("result")).isEqualTo(Map.of("slept_s", 0.05));
      assertThatThrownBy(() -> call(client, "siesta", Map.of()))
          .isInstanceOfSatisfying(
              McpError.class,
              error -> {
                assertThat(error.getJsonRpcError().code()).isEqualTo(-32602);
                assertThat(error.getJsonRpcError().message()).isEqualTo("Unknown tool: siesta");
              });
    }
  }

  private static Map<?, ?> call(McpSyncClient client, String tool, Map<String, Object> arguments) {
    CallToolResult result =
        client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
    return (Map<?, ?>) result.structuredContent();
  }

  @Test
  void idsCannotBeGuessedWhereTheTasksExtensionIsOffered() {
    for (TaskMode mode : TaskMode.values()) {
      CapabilityServer builder =
          CapabilityServer.named("napper")
              .tools(() -> NAP.tools().stream().map(tool -> tool.tasks(mode)).toList())
              .environment(Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"));
      try (RunningServer server = builder.start()) {
        String id =
            server.tasks().start(org.robotmcpkit.task.TaskRequest.of("nap", task -> null)).taskId();

        assertThat(id).matches(mode == TaskMode.OFF ? "napp-[0-9a-f]{6}" : "napp-[0-9a-f]{32}");
      }
    }
  }

  @Test
  void whatAModernClientListensToEndsWithTheServer() throws Exception {
    RunningServer server =
        CapabilityServer.named("napper")
            .tools(() -> NAP.tools().stream().map(tool -> tool.tasks(TaskMode.AUTO)).toList())
            .environment(Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"))
            .start();
    HttpResponse<Stream<String>> stream =
        HttpClient.newHttpClient()
            .send(
                HttpRequest.newBuilder(URI.create(server.address()))
                    .timeout(Duration.ofSeconds(20))
                    .header("Content-Type", "application/json")
                    .header("MCP-Protocol-Version", "2026-07-28")
                    .header("Mcp-Method", "subscriptions/listen")
                    .POST(
                        HttpRequest.BodyPublishers.ofString(
                            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"subscriptions/listen\",\"params\":{"
                                + "\"notifications\":{\"toolsListChanged\":true},\"_meta\":{"
                                + "\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                                + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}"))
                    .build(),
                HttpResponse.BodyHandlers.ofLines());

    try (Stream<String> lines = stream.body()) {
      Iterator<String> said = lines.filter(line -> line.startsWith("data:")).iterator();
      assertThat(said.next()).contains("notifications/subscriptions/acknowledged");
      server.close();
      assertThat(said.next()).contains("\"id\":1", "\"result\"");
      assertThat(said.hasNext()).isFalse();
    }
  }

  @Test
  void theBannerSaysAllThatSomeoneNeedsToConnect() {
    try (RunningServer server = start("streamable_http")) {
      assertThat(server.banner())
          .isEqualTo(
              "napper: serving nap, get_task, cancel_task, list_tasks over streamable_http at "
                  + server.address()
                  + "; events go nowhere, since RVC_CALLBACK_URL is not set");
    }
  }

  @Test
  void closingEndsTheTasksAndTheListening() {
    RunningServer server = start("streamable_http");
    String task =
        server
            .tasks()
            .start(
                org.robotmcpkit.task.TaskRequest.of(
                    "nap",
                    body -> {
                      body.sleep(Duration.ofHours(1));
                      return null;
                    }))
            .taskId();

    server.close();
    server.close();

    assertThat(server.tasks().get(task).orElseThrow().state()).isEqualTo(TaskState.CANCELLED);
    assertThatThrownBy(
            () -> new java.net.Socket("127.0.0.1", URI.create(server.address()).getPort()).close())
        .isInstanceOf(java.net.ConnectException.class);
    server.serve();
  }

  @Test
  void everyMisconfigurationIsOneSentenceThatNamesTheVariable() throws Exception {
    assertRefused(
        Map.of("MCP_TRANSPORT", "carrier\npigeon"),
        "MCP_TRANSPORT is \"carrier\\npigeon\", which is no transport; set it to one of stdio, sse, streamable_http.");
    for (String port : List.of("-1", "65536", "http", "٩١٠٠")) {
      assertRefused(
          Map.of("MCP_TRANSPORT", "sse", "MCP_PORT", port),
          "MCP_PORT is \""
              + port
              + "\"; set it to a number from 0 to 65535 (0 takes a free port).");
    }
    assertRefused(
        Map.of("MCP_TRANSPORT", "sse", "MCP_HOST", "0.0.0.0"),
        "MCP_HOST is \"0.0.0.0\", which other machines can reach; if that is meant, set MCP_ALLOW_REMOTE=true and a token"
            + " in MCP_TOKEN or MCP_TOKEN_FILE, else use a loopback address such as 127.0.0.1.");
    assertRefused(
        Map.of("MCP_TRANSPORT", "sse", "MCP_HOST", "no such host"),
        "MCP_HOST is \"no such host\", which cannot be resolved; set it to 127.0.0.1.");
    try (ServerSocket taken = new ServerSocket(0, 1, java.net.InetAddress.getByName("127.0.0.1"))) {
      int port = taken.getLocalPort();
      assertRefused(
          Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", String.valueOf(port)),
          "port "
              + port
              + " on 127.0.0.1 cannot be bound, probably because another program has it; set MCP_PORT to"
              + " another port (0 takes a free one).");
    }
    assertThatThrownBy(
            () ->
                CapabilityServer.named("napper")
                    .environment(Map.of("RVC_CALLBACK_URL", "http://127.0.0.1:9/x"))
                    .start())
        .isInstanceOf(ConfigurationException.class)
        .hasMessageContainingAll("RVC_CALLBACK_URL", "RVC_EVENT_SECRET");
    assertThatThrownBy(() -> new CapabilityServerTest().twice())
        .isInstanceOf(ConfigurationException.class)
        .hasMessageStartingWith("two tools are named nap;");
    assertThatThrownBy(
            () ->
                new Settings(
                    TransportKind.SSE,
                    Address.of("127.0.0.1"),
                    70000,
                    Tokens.none(),
                    List.of(),
                    List.of(),
                    java.util.Optional.empty()))
        .isInstanceOf(ConfigurationException.class);
  }

  private RunningServer twice() {
    return CapabilityServer.named("napper")
        .tools(NAP)
        .tools(NAP)
        .environment(Map.of("MCP_TRANSPORT", "sse", "MCP_PORT", "0"))
        .start();
  }

  private static void assertRefused(Map<String, String> environment, String message) {
    assertThatThrownBy(
            () -> CapabilityServer.named("napper").tools(NAP).environment(environment).start())
        .isInstanceOf(ConfigurationException.class)
        .hasMessage(message);
  }

  private static RunningServer start(String transport) {
    return CapabilityServer.named("napper")
        .version("1.2")
        .instructions("Be quiet.")
        .tools(holder -> NAP, new Object())
        .environment(Map.of("MCP_TRANSPORT", transport, "MCP_PORT", "0", "MCP_HOST", "127.0.0.1"))
        .start();
  }

  private static String base(RunningServer server) {
    return "http://127.0.0.1:" + URI.create(server.address()).getPort();
  }

  @Test
  void jsonOfAnswersIsTheKitsOwn() {
    assertThat(Json.text(Map.of("state", TaskState.RUNNING))).isEqualTo("{\"state\":\"running\"}");
  }
}

package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Principals with different scopes on one server, in protocol revision 2026-07-28 and with its
 * Tasks extension.
 */
class ModernAccessTest {
  private static final String DRIVER = "driver-token-0123456789";
  private static final String READER = "reader-token-0123456789";
  private static final String REVISION = "2026-07-28";
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static final Map<String, Object> META =
      Map.of(
          "io.modelcontextprotocol/protocolVersion", REVISION,
          "io.modelcontextprotocol/clientInfo", Map.of("name", "test", "version", "1"),
          "io.modelcontextprotocol/clientCapabilities",
              Map.of("extensions", Map.of("io.modelcontextprotocol/tasks", Map.of())));

  private static RunningServer server;

  private static ToolSpec tool(String name) {
    return ToolSpec.longRunning(
            name,
            "Does it.",
            "{\"type\":\"object\"}",
            call ->
                call.start(
                    task -> {
                      task.sleep(Duration.ofMinutes(5));
                      return null;
                    }))
        .tasks(TaskMode.AUTO);
  }

  @BeforeAll
  static void open(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("tokens");
    Files.writeString(
        file, "driver robot:read,robot:move " + DRIVER + "\nreader robot:read " + READER + "\n");
    if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }
    ToolSet tools =
        () -> List.of(tool("look").effect(Effect.READS), tool("drive").effect(Effect.MOVES));
    server =
        CapabilityServer.named("robot")
            .tools(tools)
            .environment(
                Map.of(
                    "MCP_TRANSPORT",
                    "streamable_http",
                    "MCP_PORT",
                    "0",
                    "MCP_TOKEN_FILE",
                    file.toString()))
            .start();
  }

  @AfterAll
  static void close() {
    server.close();
  }

  @Test
  void eachPrincipalSeesTheToolsOfItsScopes() throws Exception {
    assertThat(names(DRIVER))
        .containsExactly("look", "drive", "get_task", "cancel_task", "list_tasks");
    assertThat(names(READER)).containsExactly("look", "get_task", "cancel_task", "list_tasks");
  }

  @Test
  void aToolThatACallerMayNotSeeAnswersExactlyAsOneThatIsNotThere() throws Exception {
    HttpResponse<String> hidden = send(READER, "tools/call", "drive", Map.of("name", "drive"));
    HttpResponse<String> unknown = send(READER, "tools/call", "fly__", Map.of("name", "fly__"));

    assertThat(hidden.body().replace("drive", "fly__"))
        .isEqualTo(unknown.body())
        .contains("-32602");
    assertThat(hidden.statusCode()).isEqualTo(unknown.statusCode());
  }

  @Test
  void theStatusToolsKnowOnlyTheCallersOwnTasks() throws Exception {
    String drivers = start(DRIVER);

    for (String tool : List.of("get_task", "cancel_task")) {
      Map<String, Object> call = Map.of("name", tool, "arguments", Map.of("task_id", drivers));
      assertThat(send(READER, "tools/call", tool, call).body())
          .contains("not_found")
          .doesNotContain("running");
    }
    assertThat(send(READER, "tools/call", "list_tasks", Map.of("name", "list_tasks")).body())
        .doesNotContain(drivers);
    assertThat(statusOf(DRIVER, drivers)).isEqualTo("working");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tasks/get", "tasks/update", "tasks/cancel"})
  void theExtensionAnswersForATaskOfAnotherAsForNone(String method) throws Exception {
    String drivers = start(DRIVER);
    String none = "0".repeat(drivers.length());

    HttpResponse<String> foreign = send(READER, method, drivers, Map.of("taskId", drivers));
    HttpResponse<String> unknown = send(READER, method, none, Map.of("taskId", none));

    assertThat(foreign.body().replace(drivers, none)).isEqualTo(unknown.body()).contains("-32602");
    assertThat(foreign.statusCode()).isEqualTo(unknown.statusCode());
    assertThat(statusOf(DRIVER, drivers)).isEqualTo("working");
  }

  @Test
  void aListenerIsToldOnlyOfItsOwnTasks() throws Exception {
    String drivers = start(DRIVER);
    String readers = start(READER);

    assertThat(honoured(READER, drivers, readers)).contains(readers).doesNotContain(drivers);
    assertThat(honoured(DRIVER, drivers, readers)).contains(drivers).doesNotContain(readers);
  }

  /** The first event on a stream that asks for these tasks. */
  private static String honoured(String token, String... taskIds) throws Exception {
    Map<String, Object> wanted = Map.of("notifications", Map.of("taskIds", List.of(taskIds)));
    HttpResponse<Stream<String>> stream =
        HTTP.send(
            request(token, "subscriptions/listen", null, wanted),
            HttpResponse.BodyHandlers.ofLines());
    assertThat(stream.statusCode()).isEqualTo(200);
    try (Stream<String> lines = stream.body()) {
      return lines.filter(line -> line.startsWith("data:")).findFirst().orElseThrow();
    }
  }

  private static String start(String token) throws Exception {
    Map<String, Object> created = result(send(token, "tools/call", "look", Map.of("name", "look")));
    assertThat(created).containsEntry("resultType", "task");
    return (String) created.get("taskId");
  }

  private static String statusOf(String token, String taskId) throws Exception {
    return (String)
        result(send(token, "tasks/get", taskId, Map.of("taskId", taskId))).get("status");
  }

  private static List<String> names(String token) throws Exception {
    List<?> tools = (List<?>) result(send(token, "tools/list", null, Map.of())).get("tools");
    return tools.stream().map(tool -> (String) ((Map<?, ?>) tool).get("name")).toList();
  }

  private static Map<String, Object> result(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Json.readObject(Json.text(Json.readObject(answer.body()).get("result")));
  }

  private static HttpResponse<String> send(
      String token, String method, String name, Map<String, Object> params) throws Exception {
    return HTTP.send(request(token, method, name, params), HttpResponse.BodyHandlers.ofString());
  }

  private static HttpRequest request(
      String token, String method, String name, Map<String, Object> params) {
    Map<String, Object> all = new HashMap<>(params);
    all.put("_meta", META);
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.address()))
            .timeout(Duration.ofSeconds(30))
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .header("MCP-Protocol-Version", REVISION)
            .header("Mcp-Method", method)
            .POST(
                HttpRequest.BodyPublishers.ofString(
                    Json.text(Map.of("jsonrpc", "2.0", "id", 1, "method", method, "params", all))));
    return (name == null ? request : request.header("Mcp-Name", name)).build();
  }
}

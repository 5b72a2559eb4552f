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
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** Principals with different scopes on one server, over the wire. */
class AccessOverHttpTest {
  private static final String DRIVER = "driver-token-0123456789";
  private static final String READER = "reader-token-0123456789";
  private static final String OTHER = "other-token-0123456789";

  private static final CountDownLatch RELEASE = new CountDownLatch(1);
  private static final ToolSet TOOLS =
      () ->
          List.of(
              tool("look").effect(Effect.READS),
              tool("drive").effect(Effect.MOVES).exclusive("base"));

  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static RunningServer server;

  private static ToolSpec tool(String name) {
    return ToolSpec.longRunning(
        name,
        "Does it.",
        "{\"type\":\"object\"}",
        call -> {
          call.refuseIfWrong();
          return call.start(
              task -> {
                RELEASE.await();
                return null;
              });
        });
  }

  @BeforeAll
  static void open(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("tokens");
    Files.writeString(
        file,
        "driver robot:read,robot:move "
            + DRIVER
            + "\nreader robot:read "
            + READER
            + "\nother * "
            + OTHER
            + "\n");
    if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }
    server =
        CapabilityServer.named("robot")
            .version("1.2")
            .tools(TOOLS)
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
    RELEASE.countDown();
    server.close();
  }

  @Test
  void eachPrincipalSeesTheToolsOfItsScopes() throws Exception {
    assertThat(new Client(DRIVER).names())
        .containsExactlyInAnyOrder("look", "drive", "get_task", "cancel_task", "list_tasks");
    assertThat(new Client(READER).names())
        .containsExactlyInAnyOrder("look", "get_task", "cancel_task", "list_tasks");
  }

  @Test
  void aToolThatACallerMayNotSeeAnswersExactlyAsOneThatIsNotThere() throws Exception {
    Client reader = new Client(READER);

    HttpResponse<String> hidden = reader.callRaw("drive", Map.of());
    HttpResponse<String> unknown = reader.callRaw("fly__", Map.of());

    assertThat(hidden.body().replace("drive", "fly__"))
        .isEqualTo(unknown.body())
        .contains("-32602");
    assertThat(hidden.statusCode()).isEqualTo(unknown.statusCode());
    assertThat(headersOf(hidden)).isEqualTo(headersOf(unknown));
    assertThat(server.tasks().list(org.robotmcpkit.task.TaskQuery.all()).tasks())
        .noneMatch(task -> task.tool().equals("drive"));
  }

  private static Map<String, List<String>> headersOf(HttpResponse<String> answer) {
    Map<String, List<String>> headers = new TreeMap<>(answer.headers().map());
    headers.remove("date");
    headers.remove("content-length");
    return headers;
  }

  @Test
  void noPrincipalFindsListsOrCancelsATaskOfAnother() throws Exception {
    Client driver = new Client(DRIVER);
    Client other = new Client(OTHER);
    String drivers = (String) driver.call("look", Map.of()).get("task_id");
    String others = (String) other.call("look", Map.of()).get("task_id");

    for (String tool : List.of("get_task", "cancel_task")) {
      assertThat(other.call(tool, Map.of("task_id", drivers)))
          .isEqualTo(Map.of("error", "not_found"));
      assertThat(driver.call(tool, Map.of("task_id", others)))
          .isEqualTo(Map.of("error", "not_found"));
    }
    assertThat(driver.call("list_tasks", Map.of()).toString())
        .contains(drivers)
        .doesNotContain(others);
    assertThat(other.call("list_tasks", Map.of()).toString())
        .contains(others)
        .doesNotContain(drivers);
    assertThat(driver.call("get_task", Map.of("task_id", drivers)))
        .containsEntry("state", "running");
    assertThat(driver.call("cancel_task", Map.of("task_id", drivers)))
        .containsEntry("state", "cancelled");
  }

  @Test
  void aSessionIsOfNoUseToAnotherPrincipal() throws Exception {
    Client driver = new Client(DRIVER);
    String foreign = new Client(OTHER).session;

    for (String method : List.of("GET", "DELETE")) {
      HttpResponse<String> stolen =
          driver.send(driver.request(foreign).method(method, HttpRequest.BodyPublishers.noBody()));
      HttpResponse<String> unknown =
          driver.send(
              driver.request("nothing").method(method, HttpRequest.BodyPublishers.noBody()));

      assertThat(stolen.statusCode()).isEqualTo(404);
      assertThat(stolen.body()).isEqualTo(unknown.body());
    }
    HttpResponse<String> stolen =
        driver.send(
            driver.request(foreign).POST(HttpRequest.BodyPublishers.ofString(Client.listTools())));
    assertThat(stolen.statusCode()).isEqualTo(404);
    assertThat(driver.names()).contains("drive");
  }

  @Test
  void aSessionThatItsClientHasEndedIsOver() throws Exception {
    Client client = new Client(DRIVER);

    assertThat(client.send(client.request(client.session).DELETE()).statusCode()).isEqualTo(200);
    assertThat(
            client
                .send(
                    client
                        .request(client.session)
                        .POST(HttpRequest.BodyPublishers.ofString(Client.listTools())))
                .statusCode())
        .isEqualTo(404);
  }

  // ---- health

  @Test
  void healthTellsEverybodyThatItIsAliveAndCallersWithATokenTheRest() throws Exception {
    HttpResponse<String> bare = health(null);
    assertThat(bare.statusCode()).isEqualTo(200);
    assertThat(bare.body()).isEqualTo("{\"status\":\"ok\"}");

    Map<String, Object> whole = Json.readObject(health(READER).body());
    assertThat(whole)
        .containsOnlyKeys("status", "name", "version", "uptime_s", "running_tasks", "events")
        .containsEntry("status", "ok")
        .containsEntry("name", "robot")
        .containsEntry("version", "1.2");
    Map<String, Object> events = new java.util.HashMap<>();
    events.put("queued", 0);
    events.put("dropped", 0);
    events.put("last_error", null);
    assertThat(whole.get("events")).isEqualTo(events);
    assertThat(whole.toString()).doesNotContain(READER, DRIVER, OTHER);
  }

  @ParameterizedTest
  @ValueSource(strings = {"wrong-token-0123456789", ""})
  void aWrongTokenIsRefusedByHealthToo(String token) throws Exception {
    assertThat(health(token).statusCode()).isEqualTo(401);
  }

  private static HttpResponse<String> health(String token) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.address()).resolve("/health"))
            .timeout(Duration.ofSeconds(30));
    if (token != null) {
      request.header("Authorization", "Bearer " + token);
    }
    return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  @ParameterizedTest
  @CsvSource({"POST,/health,401", "GET,/healthz,401", "GET,/health/,401", "DELETE,/health,401"})
  void healthIsOnePathAndOneMethod(String method, String path, int status) throws Exception {
    HttpResponse<String> answer =
        HTTP.send(
            HttpRequest.newBuilder(URI.create(server.address()).resolve(path))
                .timeout(Duration.ofSeconds(30))
                .method(method, HttpRequest.BodyPublishers.noBody())
                .build(),
            HttpResponse.BodyHandlers.ofString());

    assertThat(answer.statusCode()).isEqualTo(status);
  }

  /** A client as small as can be, with a session of its own. */
  static final class Client {
    private final String token;
    private final String session;

    Client(String token) throws IOException, InterruptedException {
      this.token = token;
      HttpResponse<String> begun =
          send(request(null).POST(HttpRequest.BodyPublishers.ofString(RawHttp.INITIALIZE)));
      assertThat(begun.statusCode()).as(begun.body()).isEqualTo(200);
      session = begun.headers().firstValue("mcp-session-id").orElseThrow();
      send(
          request(session)
              .POST(
                  HttpRequest.BodyPublishers.ofString(
                      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}")));
    }

    HttpRequest.Builder request(String ofSession) {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(server.address()))
              .timeout(Duration.ofSeconds(30))
              .header("Authorization", "Bearer " + token)
              .header("Content-Type", "application/json")
              .header("Accept", "application/json, text/event-stream");
      return ofSession == null ? request : request.header("Mcp-Session-Id", ofSession);
    }

    HttpResponse<String> send(HttpRequest.Builder request)
        throws IOException, InterruptedException {
      return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    static String listTools() {
      return "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\",\"params\":{}}";
    }

    HttpResponse<String> callRaw(String tool, Map<String, Object> arguments)
        throws IOException, InterruptedException {
      Map<String, Object> message =
          Map.of(
              "jsonrpc",
              "2.0",
              "id",
              3,
              "method",
              "tools/call",
              "params",
              Map.of("name", tool, "arguments", arguments));
      return send(request(session).POST(HttpRequest.BodyPublishers.ofString(Json.text(message))));
    }

    Map<String, Object> call(String tool, Map<String, Object> arguments)
        throws IOException, InterruptedException {
      Map<?, ?> result = (Map<?, ?>) messageIn(callRaw(tool, arguments)).get("result");
      return Json.readObject(Json.text(result.get("structuredContent")));
    }

    List<String> names() throws IOException, InterruptedException {
      Map<?, ?> result =
          (Map<?, ?>)
              messageIn(
                      send(request(session).POST(HttpRequest.BodyPublishers.ofString(listTools()))))
                  .get("result");
      return ((List<?>) result.get("tools"))
          .stream().map(tool -> (String) ((Map<?, ?>) tool).get("name")).toList();
    }

    /** The message of an answer, which may come as an event. */
    private static Map<String, Object> messageIn(HttpResponse<String> answer) {
      String body = answer.body();
      String json =
          body.startsWith("{")
              ? body
              : body.lines()
                  .filter(line -> line.startsWith("data:"))
                  .findFirst()
                  .orElseThrow()
                  .substring(5)
                  .strip();
      return Json.readObject(json);
    }
  }
}

package org.robotmcpkit.verification.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.server.RunningServer;

/**
 * Annotated tools and the Tasks extension, from the annotation to the wire: raw requests over HTTP.
 */
class TaskFixturesTest {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static final Map<String, Object> EXTENSION =
      Map.of("extensions", Map.of("io.modelcontextprotocol/tasks", Map.of()));
  private static RunningServer server;

  @BeforeAll
  static void start() {
    server =
        ConformanceServer.make()
            .environment(Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"))
            .start();
  }

  @AfterAll
  static void close() {
    server.close();
  }

  @Test
  void aComputationIsATaskFromItsCallToItsResult() {
    Map<?, ?> created = result(call("slow_compute", Map.of("seconds", 0, "label", "x"), EXTENSION));
    assertThat(created.get("resultType")).isEqualTo("task");
    String id = (String) created.get("taskId");

    await().until(() -> get(id).get("status").equals("completed"));

    assertThat(get(id).get("result")).asString().contains("computed x");
  }

  @Test
  void aComputationCanBeCancelled() {
    String id =
        (String)
            result(call("slow_compute", Map.of("seconds", 3600, "label", "x"), EXTENSION))
                .get("taskId");

    assertThat(result(post("tasks/cancel", id, Map.of("taskId", id), EXTENSION)).get("resultType"))
        .isEqualTo("complete");

    await().until(() -> get(id).get("status").equals("cancelled"));
  }

  @Test
  void aComputationIsAHandleForOthers() {
    Map<?, ?> started = result(call("slow_compute", Map.of("seconds", 0, "label", "x"), Map.of()));

    assertThat(started.get("resultType")).isEqualTo("complete");
    assertThat(started.get("structuredContent")).asString().contains("task_id");
  }

  @Test
  void aJobThatRequiresTheExtensionIsABadRequestForOthers() {
    HttpResponse<String> answer = call("failing_job", Map.of(), Map.of());

    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body())
        .contains(
            "-32021",
            "\"requiredCapabilities\":{\"extensions\":{\"io.modelcontextprotocol/tasks\":{}}}");
  }

  @Test
  void anotherTaskInTheHeaderIsABadRequest() {
    String id =
        (String)
            result(call("slow_compute", Map.of("seconds", 0, "label", "x"), EXTENSION))
                .get("taskId");

    HttpResponse<String> answer = post("tasks/get", id + "0", Map.of("taskId", id), EXTENSION);

    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).contains("-32020");
  }

  @Test
  void aDeletionWaitsForAHumanAndGoesOnWithTheAnswer() {
    Map<String, Object> askable =
        Map.of("elicitation", Map.of(), "extensions", EXTENSION.get("extensions"));
    String id =
        (String) result(call("confirm_delete", Map.of("filename", "a.txt"), askable)).get("taskId");
    await().until(() -> taskOf(id, askable).get("status").equals("input_required"));
    String key =
        (String) ((Map<?, ?>) taskOf(id, askable).get("inputRequests")).keySet().iterator().next();
    Map<String, Object> yes = Map.of("action", "accept", "content", Map.of("confirm", true));

    result(
        post(
            "tasks/update", id, Map.of("taskId", id, "inputResponses", Map.of(key, yes)), askable));

    await().until(() -> taskOf(id, askable).get("status").equals("completed"));
    assertThat(taskOf(id, askable).get("result")).asString().contains("deleted a.txt");
  }

  @Test
  void aListenerIsToldOfTheEndOfATask() throws Exception {
    String id =
        (String)
            result(call("slow_compute", Map.of("seconds", 1, "label", "x"), EXTENSION))
                .get("taskId");
    HttpResponse<java.util.stream.Stream<String>> stream =
        HTTP.send(
            request(
                "subscriptions/listen",
                null,
                Map.of("notifications", Map.of("taskIds", java.util.List.of(id))),
                EXTENSION),
            HttpResponse.BodyHandlers.ofLines());

    try (java.util.stream.Stream<String> lines = stream.body()) {
      assertThat(stream.statusCode()).isEqualTo(200);
      assertThat(
              lines.filter(line -> line.contains("notifications/tasks")).findFirst().orElseThrow())
          .contains(id, "\"status\":\"completed\"", "computed x");
    }
  }

  private static Map<?, ?> get(String id) {
    return taskOf(id, EXTENSION);
  }

  private static Map<?, ?> taskOf(String id, Map<String, Object> capabilities) {
    return result(post("tasks/get", id, Map.of("taskId", id), capabilities));
  }

  private static HttpResponse<String> call(
      String tool, Map<String, Object> arguments, Map<String, Object> capabilities) {
    return post("tools/call", tool, Map.of("name", tool, "arguments", arguments), capabilities);
  }

  private static HttpResponse<String> post(
      String method, String name, Map<String, Object> params, Map<String, Object> capabilities) {
    try {
      return HTTP.send(
          request(method, name, params, capabilities), HttpResponse.BodyHandlers.ofString());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  private static HttpRequest request(
      String method, String name, Map<String, Object> params, Map<String, Object> capabilities) {
    Map<String, Object> all = new HashMap<>(params);
    all.put(
        "_meta",
        Map.of(
            "io.modelcontextprotocol/protocolVersion",
            "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities",
            capabilities));
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.address()))
            .timeout(Duration.ofSeconds(30))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .header("MCP-Protocol-Version", "2026-07-28")
            .header("Mcp-Method", method)
            .POST(
                HttpRequest.BodyPublishers.ofString(
                    Json.text(Map.of("jsonrpc", "2.0", "id", 1, "method", method, "params", all))));
    if (name != null) {
      request.header("Mcp-Name", name);
    }
    return request.build();
  }

  private static Map<?, ?> result(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return (Map<?, ?>) Json.readObject(answer.body()).get("result");
  }
}

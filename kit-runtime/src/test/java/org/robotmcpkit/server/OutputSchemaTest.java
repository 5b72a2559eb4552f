package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.task.TaskException;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Every answer keeps the output schema that its tool declares. The SDK's server refuses to send one
 * that does not, and its client refuses to take one; each is validated here once more.
 */
class OutputSchemaTest {
  private static final String RESULT =
      """
      {"type": "object", "properties": {"n": {"type": "integer"}, "words": {"type": ["array", "null"],
        "items": {"type": "string"}}}, "required": ["n", "words"]}
      """;

  private static final ToolSet TOOLS =
      () ->
          List.of(
              ToolSpec.longRunning(
                      "work",
                      "Works.",
                      "{\"type\":\"object\"}",
                      call -> {
                        String how = call.string("how").required();
                        call.refuseIfWrong();
                        return call.start(body(how));
                      })
                  .result(RESULT)
                  .exclusive("hand"),
              ToolSpec.longRunning(
                  "plain", "Works.", "{\"type\":\"object\"}", call -> call.start(task -> 1)));

  record Done(int n, List<?> words) {}

  private static TaskBody body(String how) {
    return switch (how) {
      case "well" -> task -> new Done(1, List.of("a"));
      case "nothing" -> task -> null;
      case "badly" ->
          task -> {
            throw new TaskException("BUMPED", "It bumped into a chair.").suggest("ask");
          };
      case "large" -> task -> new Done(1, List.of("x".repeat(300_000)));
      case "too_large" ->
          task -> new Done(1, new ArrayList<>(Collections.nCopies(400_000, "word")));
      case "far_too_large" ->
          task -> new Done(1, new ArrayList<>(Collections.nCopies(4_000_000, "word")));
      case "circle" ->
          task -> {
            List<Object> circle = new ArrayList<>();
            circle.add(circle);
            return new Done(1, circle);
          };
      case "long" ->
          task -> {
            task.progress(Map.of("percent", 1));
            task.sleep(Duration.ofHours(1));
            return null;
          };
      default -> throw new IllegalArgumentException(how);
    };
  }

  private RunningServer server;
  private McpSyncClient client;
  private final Map<String, Tool> tools = new LinkedHashMap<>();

  @BeforeEach
  void connect() {
    server =
        CapabilityServer.named("worker")
            .environment(Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"))
            .tools(TOOLS)
            .start();
    String base = "http://127.0.0.1:" + URI.create(server.address()).getPort();
    client =
        McpClient.sync(HttpClientStreamableHttpTransport.builder(base).build())
            .requestTimeout(Duration.ofSeconds(30))
            .enableCallToolSchemaCaching(true)
            .build();
    client.initialize();
    client.listTools().tools().forEach(tool -> tools.put(tool.name(), tool));
  }

  @AfterEach
  void disconnect() {
    client.close();
    server.close();
  }

  @Test
  void everyToolDeclaresWhatItAnswers() {
    assertThat(tools)
        .hasSize(5)
        .allSatisfy(
            (name, tool) -> assertThat(tool.outputSchema()).containsEntry("type", "object"));
    assertThat(resultIn("work").toString()).contains("words");
    assertThat(resultIn("plain")).isEqualTo(Map.of("type", List.of("object", "null")));
  }

  @Test
  void theTaskAtOnceAndItsEndKeepTheSchema() {
    assertThat(endOf("well").get("result")).isEqualTo(Map.of("n", 1, "words", List.of("a")));
    assertThat(endOf("nothing").get("result")).isEqualTo(Map.of());
    assertThat(endOf("badly").get("state")).isEqualTo("failed");
  }

  @Test
  void aResultWithMarksInItSaysSoAndKeepsTheSchema() {
    for (String how : List.of("large", "too_large", "circle")) {
      assertThat(resultOf(how)).as(how).containsEntry("n", 1).containsEntry("_truncated", true);
    }
    assertThat(resultOf("far_too_large")).containsOnlyKeys("_truncated", "bytes");
  }

  @Test
  void aRunningACancelledAndAForeignTaskKeepTheSchema() {
    Map<?, ?> running = call("work", Map.of("how", "long"), Map.of());

    assertThat(call("get_task", Map.of("task_id", running.get("task_id")), Map.of()).get("state"))
        .isEqualTo("running");
    assertThat((List<?>) call("list_tasks", Map.of(), Map.of()).get("tasks")).hasSize(1);
    assertThat(
            call("cancel_task", Map.of("task_id", running.get("task_id")), Map.of()).get("state"))
        .isEqualTo("cancelled");
    assertThat(call("get_task", Map.of("task_id", running.get("task_id")), Map.of()).get("state"))
        .isEqualTo("cancelled");
    assertThat(call("get_task", Map.of("task_id", "none"), Map.of()))
        .isEqualTo(Map.of("error", "not_found"));
    assertThat(call("cancel_task", Map.of("task_id", "none"), Map.of()))
        .isEqualTo(Map.of("error", "not_found"));
  }

  /** Errors are told apart by {@code isError}, and no schema is asked of them. */
  @Test
  void refusalsComeThroughWhatTheyAre() {
    call("work", Map.of("how", "long"), Map.of());

    assertThat(refusal("work", Map.of("how", "well"))).containsEntry("error", "BUSY");
    assertThat(refusal("work", Map.of())).containsEntry("error", "INVALID_ARGUMENTS");
    assertThat(refusal("get_task", Map.of())).containsEntry("error", "INVALID_ARGUMENTS");
  }

  /** A result that the schema does not allow would be refused here. */
  @Test
  void aRepeatedStartThatFindsItsTaskEndedKeepsTheSchema() {
    for (String how : List.of("well", "nothing", "badly", "circle", "far_too_large")) {
      Map<String, Object> meta = Map.of("robot-mcp-kit/idempotency-key", "once-" + how);
      Map<?, ?> first = call("work", Map.of("how", how), meta);
      Map<?, ?> end = await(first);

      Map<?, ?> again = call("work", Map.of("how", how), meta);

      assertThat(again).isEqualTo(end);
      assertThat(again.get("task_id")).isEqualTo(first.get("task_id"));
    }
  }

  @Test
  void theSchemaIsNotOneThatAllowsEverything() {
    Map<String, Object> task = new LinkedHashMap<>(Map.of("task_id", "a-1", "state", "succeeded"));
    for (Object wrong :
        Arrays.asList(Map.of("n", "one", "words", List.of()), Map.of("n", 1), 1, "text")) {
      task.put("result", wrong);
      assertThat(isRight("work", task)).as(String.valueOf(wrong)).isFalse();
    }
    task.put("result", null);
    assertThat(isRight("work", task)).isTrue();
    task.put("state", "done");
    assertThat(isRight("work", task)).isFalse();
  }

  /** All of it lies in the context of every model that may call the tool. */
  @Test
  void aSchemaIsShort() {
    assertThat(tools)
        .allSatisfy(
            (name, tool) -> assertThat(tool.outputSchema().toString()).hasSizeLessThan(500));
  }

  // ---- helpers

  private Map<?, ?> endOf(String how) {
    return await(call("work", Map.of("how", how), Map.of()));
  }

  private Map<String, Object> resultOf(String how) {
    return named((Map<?, ?>) endOf(how).get("result"));
  }

  private Map<?, ?> await(Map<?, ?> started) {
    return call("get_task", Map.of("task_id", started.get("task_id"), "wait_s", 20), Map.of());
  }

  private Map<?, ?> call(String tool, Map<String, Object> arguments, Map<String, Object> meta) {
    CallToolResult result = answer(tool, arguments, meta);
    assertThat(result.isError()).as(String.valueOf(result.structuredContent())).isFalse();
    Map<?, ?> object = (Map<?, ?>) result.structuredContent();
    assertThat(isRight(tool, object)).as(tool + " " + object.keySet()).isTrue();
    return object;
  }

  private Map<String, Object> refusal(String tool, Map<String, Object> arguments) {
    CallToolResult result = answer(tool, arguments, Map.of());
    assertThat(result.isError()).isTrue();
    return named((Map<?, ?>) result.structuredContent());
  }

  private static Map<String, Object> named(Map<?, ?> object) {
    Map<String, Object> named = new LinkedHashMap<>();
    object.forEach((name, value) -> named.put((String) name, value));
    return named;
  }

  private CallToolResult answer(
      String tool, Map<String, Object> arguments, Map<String, Object> meta) {
    return client.callTool(CallToolRequest.builder(tool).arguments(arguments).meta(meta).build());
  }

  private boolean isRight(String tool, Object answer) {
    return McpJsonDefaults.getSchemaValidator()
        .validate(tools.get(tool).outputSchema(), answer)
        .valid();
  }

  private Object resultIn(String tool) {
    return ((Map<?, ?>) tools.get(tool).outputSchema().get("properties")).get("result");
  }
}

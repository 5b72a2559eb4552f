package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.AsyncToolSpecification;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskException;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.ToolHints;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** The tools as the SDK's classic stack serves them, without a transport. */
class ToolsTest {
  private static final String INPUT =
      "{\"type\":\"object\",\"properties\":{\"how\":{\"type\":\"string\"},\"triggers\":{\"type\":\"array\"}}}";

  private final CountDownLatch release = new CountDownLatch(1);
  private final LocalTasks tasks =
      LocalTasks.builder("navigation", (event, settled) -> settled.run())
          .maxRunning(2)
          .grace(Duration.ofSeconds(2))
          .build();
  private final ToolSet holder =
      () ->
          List.of(
              ToolSpec.longRunning(
                      "drive",
                      "Drives.",
                      INPUT,
                      call -> {
                        String how = call.string("how").orElse("well");
                        call.refuseIfWrong();
                        return call.start(2.5, task -> drive(how));
                      })
                  .title("Drive")
                  .effect(Effect.MOVES),
              ToolSpec.longRunning(
                  "broken",
                  "Breaks.",
                  INPUT,
                  call -> {
                    throw new IllegalStateException("secret detail");
                  }));

  private final List<AsyncToolSpecification> tools =
      ClassicTools.specifications(Menu.of(tasks, List.of(holder)));

  @AfterEach
  void letBodiesGo() {
    release.countDown();
    tasks.close();
  }

  private Object drive(String how) throws Exception {
    switch (how) {
      case "badly" -> throw new TaskException("BUMPED", "It bumped into a chair.");
      case "long" -> {
        return Map.of("text", "x".repeat(3000));
      }
      case "stubbornly" -> {
        while (release.getCount() > 0) {
          Thread.onSpinWait();
        }
      }
      case "waiting" -> release.await();
      default -> {}
    }
    return Map.of("arrived", true);
  }

  @Test
  void aStartToolAnswersTheTaskAtOnceAsTextAndAsStructure() {
    CallToolResult result = call("drive", Map.of("how", "waiting"));

    assertThat(result.isError()).isFalse();
    Map<String, Object> task = objectOf(result);
    assertThat(task.keySet())
        .containsExactly(
            "task_id",
            "server",
            "tool",
            "state",
            "created_at",
            "updated_at",
            "triggers",
            "est_duration_s",
            "progress",
            "result",
            "failure");
    assertThat(task)
        .containsEntry("server", "navigation")
        .containsEntry("tool", "drive")
        .containsEntry("state", "running")
        .containsEntry("triggers", List.of())
        .containsEntry("est_duration_s", 2.5)
        .containsEntry("progress", null)
        .containsEntry("result", null)
        .containsEntry("failure", null);
  }

  @Test
  void getTaskTellsTheEnd() {
    String done = start("well");
    String failed = start("badly");

    assertThat(endOf(done))
        .containsEntry("state", "succeeded")
        .containsEntry("result", Map.of("arrived", true));
    assertThat(endOf(failed))
        .containsEntry("state", "failed")
        .containsEntry(
            "failure",
            Map.of(
                "error_code",
                "BUMPED",
                "message",
                "It bumped into a chair.",
                "recoverable",
                true,
                "suggestions",
                List.of()));
  }

  @Test
  void anUnknownTaskIsNotFoundAndThatIsNoError() {
    for (String tool : List.of("get_task", "cancel_task")) {
      CallToolResult result = call(tool, Map.of("task_id", "navi-unknown"));

      assertThat(result.isError()).isFalse();
      assertThat(objectOf(result)).isEqualTo(Map.of("error", "not_found"));
    }
  }

  @Test
  void getTaskWaitsForTheEndButNotLongerThanAsked() {
    String running = start("waiting");

    assertThat(objectOf(call("get_task", Map.of("task_id", running, "wait_s", 0.05))))
        .containsEntry("state", "running");

    CompletableFuture<CallToolResult> waiting =
        callAsync("get_task", Map.of("task_id", running, "wait_s", 20));
    assertThat(waiting).isNotDone();
    release.countDown();
    assertThat(waiting).succeedsWithin(Duration.ofSeconds(10));
    assertThat(objectOf(waiting.join())).containsEntry("state", "succeeded");
  }

  @Test
  void onlySoManyCallsMayWait() {
    String running = start("waiting");
    List<CompletableFuture<CallToolResult>> waiting = new ArrayList<>();
    for (int n = 0; n < 64; n++) {
      waiting.add(callAsync("get_task", Map.of("task_id", running, "wait_s", 20)));
    }

    assertThat(objectOf(call("get_task", Map.of("task_id", running, "wait_s", 20))))
        .containsEntry("state", "running");

    assertThat(waiting).noneMatch(CompletableFuture::isDone);
    release.countDown();
    assertThat(waiting)
        .allSatisfy(answer -> assertThat(answer).succeedsWithin(Duration.ofSeconds(10)));
    assertThat(callAsync("get_task", Map.of("task_id", running, "wait_s", 20))).isCompleted();
  }

  @Test
  void cancelTaskSaysWhetherTheBodyHasStopped() {
    String cooperative = start("waiting");
    assertThat(objectOf(call("cancel_task", Map.of("task_id", cooperative))))
        .isEqualTo(Map.of("task_id", cooperative, "state", "cancelled"));

    String stubborn = start("stubbornly");
    assertThat(objectOf(call("cancel_task", Map.of("task_id", stubborn))))
        .isEqualTo(Map.of("task_id", stubborn, "state", "cancelled", "stopped", false));
    assertThat(objectOf(call("get_task", Map.of("task_id", stubborn))))
        .containsEntry("stopped", false);
  }

  @Test
  void cancellingAFinishedTaskTellsItsEndUnchanged() {
    String done = start("well");
    endOf(done);

    assertThat(objectOf(call("cancel_task", Map.of("task_id", done))))
        .isEqualTo(Map.of("task_id", done, "state", "succeeded"));
  }

  @Test
  void listTasksFiltersPagesAndShortens() {
    String first = start("long");
    endOf(first);
    String second = start("well");
    endOf(second);
    String running = start("waiting");

    Map<String, Object> page = objectOf(call("list_tasks", Map.of("limit", 1)));
    assertThat(idsIn(page)).containsExactly(running, second);
    Map<String, Object> next =
        objectOf(call("list_tasks", Map.of("limit", 1, "cursor", page.get("next_cursor"))));
    assertThat(idsIn(next)).containsExactly(running, first);
    assertThat(next).doesNotContainKey("next_cursor");
    assertThat(tasksIn(next).get(1))
        .containsEntry("result", Map.of("_truncated", true, "bytes", 3011));
    assertThat(idsIn(objectOf(call("list_tasks", Map.of("states", List.of("running"))))))
        .containsExactly(running);
    assertThat(objectOf(call("list_tasks", Map.of("states", List.of("failed")))))
        .isEqualTo(Map.of("tasks", List.of()));
  }

  @Test
  void wrongArgumentsGetOneAnswerThatNamesThemAll() {
    assertRefused("drive", Map.of("how", 3), "drive was not called: how must be a text (got 3)");
    assertRefused(
        "drive",
        Map.of("howw", "well", "triggers", 1),
        "drive was not called: triggers must be a list (got 1); unknown argument howw; did you mean how?");
    assertRefused("get_task", Map.of(), "get_task was not called: task_id is missing; give a text");
    assertRefused(
        "get_task",
        Map.of("task_id", "a", "wait_s", 21),
        "get_task was not called: wait_s must be a number from 0 to 20 (got 21)");
    assertRefused(
        "list_tasks",
        Map.of("states", List.of("done"), "limit", 0),
        "list_tasks was not called: states[0] must be one of running, succeeded, failed, cancelled (got \"done\");"
            + " limit must be a whole number from 1 to 100 (got 0)");
    assertRefused(
        "list_tasks",
        Map.of("cursor", "x"),
        "list_tasks was not called: cursor must be a next_cursor of list_tasks");
    assertThat(tasks.list(org.robotmcpkit.task.TaskQuery.all()).tasks()).isEmpty();
  }

  @Test
  void anOverloadedServerRefusesStartsAndNothingElse() {
    String first = start("waiting");
    start("waiting");

    CallToolResult third = call("drive", Map.of("how", "well"));

    assertThat(third.isError()).isTrue();
    assertThat(objectOf(third)).containsEntry("error", "OVERLOADED");
    assertThat(objectOf(call("get_task", Map.of("task_id", first))))
        .containsEntry("state", "running");
  }

  @Test
  void aFaultInAToolIsAnAnswerThatLeaksNothing() {
    CallToolResult result = call("broken", Map.of());

    assertThat(result.isError()).isTrue();
    assertThat(objectOf(result))
        .isEqualTo(
            Map.of(
                "error",
                "INTERNAL",
                "message",
                "broken has failed inside the server; its log says why."));
  }

  @Test
  void aHandlerThatAnswersNothingOrLateWithAFaultStillGetsAnAnswer() {
    Answer nothing =
        Guard.around("odd", call -> CompletableFuture.completedFuture(null))
            .call(BoundTool.Call.of(null, null, Caller.anonymous()))
            .toCompletableFuture()
            .join();
    Answer late =
        Guard.around("odd", call -> CompletableFuture.failedFuture(new IllegalStateException()))
            .call(BoundTool.Call.of(null, null, Caller.anonymous()))
            .toCompletableFuture()
            .join();

    assertThat(nothing.isError()).isTrue();
    assertThat(late.isError()).isTrue();
  }

  @Test
  void messagesOfErrorsAreBounded() {
    assertThat(Answer.error("X", "y".repeat(5000)).json()).hasSizeLessThan(1100);
  }

  @Test
  void allFourHintsAreWrittenOut() {
    assertThat(hintsOf("drive")).isEqualTo(hints(false, true, false, true));
    assertThat(hintsOf("get_task")).isEqualTo(hints(true, false, true, false));
    assertThat(hintsOf("list_tasks")).isEqualTo(hints(true, false, true, false));
    assertThat(hintsOf("cancel_task")).isEqualTo(hints(false, false, true, false));
    assertThat(ToolHints.of(Effect.READS)).isEqualTo(new ToolHints(true, false, true, false));
    assertThat(ToolHints.of(Effect.REVERSIBLE))
        .isEqualTo(new ToolHints(false, false, false, false));
    assertThat(ToolHints.of(Effect.COSTS))
        .isEqualTo(ToolHints.of(Effect.UNSORTED))
        .isEqualTo(new ToolHints(false, true, false, true));
  }

  @Test
  void hintsThatAreSetByHandStandInPlaceOfThoseOfTheEffect() {
    ToolHints said = ToolHints.of(Effect.MOVES).destructive(false).idempotent(true);
    ToolSpec gripper =
        ToolSpec.longRunning("open", "Opens.", INPUT, call -> null)
            .hints(said)
            .effect(Effect.MOVES);

    Tool listed =
        ClassicTools.definition(Menu.of(tasks, List.of(() -> List.of(gripper))).tools().get(0));

    assertThat(listed.annotations()).isEqualTo(hints(false, false, true, true));
    assertThat(gripper.title("Open").hints()).isEqualTo(said);
  }

  @Test
  void hintsThatContradictOneAnotherAreRefused() {
    ToolSpec reader =
        ToolSpec.longRunning("read", "Reads.", INPUT, call -> null).effect(Effect.READS);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> reader.hints(ToolHints.of(Effect.READS).destructive(true)))
        .withMessage(
            "the hints of read contradict one another: what is read-only is not destructive and is idempotent");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> reader.hints(ToolHints.of(Effect.READS).idempotent(false)));
    assertThat(reader.hints(ToolHints.of(Effect.READS).readOnly(false).openWorld(true)).hints())
        .isEqualTo(new ToolHints(false, false, true, true));
  }

  @Test
  void aToolWhoseTextsHideSomethingIsNotServed() {
    ToolSpec plain = ToolSpec.longRunning("look", "Looks.", INPUT, call -> null);
    ToolSpec hiding = ToolSpec.longRunning("look", "Looks.\u202e", INPUT, call -> null);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Menu.of(tasks, List.of(() -> List.of(hiding))))
        .withMessage("the description of look has characters that nobody sees: Looks.\\u202e");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Menu.of(tasks, List.of(() -> List.of(plain.title("Look\u200e")))))
        .withMessageStartingWith("the title of look");
  }

  @Test
  void errorsHideNothing() {
    assertThat(Answer.error("X\u202e", "it\u0007 is").object())
        .containsEntry("error", "X\uFFFD")
        .containsEntry("message", "it\uFFFD is");
  }

  @Test
  void theStatusToolsSayThatTheyNeverStartWork() {
    assertThat(tools)
        .extracting(tool -> tool.tool().name())
        .containsExactly("drive", "broken", "get_task", "cancel_task", "list_tasks");
    assertThat(tools.subList(2, 5))
        .allSatisfy(tool -> assertThat(tool.tool().description()).contains("never starts work"));
    assertThat(tool("drive").title()).isEqualTo("Drive");
  }

  @Test
  void twoToolsOfOneNameAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Menu.of(tasks, List.of(holder, holder)))
        .withMessage(
            "two tools are named drive; give one of them another name with name = … in its annotation");
  }

  @Test
  void aSchemaThatIsNoneIsRefusedBeforeAnyClientComes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Menu.of(tasks, List.of(() -> List.of(withSchema("[]")))))
        .withMessage("the input schema of drive is no JSON object: The JSON is not an object.");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> Menu.of(tasks, List.of(() -> List.of(withSchema("{\"type\":\"objekt\"}")))))
        .withMessageStartingWith(
            "the input schema of drive is not a valid JSON Schema 2020-12 document");
  }

  private static ToolSpec withSchema(String schema) {
    return ToolSpec.longRunning("drive", "Drives.", schema, call -> call.start(task -> null));
  }

  @Test
  void anSdkServerOfOnesOwnGetsTheSameTools() {
    var async =
        McpServer.async(HttpServletStreamableServerTransportProvider.builder().build())
            .serverInfo("own", "1")
            .capabilities(ServerCapabilities.builder().tools(false).build())
            .build();
    TaskTools.register(async, tasks, holder);
    assertThat(async.listTools().map(Tool::name).collectList().block())
        .containsExactlyInAnyOrder("drive", "broken", "get_task", "cancel_task", "list_tasks");

    var sync =
        McpServer.sync(HttpServletStreamableServerTransportProvider.builder().build())
            .serverInfo("own", "1")
            .capabilities(ServerCapabilities.builder().tools(false).build())
            .build();
    TaskTools.register(sync, tasks, holder);
    assertThat(sync.listTools()).hasSize(5);
  }

  // ---- helpers

  private String start(String how) {
    return (String) objectOf(call("drive", Map.of("how", how))).get("task_id");
  }

  private Map<String, Object> endOf(String taskId) {
    return objectOf(call("get_task", Map.of("task_id", taskId, "wait_s", 20)));
  }

  private void assertRefused(String tool, Map<String, Object> arguments, String message) {
    CallToolResult result = call(tool, arguments);

    assertThat(result.isError()).isTrue();
    assertThat(objectOf(result))
        .isEqualTo(Map.of("error", "INVALID_ARGUMENTS", "message", message));
  }

  private CallToolResult call(String tool, Map<String, Object> arguments) {
    CallToolResult result = callAsync(tool, arguments).join();
    assertThat(result.isError() || keepsItsSchema(tool, result))
        .as(tool + " " + result.content())
        .isTrue();
    return result;
  }

  private boolean keepsItsSchema(String tool, CallToolResult result) {
    return McpJsonDefaults.getSchemaValidator()
        .validate(tool(tool).outputSchema(), structured(result))
        .valid();
  }

  private CompletableFuture<CallToolResult> callAsync(String name, Map<String, Object> arguments) {
    return tools.stream()
        .filter(tool -> tool.tool().name().equals(name))
        .findFirst()
        .orElseThrow()
        .callHandler()
        .apply(null, CallToolRequest.builder(name).arguments(arguments).build())
        .toFuture();
  }

  private Tool tool(String name) {
    return tools.stream()
        .map(AsyncToolSpecification::tool)
        .filter(tool -> tool.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private ToolAnnotations hintsOf(String name) {
    return tool(name).annotations();
  }

  private static ToolAnnotations hints(
      boolean readOnly, boolean destructive, boolean idempotent, boolean openWorld) {
    return ToolAnnotations.builder()
        .readOnlyHint(readOnly)
        .destructiveHint(destructive)
        .idempotentHint(idempotent)
        .openWorldHint(openWorld)
        .build();
  }

  /** The answer as an object; its two forms must agree. */
  private static Map<String, Object> objectOf(CallToolResult result) {
    assertThat(result.content()).hasSize(1);
    Map<String, Object> object = Json.readObject(((TextContent) result.content().get(0)).text());
    assertThat(structured(result)).isEqualTo(object);
    return object;
  }

  /** The structured content as a client reads it. */
  private static Map<String, Object> structured(CallToolResult result) {
    return Json.readObject(Json.text(result.structuredContent()));
  }

  private static List<Map<String, Object>> tasksIn(Map<String, Object> page) {
    List<Map<String, Object>> tasks = new ArrayList<>();
    for (Object task : (List<?>) page.get("tasks")) {
      tasks.add(Json.readObject(Json.text(task)));
    }
    return tasks;
  }

  private static List<Object> idsIn(Map<String, Object> page) {
    return tasksIn(page).stream().map(task -> task.get("task_id")).toList();
  }
}

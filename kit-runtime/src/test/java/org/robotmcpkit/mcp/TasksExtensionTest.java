package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCMessage;
import io.modelcontextprotocol.modern.server.McpHeaders;
import io.modelcontextprotocol.modern.server.McpServer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskException;
import org.robotmcpkit.task.TaskQuery;
import org.robotmcpkit.tool.StartTool;
import org.robotmcpkit.tool.ToolSpec;
import reactor.core.Disposable;

/** The extension as its clients meet it: raw requests of revision 2026-07-28, without a wire. */
class TasksExtensionTest {
  private static final String EXTENSION = "io.modelcontextprotocol/tasks";
  private static final Map<String, Object> MISSING =
      Map.of(
          "code",
          -32021,
          "message",
          "Missing required client capability",
          "data",
          Map.of("requiredCapabilities", Map.of("extensions", Map.of(EXTENSION, Map.of()))));

  private final CountDownLatch go = new CountDownLatch(1);
  private final CountDownLatch letGo = new CountDownLatch(1);
  private final LocalTasks tasks =
      LocalTasks.builder("napper", (event, settled) -> settled.run())
          .taskIdDigits(LocalTasks.UNGUESSABLE_ID_DIGITS)
          .grace(Duration.ofMillis(200))
          .build();
  private final StartTool start =
      call -> {
        String how = call.string("how").required();
        call.refuseIfWrong();
        if (how.equals("late")) {
          call.deadline(Duration.ofMillis(1));
        }
        return call.start(task -> nap(how, task));
      };
  private final McpServer server =
      ModernTools.serve(
          new ServerInfo("napper", "1", null),
          Menu.of(
              tasks,
              List.of(
                  () ->
                      List.of(tool(TaskMode.OFF), tool(TaskMode.AUTO), tool(TaskMode.REQUIRED)))));
  private Disposable listening;

  private ToolSpec tool(TaskMode mode) {
    return ToolSpec.longRunning(
            mode.name().toLowerCase(java.util.Locale.ROOT),
            "Takes a nap.",
            "{\"type\":\"object\"}",
            start)
        .tasks(mode);
  }

  private Object nap(String how, org.robotmcpkit.task.TaskContext task) throws Exception {
    switch (how) {
      case "badly" -> throw new TaskException("FELL_OUT", "It fell out of bed.");
      case "brokenly" -> throw new IllegalStateException("the bed is gone");
      case "waiting", "late" -> go.await();
      case "telling" -> {
        go.await();
        task.progress(Map.of("percent", 40));
      }
      case "stubbornly" -> {
        while (letGo.getCount() > 0) {
          Thread.onSpinWait();
        }
      }
      default -> {}
    }
    return Map.of("rested", true);
  }

  @AfterEach
  void letBodiesGo() {
    if (listening != null) {
      listening.dispose();
    }
    go.countDown();
    letGo.countDown();
    server.closeGracefully();
    tasks.close();
  }

  @Test
  void theExtensionIsAdvertisedWhereAToolMakesUseOfIt() {
    assertThat(result("server/discover", Map.of()).get("capabilities"))
        .isEqualTo(
            Map.of(
                "tools", Map.of("listChanged", true), "extensions", Map.of(EXTENSION, Map.of())));
  }

  @Test
  void aClientOfTheExtensionGetsATaskThatGetTaskKnowsToo() {
    Map<String, Object> created = call("auto", "waiting", EXTENSION);
    String id = (String) created.get("taskId");

    assertThat(created)
        .containsOnlyKeys(
            "resultType",
            "taskId",
            "status",
            "createdAt",
            "lastUpdatedAt",
            "ttlMs",
            "pollIntervalMs",
            "_meta")
        .containsEntry("resultType", "task")
        .containsEntry("status", "working")
        .containsEntry("pollIntervalMs", 1000);
    assertThat((Integer) created.get("ttlMs")).isGreaterThanOrEqualTo(600_000);
    assertThat(Instant.parse((String) created.get("createdAt"))).isBeforeOrEqualTo(Instant.now());
    assertThat(id).matches("napp-[0-9a-f]{32}");
    assertThat(get(id))
        .containsEntry("resultType", "complete")
        .containsEntry("status", "working")
        .containsEntry("taskId", id);
    assertThat(
            structured(
                result(
                    "tools/call", Map.of("name", "get_task", "arguments", Map.of("task_id", id)))))
        .containsEntry("task_id", id)
        .containsEntry("state", "running");
  }

  @ParameterizedTest
  @ValueSource(strings = {"off", "auto"})
  void aClientThatDoesNotDeclareTheExtensionGetsTheHandleAtOnce(String tool) {
    Map<String, Object> answer = call(tool, "waiting");

    assertThat(answer).containsEntry("resultType", "complete").doesNotContainKey("taskId");
    assertThat(structured(answer)).containsEntry("state", "running").containsEntry("tool", tool);
  }

  @Test
  void aToolThatIsOffGivesTheHandleToClientsOfTheExtensionToo() {
    Map<String, Object> answer = call("off", "waiting", EXTENSION);

    assertThat(answer).containsEntry("resultType", "complete").doesNotContainKey("taskId");
    assertThat(get((String) structured(answer).get("task_id"))).containsEntry("status", "working");
  }

  @Test
  void aToolThatRequiresTheExtensionRefusesOthers() {
    assertThat(
            ask("tools/call", Map.of("name", "required", "arguments", Map.of("how", "well")))
                .get("error"))
        .isEqualTo(MISSING);
    assertThat(tasks.list(TaskQuery.all()).tasks()).isEmpty();
    assertThat(call("required", "well", EXTENSION)).containsEntry("resultType", "task");
  }

  @Test
  void aRefusedCallStartsNoTaskAndSaysWhy() {
    Map<String, Object> answer =
        result("tools/call", Map.of("name", "auto", "arguments", Map.of()), EXTENSION);

    assertThat(answer).containsEntry("isError", true).containsEntry("resultType", "complete");
    assertThat(structured(answer)).containsEntry("error", "INVALID_ARGUMENTS");
    assertThat(tasks.list(TaskQuery.all()).tasks()).isEmpty();
  }

  @Test
  void aTaskThatHasSucceededIsCompletedWithItsTaskInfo() {
    Map<String, Object> task = endOf("well");

    assertThat(task)
        .containsEntry("status", "completed")
        .doesNotContainKeys("error", "statusMessage");
    Map<String, Object> result = object(task.get("result"));
    assertThat(result).containsEntry("isError", false);
    assertThat(structured(result))
        .containsEntry("state", "succeeded")
        .containsEntry("result", Map.of("rested", true));
    assertThat(
            Json.readObject((String) object(((List<?>) result.get("content")).get(0)).get("text")))
        .isEqualTo(structured(result));
  }

  @Test
  void aTaskThatHasFailedIsCompletedWithAResultThatIsAnError() {
    Map<String, Object> task = endOf("badly");

    assertThat(task)
        .containsEntry("status", "completed")
        .containsEntry("statusMessage", "It fell out of bed.")
        .doesNotContainKey("error");
    assertThat(object(task.get("result"))).containsEntry("isError", true);
    assertThat(structured(object(task.get("result"))).get("failure"))
        .asString()
        .contains("FELL_OUT");
  }

  @Test
  void aTaskThatWasTooSlowIsCompletedWithAResultThatIsAnError() {
    Map<String, Object> task = endOf("late");

    assertThat(task).containsEntry("status", "completed");
    assertThat(object(task.get("result"))).containsEntry("isError", true);
    assertThat(structured(object(task.get("result"))).get("failure"))
        .asString()
        .contains("TIMEOUT");
  }

  @Test
  void aFaultInATaskIsAFailure() {
    Map<String, Object> task = endOf("brokenly");

    assertThat(task).containsEntry("status", "failed").doesNotContainKey("result");
    assertThat(task.get("error")).isEqualTo(Map.of("code", -32603, "message", "the bed is gone"));
  }

  @Test
  void progressShowsInTheStatusMessage() {
    String id = create("telling");
    assertThat(get(id)).doesNotContainKey("statusMessage");

    go.countDown();

    await().until(() -> get(id).get("status").equals("completed"));
    assertThat(structured(object(get(id).get("result"))).get("progress"))
        .isEqualTo(Map.of("percent", 40));
    assertThat(
            ExtensionTask.asked(running(Map.of("percent", 40)), Instant.EPOCH, true)
                .statusMessage())
        .isEqualTo("{\"percent\":40}");
    assertThat(
            ExtensionTask.asked(running(Map.of("text", "x".repeat(5000))), Instant.EPOCH, true)
                .statusMessage())
        .hasSize(1001);
  }

  private org.robotmcpkit.model.TaskInfo running(Map<String, Object> progress) {
    return new org.robotmcpkit.model.TaskInfo(
        "napp-1",
        "napper",
        "nap",
        org.robotmcpkit.model.TaskState.RUNNING,
        Instant.EPOCH,
        Instant.EPOCH,
        List.of(),
        null,
        progress,
        null,
        null,
        null,
        null);
  }

  @Test
  void theTimeToLiveGrowsWithATaskThatRuns() {
    Instant later = Instant.EPOCH.plusSeconds(7200);

    assertThat(ExtensionTask.asked(running(Map.of()), Instant.EPOCH, true).ttlMs())
        .isEqualTo(600_000);
    assertThat(ExtensionTask.asked(running(Map.of()), later, true).ttlMs()).isEqualTo(7_800_000);
    assertThat(ExtensionTask.asked(running(Map.of()), Instant.EPOCH.minusSeconds(60), true).ttlMs())
        .isEqualTo(600_000);
  }

  @Test
  void cancellingIsAcknowledgedAndComesTrueWhenTheWorkHasStopped() {
    String id = create("waiting");

    assertThat(result("tasks/cancel", Map.of("taskId", id), EXTENSION))
        .containsOnlyKeys("resultType", "_meta")
        .containsEntry("resultType", "complete");

    await().until(() -> get(id).get("status").equals("cancelled"));
    assertThat(get(id))
        .containsEntry("statusMessage", "It was cancelled, and the work has stopped.")
        .doesNotContainKeys("result", "error");
  }

  @Test
  void aTaskWhoseWorkGoesOnIsNotCancelledYet() {
    String id = create("stubbornly");

    result("tasks/cancel", Map.of("taskId", id), EXTENSION);

    await().until(() -> String.valueOf(get(id).get("statusMessage")).contains("has not"));
    assertThat(get(id)).containsEntry("status", "working");
    letGo.countDown();
    await().until(() -> get(id).get("status").equals("cancelled"));
  }

  @Test
  void cancellingATaskThatHasEndedIsAcknowledgedAndChangesNothing() {
    Map<String, Object> ended = endOf("well");

    Map<String, Object> answer =
        result("tasks/cancel", Map.of("taskId", ended.get("taskId")), EXTENSION);

    assertThat(answer).containsOnlyKeys("resultType", "_meta");
    assertThat(get((String) ended.get("taskId"))).isEqualTo(ended);
  }

  @Test
  void anAnswerToAQuestionThatNobodyAskedIsAcknowledgedAndIgnored() {
    String id = create("waiting");

    assertThat(
            result(
                "tasks/update",
                Map.of("taskId", id, "inputResponses", Map.of("q", Map.of("action", "accept"))),
                EXTENSION))
        .containsOnlyKeys("resultType", "_meta");
    assertThat(get(id)).containsEntry("status", "working");
    assertError(
        "tasks/update",
        Map.of("taskId", id, "inputResponses", 7),
        -32602,
        "tasks/update: inputResponses must be an object");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tasks/get", "tasks/update", "tasks/cancel"})
  void whatCannotBeFoundIsNamed(String method) {
    assertError(method, Map.of("taskId", "napp-0"), -32602, "Unknown task: napp-0");
    assertError(method, Map.of(), -32602, method + ": taskId must be a text");
    assertError(method, Map.of("taskId", 7), -32602, method + ": taskId must be a text");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tasks/get", "tasks/update", "tasks/cancel"})
  void eachRequestMustDeclareTheExtension(String method) {
    String id = create("waiting");

    assertThat(ask(method, Map.of("taskId", id)).get("error")).isEqualTo(MISSING);
    assertThat(get(id)).containsEntry("status", "working");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tasks/get", "tasks/update", "tasks/cancel"})
  void theHeaderOverHttpMustNameTheSameTask(String method) {
    String id = create("waiting");

    for (McpHeaders wrong :
        List.of(
            McpHeaders.builder().build(),
            McpHeaders.builder().header("Mcp-Name", "napp-0").build(),
            McpHeaders.builder().header("Mcp-Name", null).build())) {
      assertThat(askWith(wrong, method, id).get("error"))
          .isEqualTo(
              Map.of("code", -32020, "message", "Mcp-Name header does not match params.taskId"));
    }
    assertThat(get(id)).containsEntry("status", "working");
    assertThat(askWith(McpHeaders.builder().header("Mcp-Name", id).build(), method, id))
        .containsKey("result");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tasks/result", "tasks/list"})
  void theMethodsOfTheEarlierTasksDoNotExist(String method) {
    assertError(method, Map.of("taskId", create("waiting")), -32601, "Method not found: " + method);
  }

  @Test
  void aRepeatedStartGivesTheSameTaskWithoutItsResult() {
    Map<String, Object> params =
        Map.of(
            "name",
            "auto",
            "arguments",
            Map.of("how", "well"),
            "_meta",
            Map.of("robot-mcp-kit/idempotency-key", "k1"));
    String id = (String) result("tools/call", params, EXTENSION).get("taskId");
    await().until(() -> get(id).get("status").equals("completed"));

    assertThat(result("tools/call", params, EXTENSION))
        .containsEntry("taskId", id)
        .containsEntry("resultType", "task")
        .doesNotContainKey("result");
  }

  @Test
  void whoListensIsToldHowItsTasksChangeAndNothingOfOthers() throws Exception {
    String other = create("telling");
    String id = create("telling");
    BlockingQueue<Map<String, Object>> told = listen(List.of(id, "napp-unknown", 7), EXTENSION);
    assertThat(told.poll(20, TimeUnit.SECONDS))
        .containsEntry("method", "notifications/subscriptions/acknowledged")
        .extracting("params")
        .extracting("notifications")
        .isEqualTo(Map.of("taskIds", List.of(id)));

    go.countDown();

    Map<String, Object> last = Map.of();
    while (!"completed".equals(last.get("status"))) {
      Map<String, Object> message = told.poll(20, TimeUnit.SECONDS);
      assertThat(message).containsEntry("method", "notifications/tasks");
      last = object(message.get("params"));
      assertThat(last).containsEntry("taskId", id).doesNotContainKey("resultType");
      assertThat(object(last.get("_meta"))).containsKey("io.modelcontextprotocol/subscriptionId");
    }
    assertThat(object(last.get("result"))).containsEntry("isError", false);
    await().until(() -> get(other).get("status").equals("completed"));
    assertThat(told).isEmpty();
  }

  @Test
  void whoListensIsToldWhenCancelledWorkHasStoppedAtLast() throws Exception {
    String id = create("stubbornly");
    BlockingQueue<Map<String, Object>> told = listen(List.of(id), EXTENSION);
    told.poll(20, TimeUnit.SECONDS);

    result("tasks/cancel", Map.of("taskId", id), EXTENSION);

    assertThat(object(told.poll(20, TimeUnit.SECONDS).get("params")))
        .containsEntry("status", "working");
    letGo.countDown();
    assertThat(object(told.poll(20, TimeUnit.SECONDS).get("params")))
        .containsEntry("status", "cancelled");
  }

  @Test
  void whoListensToTasksMustDeclareTheExtension() throws Exception {
    BlockingQueue<Map<String, Object>> told = listen(List.of(create("waiting")));

    assertThat(told.poll(20, TimeUnit.SECONDS)).containsEntry("error", MISSING);
  }

  @ParameterizedTest
  @EnumSource(
      names = {"OFF", "AUTO"},
      value = TaskMode.class)
  void aClassicClientIsServedByToolsThatDoNotRequireTheExtension(TaskMode mode) {
    assertThat(callClassic(mode).result()).asString().contains("structuredContent");
  }

  @Test
  void aClassicClientIsToldThatAToolRequiresTheExtension() {
    var error = callClassic(TaskMode.REQUIRED).error();

    assertThat(error.code()).isEqualTo(-32021);
    assertThat(error.message())
        .isEqualTo(
            "required answers only clients of the extension io.modelcontextprotocol/tasks, which needs protocol revision 2026-07-28");
    assertThat(error.data()).isEqualTo(MISSING.get("data"));
    assertThat(tasks.list(TaskQuery.all()).tasks()).isEmpty();
  }

  private io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse callClassic(TaskMode mode) {
    ClassicPair pair = new ClassicPair();
    ClassicTools.serve(
        pair,
        new ServerInfo("napper", "1", null),
        Menu.of(tasks, List.of(() -> List.of(tool(mode)))));
    var client =
        io.modelcontextprotocol.client.McpClient.sync(
                (io.modelcontextprotocol.spec.McpClientTransport) pair)
            .build();
    client.initialize();
    assertThat(client.getServerCapabilities().extensions()).isNull();
    return pair.ask(
        "tools/call", Map.of("name", tool(mode).name(), "arguments", Map.of("how", "well")));
  }

  // ---- helpers

  private String create(String how) {
    return (String) call("auto", how, EXTENSION).get("taskId");
  }

  private Map<String, Object> endOf(String how) {
    String id = create(how);
    await().until(() -> !get(id).get("status").equals("working"));
    return get(id);
  }

  private Map<String, Object> get(String id) {
    return result("tasks/get", Map.of("taskId", id), EXTENSION);
  }

  private Map<String, Object> call(String tool, String how, String... extensions) {
    return result("tools/call", Map.of("name", tool, "arguments", Map.of("how", how)), extensions);
  }

  private Map<String, Object> result(String method, Map<String, ?> params, String... extensions) {
    Map<String, Object> answer = ask(method, params, extensions);
    assertThat(answer).containsKey("result");
    return object(answer.get("result"));
  }

  private void assertError(String method, Map<String, ?> params, int code, String message) {
    assertThat(ask(method, params, EXTENSION).get("error"))
        .isEqualTo(Map.of("code", code, "message", message));
  }

  private Map<String, Object> ask(String method, Map<String, ?> params, String... extensions) {
    return ModernPair.ask(server, method, params, extensions);
  }

  private Map<String, Object> askWith(McpHeaders headers, String method, String id) {
    McpTransportContext context = ModernPair.context(headers);
    JSONRPCMessage request = ModernPair.request(method, Map.of("taskId", id), EXTENSION);
    return ModernPair.object(
        ModernPair.messages(server, context, request).blockLast(Duration.ofSeconds(20)));
  }

  private BlockingQueue<Map<String, Object>> listen(List<?> ids, String... extensions) {
    BlockingQueue<Map<String, Object>> told = new LinkedBlockingQueue<>();
    JSONRPCMessage request =
        ModernPair.request(
            "subscriptions/listen", Map.of("notifications", Map.of("taskIds", ids)), extensions);
    listening =
        ModernPair.messages(server, ModernPair.context(McpHeaders.NOT_MIRRORED), request)
            .subscribe(message -> told.add(ModernPair.object(message)));
    return told;
  }

  private static Map<String, Object> structured(Map<String, Object> result) {
    return object(result.get("structuredContent"));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Object value) {
    return (Map<String, Object>) value;
  }
}

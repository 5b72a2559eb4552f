package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.modelcontextprotocol.modern.server.McpHeaders;
import io.modelcontextprotocol.modern.server.McpServer;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.question.Field;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.Scopes;
import org.robotmcpkit.tool.ToolSpec;
import reactor.core.Disposable;

/**
 * Questions of tasks as clients meet them: {@code answer_task} for all, {@code tasks/update} for
 * those of the extension.
 */
class AskingTest {
  private static final Caller ANN = new Caller("ann", Set.of(Scopes.ALL));
  private static final Caller BOB = new Caller("bob", Set.of(Scopes.ALL));
  private static final Caller ANN_READS = new Caller("ann", Set.of(Scopes.READ));
  private static final Map<String, Object> EXTENSION =
      Map.of("io.modelcontextprotocol/tasks", Map.of());
  private static final Map<String, Object> ASKABLE =
      Map.of("extensions", EXTENSION, "elicitation", Map.of());

  private static final Question PLACE =
      Question.form("Where to?")
          .with(Field.oneOf("place", "kitchen", "lab"))
          .with(Field.bool("gently").orElse(true));

  private final LocalTasks tasks =
      LocalTasks.builder("arm", (event, settled) -> settled.run())
          .grace(Duration.ofMillis(200))
          .build();
  private final Menu menu =
      Menu.of(
          tasks,
          List.of(
              () ->
                  List.of(
                      tool("carry", task -> task.ask(PLACE).orThrow().values()).asks(true),
                      tool(
                              "both",
                              task ->
                                  task.askAll(Question.confirm("One?"), Question.confirm("Two?"))
                                      .size())
                          .asks(true),
                      tool("rest", task -> null))));
  private final McpServer server = ModernTools.serve(new ServerInfo("arm", "1", null), menu);
  private Disposable listening;

  private static ToolSpec tool(String name, TaskBody body) {
    return ToolSpec.longRunning(name, "Does it.", "{\"type\":\"object\"}", call -> call.start(body))
        .effect(Effect.MOVES)
        .tasks(TaskMode.AUTO);
  }

  @AfterEach
  void close() {
    if (listening != null) {
      listening.dispose();
    }
    server.closeGracefully();
    tasks.close();
  }

  // ---- answer_task

  @Test
  void theToolIsThereWhereSomeToolAsks() {
    Menu silent = Menu.of(tasks, List.of(() -> List.of(tool("rest", task -> null))));

    assertThat(menu.names())
        .containsExactly(
            "carry", "both", "rest", "get_task", "cancel_task", "list_tasks", "answer_task");
    assertThat(silent.names()).containsExactly("rest", "get_task", "cancel_task", "list_tasks");
    assertThat(menu.find("answer_task", ANN).orElseThrow().description())
        .contains("never answer for them");
    assertThat(menu.find("get_task", ANN).orElseThrow().outputSchema()).contains("questions");
    assertThat(silent.find("get_task", ANN).orElseThrow().outputSchema())
        .doesNotContain("questions");
  }

  @Test
  void aQuestionShowsInTheStatusToolsUntilItIsAnswered() {
    String id = start("carry");

    Map<String, Object> asking = call("get_task", Map.of("task_id", id, "wait_s", 20), ANN);
    assertThat(asking).containsEntry("state", "running");
    Map<?, ?> question = (Map<?, ?>) ((List<?>) asking.get("questions")).get(0);
    assertThat(question.get("id")).isEqualTo("q1");
    assertThat(question.get("message")).isEqualTo("Where to?");
    assertThat(Json.text(question.get("schema"))).isEqualTo(Json.text(PLACE.schema()));
    assertThat(question.get("expires_at").toString()).matches("\\d{4}-.*Z");
    assertThat(call("list_tasks", Map.of(), ANN).toString()).contains("Where to?");

    Map<String, Object> answered =
        call(
            "answer_task",
            Map.of("task_id", id, "action", "accept", "content", Map.of("place", "lab")),
            ANN);

    assertThat(answered).containsEntry("task_id", id).doesNotContainKey("questions");
    assertThat(call("get_task", Map.of("task_id", id, "wait_s", 20), ANN))
        .containsEntry("state", "succeeded")
        .containsEntry("result", Map.of("place", "lab", "gently", true));
  }

  @Test
  void aLargeFormIsLeftOutOfTheList() {
    Question large = Question.form("?").with(Field.text("t").describedAs("x".repeat(1500)));
    Menu chatty =
        Menu.of(tasks, List.of(() -> List.of(tool("fill", task -> task.ask(large)).asks(true))));
    String id = (String) call(chatty, "fill", Map.of(), ANN).get("task_id");
    call(chatty, "get_task", Map.of("task_id", id, "wait_s", 20), ANN);

    assertThat(call(chatty, "list_tasks", Map.of(), ANN).toString())
        .contains("_truncated=true")
        .doesNotContain("xxx");
    assertThat(call(chatty, "get_task", Map.of("task_id", id), ANN).toString()).contains("xxx");
  }

  @Test
  void aNoEndsTheTaskWithItsCode() {
    String id = startAndAsk("carry");

    call("answer_task", Map.of("task_id", id, "question_id", "q1", "action", "decline"), ANN);

    assertThat(call("get_task", Map.of("task_id", id, "wait_s", 20), ANN).get("failure").toString())
        .contains("DECLINED");
  }

  @Test
  void aWrongAnswerIsRefusedWithAllThatIsWrongAndTheQuestionStaysOpen() {
    String id = startAndAsk("carry");

    assertThat(
            call(
                "answer_task",
                Map.of(
                    "task_id",
                    id,
                    "action",
                    "accept",
                    "content",
                    Map.of("place", "attic", "gently", 1, "x", 2)),
                ANN))
        .isEqualTo(
            Map.of(
                "error",
                "INVALID_ARGUMENTS",
                "message",
                "answer_task was not called: place must be one of kitchen, lab (got \"attic\"); gently must be true or false"
                    + " (got 1); unknown member x; the form has place, gently; the question is still open"));
    assertThat(
            call(
                    "answer_task",
                    Map.of("task_id", id, "action", "decline", "content", Map.of("place", "lab")),
                    ANN)
                .get("message"))
        .asString()
        .contains("leave it out with decline");
    assertThat(call("answer_task", Map.of("action", "yes", "content", 7), ANN).get("message"))
        .asString()
        .contains(
            "task_id is missing",
            "action must be one of accept, decline, cancel",
            "content must be an object");
    assertThat(call("get_task", Map.of("task_id", id), ANN)).containsKey("questions");
  }

  @Test
  void amongSeveralQuestionsTheOneThatIsMeantHasToBeNamed() {
    String id = startAndAsk("both");

    assertThat(call("answer_task", Map.of("task_id", id, "action", "accept"), ANN).get("message"))
        .asString()
        .contains("question_id is missing; task " + id + " has these questions open: q1, q2");

    assertThat(
            call("answer_task", Map.of("task_id", id, "question_id", "q2", "action", "accept"), ANN)
                .toString())
        .contains("One?")
        .doesNotContain("Two?");
    assertThat(
            call(
                "answer_task", Map.of("task_id", id, "question_id", "q2", "action", "accept"), ANN))
        .isEqualTo(
            Map.of(
                "error",
                "NOT_OPEN",
                "message",
                "Question q2 is not open: task " + id + " asks q1."));
    call("answer_task", Map.of("task_id", id, "action", "cancel"), ANN);
    assertThat(call("get_task", Map.of("task_id", id, "wait_s", 20), ANN))
        .containsEntry("result", Map.of("value", 2));
    assertThat(call("answer_task", Map.of("task_id", id, "action", "cancel"), ANN))
        .isEqualTo(
            Map.of("error", "NOT_OPEN", "message", "Task " + id + " asks nothing (any more)."));
  }

  @Test
  void onlyTheOwnerWithTheScopeOfTheToolCanAnswer() {
    String id = startAndAsk("carry");
    Map<String, Object> answer =
        Map.of("task_id", id, "action", "accept", "content", Map.of("place", "lab"));

    assertThat(call("answer_task", answer, BOB)).isEqualTo(Map.of("error", "not_found"));
    assertThat(call("answer_task", answer, ANN_READS))
        .isEqualTo(
            Map.of(
                "error",
                "MISSING_SCOPE",
                "message",
                "answer_task was not called: who answers for carry needs its scope, robot:move, which this caller has not"));

    assertThat(call("get_task", Map.of("task_id", id), ANN)).containsKey("questions");
    assertThat(call("answer_task", answer, ANN)).doesNotContainKey("error");
  }

  // ---- the Tasks extension

  @Test
  void aTaskOfTheExtensionRequiresInputAndGoesOnWithIt() {
    String id = create("carry");
    Map<String, Object> asking = untilItAsks(id);

    assertThat(asking)
        .containsEntry("resultType", "complete")
        .containsEntry("statusMessage", "It waits for a human's answer: Where to?");
    Map<?, ?> request = (Map<?, ?>) ((Map<?, ?>) asking.get("inputRequests")).get("q1");
    assertThat(request.get("method")).isEqualTo("elicitation/create");
    Map<?, ?> params = (Map<?, ?>) request.get("params");
    assertThat(params.get("mode")).isEqualTo("form");
    assertThat(params.get("message")).isEqualTo("Where to?");
    assertThat(Json.text(params.get("requestedSchema"))).isEqualTo(Json.text(PLACE.schema()));

    Map<String, Object> acknowledged =
        update(id, Map.of("q1", accept(Map.of("place", "lab")), "unknown", Map.of("x", 1)));

    assertThat(acknowledged)
        .containsOnlyKeys("resultType", "_meta")
        .containsEntry("resultType", "complete");
    await().until(() -> get(id).get("status").equals("completed"));
    assertThat(get(id)).doesNotContainKey("inputRequests");
    assertThat(get(id).get("result").toString()).contains("gently=true").contains("place=lab");
  }

  @Test
  void partialAnswersLeaveTheOthersOpen() {
    String id = create("both");
    untilItAsks(id);

    update(id, Map.of("q1", accept(Map.of())));

    assertThat(get(id)).containsEntry("status", "input_required");
    assertThat(((Map<?, ?>) get(id).get("inputRequests")).keySet()).isEqualTo(Set.of("q2"));
    update(id, Map.of("q1", Map.of("action", "decline")));
    assertThat(get(id)).containsEntry("status", "input_required");
    update(id, Map.of("q2", Map.of("action", "decline")));
    await().until(() -> get(id).get("status").equals("completed"));
  }

  static List<Object> wrongResponses() {
    return List.of(
        7,
        Map.of(),
        Map.of("action", "yes"),
        Map.of("action", "accept", "content", List.of()),
        Map.of("action", "accept", "content", Map.of("place", "attic")),
        Map.of("action", "accept"));
  }

  @ParameterizedTest
  @MethodSource("wrongResponses")
  void aWrongResponseIsNamedAndLeavesTheQuestionOpen(Object response) {
    String id = create("carry");
    untilItAsks(id);

    Map<String, Object> answer =
        ask(
            ANN,
            "tasks/update",
            Map.of("taskId", id, "inputResponses", Map.of("q1", response)),
            ASKABLE);

    assertThat(answer.get("error"))
        .asString()
        .contains("-32602")
        .containsAnyOf("inputResponses.q1 must have", "place");
    assertThat(get(id)).containsEntry("status", "input_required");
  }

  @Test
  void cancellingATaskThatWaitsForInputWorks() {
    String id = create("carry");
    untilItAsks(id);

    ask(ANN, "tasks/cancel", Map.of("taskId", id), ASKABLE);

    await().until(() -> get(id).get("status").equals("cancelled"));
    assertThat(get(id)).doesNotContainKey("inputRequests");
  }

  @Test
  void othersCannotUpdateATask() {
    String id = create("carry");
    untilItAsks(id);
    Map<String, Object> params =
        Map.of("taskId", id, "inputResponses", Map.of("q1", accept(Map.of("place", "lab"))));

    assertThat(ask(BOB, "tasks/update", params, ASKABLE).get("error"))
        .isEqualTo(Map.of("code", -32602, "message", "Unknown task: " + id));
    assertThat(ask(ANN_READS, "tasks/update", params, ASKABLE).get("error"))
        .asString()
        .contains("-32602", "robot:move");
    assertThat(get(id)).containsEntry("status", "input_required");
  }

  /** It would answer by itself, as a client without a human does. */
  @Test
  void aClientThatCannotAskSeesWorkThatWaits() {
    String id = create("carry");
    untilItAsks(id);

    Map<String, Object> seen =
        result(ANN, "tasks/get", Map.of("taskId", id), Map.of("extensions", EXTENSION));

    assertThat(seen)
        .containsEntry("status", "working")
        .containsEntry("statusMessage", "It waits for a human's answer: Where to?")
        .doesNotContainKey("inputRequests");
  }

  @Test
  void whoListensIsToldThatInputIsRequiredAndThatWorkGoesOn() throws Exception {
    String id = create("both");
    untilItAsks(id);
    BlockingQueue<Map<String, Object>> told = new LinkedBlockingQueue<>();
    listening =
        ModernPair.messages(
                server,
                io.modelcontextprotocol.common.McpTransportContext.create(
                    Map.of(
                        McpHeaders.TRANSPORT_CONTEXT_KEY,
                        McpHeaders.NOT_MIRRORED,
                        "robot-mcp-kit/caller",
                        ANN)),
                ModernPair.declaring(
                    "subscriptions/listen",
                    Map.of("notifications", Map.of("taskIds", List.of(id))),
                    ASKABLE))
            .subscribe(message -> told.add(ModernPair.object(message)));
    assertThat(told.poll(20, TimeUnit.SECONDS))
        .containsEntry("method", "notifications/subscriptions/acknowledged");

    update(id, Map.of("q1", accept(Map.of())));
    assertThat(told.poll(20, TimeUnit.SECONDS).get("params").toString())
        .contains("input_required", "q2")
        .doesNotContain("q1=");
    update(id, Map.of("q2", accept(Map.of())));

    assertThat(told.poll(20, TimeUnit.SECONDS).get("params").toString())
        .doesNotContain("input_required");
  }

  // ---- helpers

  private String start(String tool) {
    return (String) call(tool, Map.of(), ANN).get("task_id");
  }

  private String startAndAsk(String tool) {
    String id = start(tool);
    await().until(() -> call("get_task", Map.of("task_id", id), ANN).containsKey("questions"));
    return id;
  }

  private Map<String, Object> call(String tool, Map<String, Object> arguments, Caller caller) {
    return call(menu, tool, arguments, caller);
  }

  private static Map<String, Object> call(
      Menu menu, String tool, Map<String, Object> arguments, Caller caller) {
    BoundTool found = menu.find(tool, caller).orElseThrow();
    return Json.readObject(
        found
            .handler()
            .call(new BoundTool.Call(arguments, Map.of(), caller))
            .toCompletableFuture()
            .join()
            .json());
  }

  private String create(String tool) {
    return (String)
        result(ANN, "tools/call", Map.of("name", tool, "arguments", Map.of()), ASKABLE)
            .get("taskId");
  }

  private Map<String, Object> untilItAsks(String id) {
    await().until(() -> get(id).get("status").equals("input_required"));
    return get(id);
  }

  private Map<String, Object> get(String id) {
    return result(ANN, "tasks/get", Map.of("taskId", id), ASKABLE);
  }

  private Map<String, Object> update(String id, Map<String, Object> responses) {
    return result(ANN, "tasks/update", Map.of("taskId", id, "inputResponses", responses), ASKABLE);
  }

  private static Map<String, Object> accept(Map<String, Object> content) {
    Map<String, Object> result = new HashMap<>();
    result.put("action", "accept");
    result.put("content", content);
    return result;
  }

  private Map<String, Object> ask(
      Caller caller, String method, Map<String, ?> params, Map<String, ?> capabilities) {
    return ModernPair.askAs(caller, server, method, params, capabilities);
  }

  @SuppressWarnings("unchecked")
  private Map<String, Object> result(
      Caller caller, String method, Map<String, ?> params, Map<String, ?> capabilities) {
    Map<String, Object> answer = ask(caller, method, params, capabilities);
    assertThat(answer).containsKey("result");
    return (Map<String, Object>) answer.get("result");
  }
}

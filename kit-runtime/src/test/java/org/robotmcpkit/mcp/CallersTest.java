package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.modelcontextprotocol.common.McpTransportContext;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.Scopes;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** Who sees what, and whose tasks are whose, by every tool. */
class CallersTest {
  private static final Caller ANN = new Caller("ann", Set.of(Scopes.ALL));
  private static final Caller BOB = new Caller("bob", Set.of(Scopes.ALL));
  private static final Caller READER = new Caller("reader", Set.of(Scopes.READ));

  private final CountDownLatch release = new CountDownLatch(1);
  private final LocalTasks tasks =
      LocalTasks.builder("navigation", (event, settled) -> settled.run()).build();
  private final ToolSet tools =
      () ->
          List.of(
              tool("look").effect(Effect.READS),
              tool("grip").effect(Effect.REVERSIBLE).exclusive("arm"),
              tool("drive").effect(Effect.MOVES),
              tool("weld").effect(Effect.MOVES).scope("robot:weld"),
              tool("unsorted"));
  private final Menu menu = Menu.of(tasks, List.of(tools));

  private ToolSpec tool(String name) {
    return ToolSpec.longRunning(
        name,
        "Does it.",
        "{\"type\":\"object\"}",
        call -> {
          call.refuseIfWrong();
          return call.start(
              task -> {
                release.await();
                return null;
              });
        });
  }

  @AfterEach
  void letBodiesGo() {
    release.countDown();
    tasks.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "*                      | look grip drive weld unsorted",
        "robot:read             | look",
        "robot:act              | grip unsorted",
        "robot:move             | drive",
        "robot:weld             | weld",
        "robot:read robot:move  | look drive",
        "robot                  | ''",
        "robot:moves            | ''",
        "ROBOT:MOVE             | ''",
      })
  void aCallerSeesTheToolsOfItsScopesAndTheStatusTools(String scopes, String visible) {
    Caller caller = new Caller("somebody", Set.of(scopes.split(" +")));
    String expected = (visible + " get_task cancel_task list_tasks").strip();

    assertThat(menu.visibleTo(caller))
        .extracting(BoundTool::name)
        .containsExactly(expected.split(" "));
    for (String name : menu.names()) {
      assertThat(menu.find(name, caller).isPresent())
          .as(name)
          .isEqualTo(List.of(expected.split(" ")).contains(name));
    }
  }

  @Test
  void nobodyMayDoNothingAndFindsNoOnesTasks() {
    start("look", Caller.anonymous());

    assertThat(menu.visibleTo(Caller.nobody()))
        .extracting(BoundTool::name)
        .containsExactly("get_task", "cancel_task", "list_tasks");
    assertThat(call("list_tasks", Map.of(), Caller.nobody())).isEqualTo(Map.of("tasks", List.of()));
  }

  @Test
  void aForeignTaskAnswersByEveryToolAsAnUnknownOne() {
    String anns = start("look", ANN);

    for (Map<String, Object> arguments :
        List.<Map<String, Object>>of(
            Map.of("task_id", anns), Map.of("task_id", anns, "wait_s", 20))) {
      assertThat(call("get_task", arguments, BOB)).isEqualTo(Map.of("error", "not_found"));
    }
    assertThat(call("cancel_task", Map.of("task_id", anns), BOB))
        .isEqualTo(call("cancel_task", Map.of("task_id", "navi-unknown"), BOB))
        .isEqualTo(Map.of("error", "not_found"));
    assertThat(call("list_tasks", Map.of(), BOB)).isEqualTo(Map.of("tasks", List.of()));
    assertThat(call("get_task", Map.of("task_id", anns), ANN)).containsEntry("state", "running");
    assertThat(call("list_tasks", Map.of(), ANN).toString()).contains(anns);
  }

  @Test
  void anOwnerCancelsWhateverItsScopesAre() {
    String own = start("look", READER);

    assertThat(call("cancel_task", Map.of("task_id", own), READER))
        .containsEntry("state", "cancelled");
  }

  @Test
  void aBusyRobotDoesNotTellWhoseTaskItIs() {
    String anns = start("grip", ANN);

    assertThat(call("grip", Map.of(), BOB))
        .isEqualTo(
            Map.of("error", "BUSY", "message", "arm is in use by somebody else; try again later."));
    assertThat(call("grip", Map.of(), ANN))
        .containsEntry("error", "BUSY")
        .containsEntry("task_id", anns);
  }

  @Test
  void theSameKeyOfAnotherCallerIsAnotherStart() {
    Map<String, Object> meta = Map.of("robot-mcp-kit/idempotency-key", "once");

    Object anns = call("look", Map.of(), meta, ANN).get("task_id");
    Object bobs = call("look", Map.of(), meta, BOB).get("task_id");

    assertThat(call("look", Map.of(), meta, ANN).get("task_id")).isEqualTo(anns).isNotEqualTo(bobs);
    assertThat(call("look", Map.of(), meta, BOB).get("task_id")).isEqualTo(bobs);
  }

  @Test
  void tooManyStartsAreRefusedWhileStatusAndCancelGoOn() {
    Menu narrow = Menu.of(tasks, List.of(tools), name -> name, StartLimit.perSecond(1));
    String first = (String) call(narrow, "look", Map.of(), ANN).get("task_id");
    for (int n = 0; n < 3; n++) {
      call(narrow, "look", Map.of(), ANN);
    }

    assertThat(call(narrow, "look", Map.of(), ANN))
        .containsEntry("error", "RATE_LIMITED")
        .containsEntry(
            "message",
            "look was not called: more than 1 starts a second; wait a second, then start again");
    assertThat(tasks.runningBodies()).isEqualTo(4);
    for (int n = 0; n < 100; n++) {
      assertThat(call(narrow, "get_task", Map.of("task_id", first), ANN))
          .containsEntry("state", "running");
      assertThat(call(narrow, "list_tasks", Map.of(), ANN)).containsKey("tasks");
    }
    assertThat(call(narrow, "cancel_task", Map.of("task_id", first), ANN))
        .containsEntry("state", "cancelled");
    assertThat(call(narrow, "look", Map.of(), BOB)).containsEntry("state", "running");
  }

  @Test
  void theCallerTravelsInTheContextOfTheTransport() {
    assertThat(Callers.of(Callers.context(ANN))).isEqualTo(ANN);
    assertThat(Callers.of(McpTransportContext.EMPTY)).isEqualTo(Caller.anonymous());
  }

  // ---- scopes of tools

  @ParameterizedTest
  @EnumSource(Effect.class)
  void theEffectDecidesTheScopeUnlessTheToolSaysOne(Effect effect) {
    String expected =
        switch (effect) {
          case READS -> "robot:read";
          case REVERSIBLE, COSTS, UNSORTED -> "robot:act";
          case MOVES -> "robot:move";
        };
    assertThat(tool("any").effect(effect).scope()).isEqualTo(expected);
    assertThat(tool("any").scope("lab:arm-2.fast_mode").effect(effect).scope())
        .isEqualTo("lab:arm-2.fast_mode");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "*",
        "Robot:read",
        "robot read",
        ":read",
        "robot:",
        "robot::read",
        "röbot",
        "a\n",
        "robot,read"
      })
  void anOddScopeIsRefused(String scope) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> tool("any").scope(scope))
        .withMessageContaining("must be lower-case letters");
  }

  // ---- names

  @Test
  void theNamesOfRobotsSayWhoseToolsTheyAreEverywhere() {
    ToolSet one = () -> List.of(tool("look"), tool("robos_base_stop"));
    ToolNames names = ToolNames.ofRobots();
    Menu named =
        Menu.of(tasks, List.of(one), tool -> names.of("base", tool), StartLimit.perSecond(10));

    assertThat(named.names())
        .containsExactly(
            "robos_base_look",
            "robos_base_stop",
            "robos_base_get_task",
            "robos_base_cancel_task",
            "robos_base_list_tasks");
    Map<String, Object> started = call(named, "robos_base_look", Map.of(), ANN);
    assertThat(started).containsEntry("tool", "robos_base_look");
    assertThat(call(named, "robos_base_look", Map.of("x", 1), ANN).get("message").toString())
        .startsWith("robos_base_look was not called: ");
    assertThat(call(named, "robos_base_get_task", Map.of(), ANN).get("message").toString())
        .startsWith("robos_base_get_task was not called: ");
    assertThat(named.find("look", ANN)).isEmpty();
    assertThat(ToolNames.plain().of("base", "look")).isEqualTo("look");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "my.robot | look would be offered as \"robos_my.robot_look\"",
        "a-name-of-a-server-that-is-much-too-long-for-a-name-of-a-tool | look would be offered as \"robos_a-name-of-",
      })
  void aNameThatModelsDoNotAcceptIsRefusedAtTheStart(String server, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                Menu.of(
                    tasks,
                    List.of(tools),
                    tool -> ToolNames.ofRobots().of(server, tool),
                    StartLimit.perSecond(10)))
        .withMessageStartingWith(message)
        .withMessageEndingWith(
            "a tool's name must be 1 to 64 letters, digits, _ and -, so choose other tool names or another name for the server.");
  }

  // ---- helpers

  private String start(String tool, Caller caller) {
    return (String) call(tool, Map.of(), caller).get("task_id");
  }

  private Map<String, Object> call(String tool, Map<String, Object> arguments, Caller caller) {
    return call(menu, tool, arguments, Map.of(), caller);
  }

  private Map<String, Object> call(
      String tool, Map<String, Object> arguments, Map<String, Object> meta, Caller caller) {
    return call(menu, tool, arguments, meta, caller);
  }

  private static Map<String, Object> call(
      Menu menu, String tool, Map<String, Object> arguments, Caller caller) {
    return call(menu, tool, arguments, Map.of(), caller);
  }

  private static Map<String, Object> call(
      Menu menu,
      String tool,
      Map<String, Object> arguments,
      Map<String, Object> meta,
      Caller caller) {
    BoundTool found = menu.find(tool, caller).orElseThrow();
    Answer answer =
        found
            .handler()
            .call(new BoundTool.Call(arguments, meta, caller))
            .toCompletableFuture()
            .join();
    return Json.readObject(answer.json());
  }
}

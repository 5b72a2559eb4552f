package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.EveryLog;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskQuery;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.Scopes;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolRefusal;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSpec;
import org.slf4j.InheritedFields;
import org.slf4j.MDC;

/** Each line of a call and of its task carries their fields, and no line of another one does. */
class CallFieldsTest {
  private static final String ANYTHING = "{\"type\":\"object\"}";
  private static final int PRINCIPALS = 8;
  private static final int CALLS = 60;

  private final InheritedFields mdc = new InheritedFields();
  private final Queue<Map<String, String>> seen = new ConcurrentLinkedQueue<>();
  private LocalTasks tasks;
  private Menu menu;

  @BeforeEach
  void open() {
    tasks = LocalTasks.builder("arm", (event, settled) -> settled.run()).build();
    menu =
        Menu.of(
            "arm",
            tasks,
            List.of(
                () ->
                    List.of(
                        ToolSpec.instant("look", "Looks.", ANYTHING, this::looking)
                            .effect(Effect.READS),
                        ToolSpec.instant("fail", "Fails.", ANYTHING, call -> failing())
                            .effect(Effect.READS),
                        ToolSpec.instant("stop", "Stops.", ANYTHING, this::looking).stop(),
                        ToolSpec.longRunning("grip", "Grips.", ANYTHING, this::gripping))),
            name -> name,
            StartLimit.perSecond(1_000_000));
  }

  @AfterEach
  void close() {
    menu.close();
    tasks.close();
    mdc.close();
  }

  private ToolReply looking(ToolCall call) {
    note(call.string("who").required());
    MDC.put("left", "behind");
    return ToolReply.done();
  }

  private TaskInfo gripping(ToolCall call) {
    String who = call.string("who").required();
    return call.start(
        task -> {
          note(who);
          return Map.of();
        });
  }

  private static ToolReply failing() {
    throw new ToolRefusal("TOO_DARK", List.of("it is too dark"));
  }

  private void note(String who) {
    Map<String, String> fields = new HashMap<>(MDC.getCopyOfContextMap());
    fields.put("who", who);
    seen.add(fields);
  }

  private CompletableFuture<Answer> call(String tool, String principal) {
    Caller caller = new Caller(principal, Set.of(Scopes.ALL));
    return menu.find(tool, caller)
        .orElseThrow()
        .handler()
        .call(new BoundTool.Call(Map.of("who", principal), Map.of(), caller))
        .toCompletableFuture()
        .orTimeout(30, TimeUnit.SECONDS);
  }

  @Test
  void theMethodOfAnInstantToolRunsWithTheFieldsOfItsCall() {
    call("look", "ann").join();

    assertThat(seen)
        .containsExactly(Map.of("server", "arm", "tool", "look", "principal", "ann", "who", "ann"));
  }

  @Test
  void theBodyOfATaskRunsWithTheFieldsOfItsTask() {
    String id = String.valueOf(call("grip", "ann").join().object().get("task_id"));

    await().until(() -> !seen.isEmpty());
    assertThat(seen)
        .containsExactly(
            Map.of(
                "server", "arm", "tool", "grip", "principal", "ann", "task_id", id, "who", "ann"));
  }

  /** The threads of stop tools are used again; so are those of callers. */
  @Test
  void nothingLeaksToTheNextCallOnTheSameThread() throws Exception {
    ExecutorService callers = Executors.newFixedThreadPool(4);
    List<Future<?>> done = new ArrayList<>();
    try {
      for (int number = 0; number < CALLS * PRINCIPALS; number++) {
        String principal = "p" + number % PRINCIPALS;
        String tool = List.of("look", "grip", "stop", "fail").get(number / PRINCIPALS % 4);
        done.add(
            callers.submit(
                () -> {
                  assertThat(fieldsHere()).isEmpty();
                  call(tool, principal).join();
                  assertThat(fieldsHere()).isEmpty();
                }));
      }
      for (Future<?> one : done) {
        one.get(60, TimeUnit.SECONDS);
      }
    } finally {
      callers.shutdown();
    }

    await().until(() -> seen.size() == CALLS * PRINCIPALS * 3 / 4);
    assertThat(seen)
        .allSatisfy(
            fields ->
                assertThat(fields)
                    .containsEntry("principal", fields.get("who"))
                    .doesNotContainKey("left")
                    .satisfies(
                        all ->
                            assertThat(all.containsKey("task_id"))
                                .isEqualTo(all.get("tool").equals("grip"))));
    assertThat(seen.stream().map(fields -> fields.get("task_id")).filter(id -> id != null))
        .doesNotHaveDuplicates();
  }

  private static Map<String, String> fieldsHere() {
    Map<String, String> here = MDC.getCopyOfContextMap();
    return here == null ? Map.of() : here;
  }

  @Test
  void oneLineTellsOfTheEndOfACallAndOneOfTheEndOfATask() {
    try (EveryLog log = new EveryLog()) {
      call("look", "ann").join();
      call("fail", "ann").join();
      String id = String.valueOf(call("grip", "ann").join().object().get("task_id"));
      await().until(() -> tasks.list(TaskQuery.all()).tasks().get(0).state().isTerminal());

      await()
          .untilAsserted(
              () -> {
                assertThat(lines(log, "look has answered"))
                    .singleElement()
                    .asString()
                    .containsPattern("duration_ms=\\d+ ")
                    .doesNotContain("error=");
                assertThat(lines(log, "fail has answered with TOO_DARK"))
                    .singleElement()
                    .asString()
                    .containsPattern("duration_ms=\\d+ error=TOO_DARK ");
                assertThat(lines(log, id + ": grip has ended"))
                    .singleElement()
                    .asString()
                    .containsPattern("state=succeeded duration_ms=\\d+ ");
              });
    }
  }

  private static List<String> lines(EveryLog log, String part) {
    return log.lines().stream().filter(line -> line.contains(part)).toList();
  }
}

package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.awaitility.Awaitility.await;

import io.modelcontextprotocol.modern.McpSchema;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.EveryLog;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskException;
import org.robotmcpkit.task.TaskQuery;
import org.robotmcpkit.tool.Awaited;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.Content;
import org.robotmcpkit.tool.InstantTool;
import org.robotmcpkit.tool.ResourceContents;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSpec;

/** What tools answer that do their work while the caller waits, the same in both eras. */
class InstantToolsTest {
  private static final String ANYTHING = "{\"type\":\"object\"}";
  private static final Duration SOON = Duration.ofMillis(100);

  private final LocalTasks tasks =
      LocalTasks.builder("robot", (event, settled) -> settled.run()).build();
  private final CountDownLatch released = new CountDownLatch(1);
  private Menu menu = Menu.of(tasks, List.of());

  @AfterEach
  void close() {
    released.countDown();
    menu.close();
    tasks.close();
  }

  private void serve(ToolSpec... tools) {
    menu = Menu.of(tasks, List.of(() -> List.of(tools)));
  }

  private static ToolSpec reading(InstantTool tool) {
    return ToolSpec.instant("look", "Looks.", ANYTHING, tool).effect(Effect.READS);
  }

  private static ToolSpec acting(String name, InstantTool tool) {
    return ToolSpec.instant(name, "Acts.", ANYTHING, tool).effect(Effect.REVERSIBLE);
  }

  private CompletableFuture<Answer> call(String tool) {
    return call(tool, Map.of(), Map.of(), Caller.anonymous());
  }

  private CompletableFuture<Answer> call(
      String tool, Map<String, Object> arguments, Map<String, Object> meta, Caller caller) {
    BoundTool bound = menu.find(tool, caller).orElseThrow();
    return bound.handler().call(new BoundTool.Call(arguments, meta, caller)).toCompletableFuture();
  }

  private static Map<String, Object> object(CompletableFuture<Answer> answer) {
    return answer.orTimeout(30, TimeUnit.SECONDS).join().object();
  }

  /** What both stacks make of an answer, which must be the same. */
  private static Map<String, Object> onTheWire(Answer answer) {
    Map<String, Object> classic =
        Json.readObject(Json.text(Json.tree(ClassicTools.result(answer))));
    McpSchema.CallToolResult modern = ModernTools.result(answer);
    assertThat(Json.tree(modern.content()))
        .isEqualTo(Json.tree(ClassicTools.result(answer).content()));
    assertThat(Json.text(modern.structuredContent()))
        .isEqualTo(Json.text(classic.get("structuredContent")));
    return classic;
  }

  @Test
  void dataComesAsTextAndStructured() {
    serve(reading(call -> ToolReply.data(Map.of("percent", 87))));

    Map<String, Object> wire = onTheWire(call("look").join());

    assertThat(wire.get("structuredContent")).isEqualTo(Map.of("percent", 87));
    assertThat(wire.get("content").toString()).contains("{\"percent\":87}");
    assertThat(wire.get("isError")).isEqualTo(false);
  }

  @Test
  void textComesWithoutStructure() {
    serve(
        reading(call -> ToolReply.text("All is well.")), acting("beep", call -> ToolReply.done()));

    assertThat(onTheWire(call("look").join()).get("content").toString()).contains("All is well.");
    assertThat(call("look").join().structured()).isNull();
    assertThat(onTheWire(call("beep").join()).get("content").toString()).contains("done");
  }

  @Test
  void imagesSoundsAndResourcesComeInTheirOrder() {
    byte[] bytes = "bytes".getBytes(StandardCharsets.US_ASCII);
    serve(
        reading(
            call ->
                ToolReply.content(
                    List.of(
                        Content.text("a"),
                        Content.image(bytes, "image/png"),
                        Content.audio(bytes, "audio/wav"),
                        Content.resource(
                            "robos://base/map", "text/plain", ResourceContents.text("b")),
                        Content.resource(
                            "robos://base/raw", "image/png", ResourceContents.bytes(bytes))))));

    assertThat(Json.text(onTheWire(call("look").join()).get("content")))
        .contains(
            "\"type\":\"text\"",
            "\"type\":\"image\"",
            "\"type\":\"audio\"",
            "\"type\":\"resource\"")
        .contains("Ynl0ZXM=", "robos://base/map", "audio/wav");
  }

  @Test
  void moreThanOneAnswerCanCarryIsAnErrorAndNotAHugeMessage() {
    serve(reading(call -> ToolReply.content(Content.image(new byte[9 << 20], "image/png"))));

    assertThat(object(call("look")))
        .containsEntry("error", "TOO_LARGE")
        .containsEntry("recoverable", true);
  }

  @Test
  void aFailureOfTheToolSaysWhatAPlannerCanDo() {
    serve(
        reading(
            call -> {
              throw new TaskException("DOOR_CLOSED", "The door is closed.")
                  .suggest("ask_reception");
            }));

    assertThat(call("look").join().isError()).isTrue();
    assertThat(object(call("look")))
        .isEqualTo(
            Map.of(
                "error",
                "DOOR_CLOSED",
                "message",
                "The door is closed.",
                "recoverable",
                true,
                "suggestions",
                List.of("ask_reception")));
  }

  @Test
  void anyOtherExceptionStaysInTheLogAndStandsThereOnce() {
    serve(
        reading(
            call -> {
              throw new IllegalStateException("secret detail");
            }));

    try (EveryLog log = new EveryLog()) {
      assertThat(object(call("look")))
          .containsEntry("error", "INTERNAL")
          .doesNotContainKey("recoverable");
      assertThat(Json.text(object(call("look")))).doesNotContain("secret");
      assertThat(log.lines())
          .filteredOn(line -> line.startsWith("java.lang.IllegalStateException: secret"))
          .hasSize(2);
    }
  }

  @Test
  void anErrorOfTheMethodIsAnsweredToo() {
    serve(
        reading(
            call -> {
              throw new StackOverflowError();
            }),
        acting("nothing", call -> null));

    assertThat(object(call("look"))).containsEntry("error", "INTERNAL");
    assertThat(object(call("nothing"))).containsEntry("error", "INTERNAL");
  }

  @Test
  void whatACallNeedsForItselfIsItsOwnUntilItsWorkHasReallyEnded() throws Exception {
    CountDownLatch deaf = new CountDownLatch(1);
    serve(
        acting(
                "wave",
                call -> {
                  while (deaf.getCount() > 0) {
                    Thread.interrupted();
                    Thread.onSpinWait();
                  }
                  return ToolReply.done();
                })
            .exclusive("arm")
            .deadline(SOON),
        acting("point", call -> ToolReply.done()).exclusive("arm"),
        ToolSpec.longRunning("lift", "Lifts.", ANYTHING, call -> call.start(task -> null))
            .exclusive("arm"));

    assertThat(object(call("wave")))
        .containsEntry("error", "TIMEOUT")
        .containsEntry("stopped", false);
    assertThat(object(call("point")))
        .isEqualTo(
            Map.of(
                "error",
                "BUSY",
                "message",
                "arm is in use by a call of wave; try again when it has ended."));
    assertThat(object(call("lift"))).containsEntry("error", "BUSY");
    deaf.countDown();
    await().untilAsserted(() -> assertThat(object(call("lift"))).containsKey("task_id"));
  }

  @Test
  void aCallThatIsRefusedHoldsNothing() {
    serve(
        acting(
                "wave",
                call -> {
                  call.integer("times").required();
                  call.refuseIfWrong();
                  return ToolReply.done();
                })
            .exclusive("arm"),
        acting("point", call -> ToolReply.done()).exclusive("arm"));

    assertThat(object(call("wave"))).containsEntry("error", "INVALID_ARGUMENTS");
    assertThat(call("point").join().isError()).isFalse();
  }

  @Test
  void wrongArgumentsAreRefusedBeforeAnythingHappens() {
    AtomicBoolean beeped = new AtomicBoolean();
    serve(
        acting(
            "beep",
            call -> {
              int times = call.integer("times").min(1).required();
              call.refuseIfWrong();
              beeped.set(times > 0);
              return ToolReply.done();
            }));

    assertThat(
            object(
                    call(
                        "beep",
                        Map.of("times", 0, "triggers", List.of()),
                        Map.of(),
                        Caller.anonymous()))
                .get("message"))
        .isEqualTo(
            "beep was not called: times must be a whole number ≥ 1 (got 0); unknown argument triggers; it takes times");
    assertThat(beeped).isFalse();
  }

  @Test
  void aKeyForRepeatedStartsIsRefusedWhereItCannotBeKept() {
    InstantTool done =
        call -> {
          call.refuseIfWrong();
          return ToolReply.done();
        };
    serve(acting("beep", done), reading(done));
    Map<String, Object> meta = Map.of("robot-mcp-kit/idempotency-key", "k");

    assertThat(object(call("beep", Map.of(), meta, Caller.anonymous())).get("message").toString())
        .contains("idempotency-key", "beep does not recognise a repeated call");
    assertThat(call("look", Map.of(), meta, Caller.anonymous()).join().isError()).isFalse();
  }

  @Test
  void noTaskComesOfIt() {
    serve(acting("beep", call -> ToolReply.done()));

    call("beep").join();

    assertThat(tasks.list(TaskQuery.all()).tasks()).isEmpty();
  }

  @Test
  void theMethodRunsOnAThreadOfItsOwn() {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    serve(
        reading(
            call -> {
              threads.add(Thread.currentThread());
              return ToolReply.text(Thread.currentThread().getName());
            }));

    assertThat(((Content.Text) call("look").join().content().get(0)).text())
        .isEqualTo("kit-call-look");
    assertThat(threads).doesNotContain(Thread.currentThread());
  }

  @Test
  void whatIsNotReadyInTimeIsInterruptedAndSaysThatItHasStopped() {
    serve(
        reading(
                call -> {
                  released.await();
                  return ToolReply.done();
                })
            .deadline(SOON));

    assertThat(object(call("look")))
        .isEqualTo(
            Map.of(
                "error",
                "TIMEOUT",
                "message",
                "look did not end within 0.1 s. It has stopped.",
                "stopped",
                true));
  }

  @Test
  void whatDoesNotStopIsSaidToRunOn() {
    AtomicBoolean isOver = new AtomicBoolean();
    serve(reading(call -> stubborn(isOver)).deadline(SOON));

    try (EveryLog log = new EveryLog()) {
      assertThat(object(call("look")))
          .containsEntry("error", "TIMEOUT")
          .containsEntry("stopped", false)
          .extractingByKey("message")
          .asString()
          .endsWith(
              "It was asked to stop and has not: it may still be running, and may still move.");
      await()
          .until(
              () ->
                  log.lines().stream()
                      .anyMatch(
                          line -> line.contains("look still runs although it was asked to stop")));
    }
    released.countDown();
    await().untilTrue(isOver);
  }

  private ToolReply stubborn(AtomicBoolean isOver) {
    boolean goesOn = true;
    while (goesOn) {
      try {
        goesOn = !released.await(1, TimeUnit.MINUTES);
      } catch (InterruptedException ignored) {
        goesOn = true;
      }
    }
    isOver.set(true);
    return ToolReply.done();
  }

  @Test
  void anAnswerAfterTheDeadlineIsDroppedAndNobodyIsToldThatItWasInterrupted() {
    serve(
        reading(
                call -> {
                  try {
                    released.await();
                  } catch (InterruptedException late) {
                    return ToolReply.text("too late");
                  }
                  return ToolReply.done();
                })
            .deadline(SOON));

    assertThat(object(call("look")).get("message").toString())
        .endsWith("It has ended since, and what it answered is dropped.");
  }

  @Test
  void aSlowToolDelaysNoFastOneAndCannotTakeAllRoom() {
    CountDownLatch begun = new CountDownLatch(InstantCalls.MOST_OF_ONE);
    serve(
        acting(
            "slow",
            call -> {
              begun.countDown();
              released.await();
              return ToolReply.done();
            }),
        reading(call -> ToolReply.text("at once")));
    List<CompletableFuture<Answer>> slow = new ArrayList<>();
    for (int i = 0; i < InstantCalls.MOST_OF_ONE; i++) {
      slow.add(call("slow"));
    }
    await().until(() -> begun.getCount() == 0);

    assertThat(object(call("slow")))
        .isEqualTo(
            Map.of(
                "error",
                "OVERLOADED",
                "message",
                "slow was not called: 16 calls of it are still running; call again when some have ended"));
    assertThat(call("look").join().isError()).isFalse();
    assertThat(object(call("list_tasks"))).containsKey("tasks");
    assertThat(slow).noneMatch(CompletableFuture::isDone);

    released.countDown();
    slow.forEach(answer -> assertThat(answer.join().isError()).isFalse());
    assertThat(call("slow").join().isError()).isFalse();
  }

  @Test
  void noMoreCallersWaitAtOneTimeThanThereAreThreadsFor() {
    List<ToolSpec> tools = new ArrayList<>();
    for (int tool = 0; tool < 4; tool++) {
      tools.add(
          ToolSpec.instant(
                  "slow" + tool,
                  "Waits.",
                  ANYTHING,
                  call -> {
                    released.await();
                    return ToolReply.done();
                  })
              .effect(Effect.READS));
    }
    serve(tools.toArray(ToolSpec[]::new));
    List<CompletableFuture<Answer>> answers = new ArrayList<>();
    for (int call = 0; call < InstantCalls.MOST_WAITING; call++) {
      answers.add(call("slow" + call % 4));
    }

    assertThat(object(call("slow0")).get("message").toString())
        .contains("still answering 48 other calls");
    released.countDown();
    answers.forEach(answer -> assertThat(answer.join().isError()).isFalse());
    assertThat(call("slow0").join().isError()).isFalse();
  }

  @Test
  void callsThatChangeSomethingAreLimitedPerCallerAndThoseThatReadAreNot() {
    menu =
        Menu.of(
            tasks,
            List.of(
                () ->
                    List.of(
                        acting("beep", call -> ToolReply.done()),
                        reading(call -> ToolReply.done()))),
            name -> name,
            StartLimit.perSecond(1));
    Caller one = new Caller("one", Set.of("*"));
    for (int i = 0; i < 4; i++) {
      assertThat(call("beep", Map.of(), Map.of(), one).join().isError()).isFalse();
    }

    assertThat(object(call("beep", Map.of(), Map.of(), one)))
        .containsEntry("error", "RATE_LIMITED")
        .containsEntry(
            "message",
            "beep was not called: more than 1 calls a second that change something; wait a second, then call again");
    assertThat(call("beep", Map.of(), Map.of(), new Caller("two", Set.of("*"))).join().isError())
        .isFalse();
    assertThat(call("look", Map.of(), Map.of(), one).join().isError()).isFalse();
  }

  @Test
  void aStageIsWaitedForAndCancelledAtTheDeadline() {
    CompletableFuture<String> never = new CompletableFuture<>();
    serve(
        reading(call -> ToolReply.text(Awaited.of(never))).deadline(SOON),
        acting(
            "soon",
            call -> ToolReply.text(Awaited.of(CompletableFuture.supplyAsync(() -> "later")))),
        acting(
            "fails",
            call ->
                ToolReply.data(Awaited.of(CompletableFuture.supplyAsync(InstantToolsTest::fail)))));

    assertThat(object(call("look")))
        .containsEntry("error", "TIMEOUT")
        .containsEntry("stopped", true);
    assertThat(never).isCancelled();
    assertThat(((Content.Text) call("soon").join().content().get(0)).text()).isEqualTo("later");
    assertThat(object(call("fails"))).containsEntry("error", "NO_SIGNAL");
  }

  private static Object fail() {
    throw new TaskException("NO_SIGNAL", "There is no signal.");
  }

  @Test
  void closingInterruptsWhatRunsAndLetsNothingMoreIn() {
    CountDownLatch begun = new CountDownLatch(1);
    serve(
        reading(
            call -> {
              begun.countDown();
              released.await();
              return ToolReply.done();
            }));
    CompletableFuture<Answer> running = call("look");
    await().until(() -> begun.getCount() == 0);

    menu.close();

    assertThat(object(running))
        .containsEntry("error", "STOPPED")
        .containsEntry("message", "The server was shut down while look ran. It has stopped.")
        .containsEntry("stopped", true);
    assertThat(object(call("look"))).containsEntry("error", "SHUTTING_DOWN");
  }

  @Test
  void theOutputSchemaFitsTheAnswerAndTheErrors() {
    serve(
        reading(call -> ToolReply.data(Map.of("percent", 1)))
            .result(
                "{\"type\":\"object\",\"properties\":{\"percent\":{\"type\":\"integer\"}},\"required\":[\"percent\"]}"),
        acting("beep", call -> ToolReply.done()));

    assertThat(
            Json.readObject(
                String.valueOf(menu.find("look", Caller.anonymous()).orElseThrow().outputSchema())))
        .containsEntry("type", "object");
    assertThat(menu.find("beep", Caller.anonymous()).orElseThrow().outputSchema()).isNull();
    assertThat(
            ModernPair.client(ModernTools.serve(new ServerInfo("robot", "1", null), menu))
                .tools()
                .list()
                .tools())
        .filteredOn(tool -> tool.name().equals("beep"))
        .allSatisfy(tool -> assertThat(tool.outputSchema()).isNull());
  }

  @Test
  void aDeadlineIsOneThatClientsWaitFor() {
    ToolSpec tool = reading(call -> ToolReply.done());

    assertThat(tool.deadline()).isEqualTo(Duration.ofSeconds(10));
    for (Duration wrong :
        List.of(Duration.ZERO, Duration.ofSeconds(-1), Duration.ofMillis(20_001))) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> tool.deadline(wrong))
          .withMessageContaining("at most 20 s");
    }
  }

  @Test
  void aCallerWithoutItsScopeFindsNoInstantTool() {
    serve(acting("beep", call -> ToolReply.done()));

    assertThat(menu.find("beep", new Caller("reader", Set.of("robot:read")))).isEmpty();
  }
}

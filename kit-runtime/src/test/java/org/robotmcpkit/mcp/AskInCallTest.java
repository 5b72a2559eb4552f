package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.robotmcpkit.mcp.ModernCalls.error;
import static org.robotmcpkit.mcp.ModernCalls.result;
import static org.robotmcpkit.mcp.ModernCalls.stateOf;
import static org.robotmcpkit.mcp.ModernCalls.structured;
import static org.robotmcpkit.mcp.ModernCalls.yes;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.event.MovableClock;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.question.Field;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskQuery;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.Scopes;
import org.robotmcpkit.tool.StartTool;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Questions before a tool does anything: how a call asks, and that nothing but an answer to that
 * question lets it go on.
 */
class AskInCallTest {
  private static final Caller ANN = new Caller("ann", Set.of(Scopes.ALL));
  private static final Caller BOB = new Caller("bob", Set.of(Scopes.ALL));
  private static final Map<String, Object> BUY = Map.of("what", "tea", "count", 2);

  private final AtomicInteger price = new AtomicInteger(5);
  private final AtomicInteger wiped = new AtomicInteger();
  private final LocalTasks tasks =
      LocalTasks.builder("shop", (event, settled) -> settled.run()).build();
  private final MovableClock clock = new MovableClock(Instant.now());
  private final Menu menu =
      Menu.of(
          tasks,
          List.of(
              () ->
                  List.of(
                      tool("buy", this::buy),
                      tool("sell", this::buy),
                      tool("name", this::name),
                      ToolSpec.instant("wipe", "Wipes it.", "{\"type\":\"object\"}", this::wipe))));
  private final McpServer server =
      ModernTools.serve(new ServerInfo("shop", "1", null), menu, clock);
  private final ModernCalls modern = new ModernCalls(server);

  private static ToolSpec tool(String name, StartTool start) {
    return ToolSpec.longRunning(name, "Does it.", "{\"type\":\"object\"}", start);
  }

  private org.robotmcpkit.model.TaskInfo buy(org.robotmcpkit.tool.ToolCall call) {
    String what = call.string("what").required();
    int count = call.integer("count").required();
    call.ask(
            "consent",
            Question.confirm("Buy " + count + " " + what + " for " + price + "?")
                .within(Duration.ofMinutes(5)))
        .orThrow();
    return call.start(task -> "bought " + what);
  }

  private org.robotmcpkit.model.TaskInfo name(org.robotmcpkit.tool.ToolCall call) {
    String first =
        call.ask("first", Question.form("First name?").with(Field.text("name")))
            .orThrow()
            .text("name");
    String last =
        call.ask("last", Question.form("Last name?").with(Field.text("name")))
            .orThrow()
            .text("name");
    return call.start(task -> first + " " + last);
  }

  private ToolReply wipe(org.robotmcpkit.tool.ToolCall call) {
    call.ask("consent", Question.confirm("Wipe it?")).orThrow();
    wiped.incrementAndGet();
    return ToolReply.done();
  }

  @AfterEach
  void close() {
    menu.close();
    server.closeGracefully();
    tasks.close();
  }

  private int started() {
    return tasks.list(TaskQuery.all()).tasks().size();
  }

  // ---- revision 2026-07-28: the call is made again

  @Test
  void aCallThatAsksIsAnsweredWithTheQuestionAndStartsNothing() {
    Map<String, Object> first = result(call("buy", BUY));

    assertThat(first)
        .containsEntry("resultType", "input_required")
        .containsKey("requestState")
        .doesNotContainKey("content");
    assertThat(first.get("inputRequests"))
        .isEqualTo(
            Json.readObject(
                "{\"consent\":{\"method\":\"elicitation/create\",\"params\":{\"mode\":\"form\",\"message\":\"Buy 2 tea for 5?\","
                    + "\"requestedSchema\":{\"type\":\"object\",\"properties\":{}}}}}"));
    assertThat(started()).isZero();
  }

  @Test
  void aYesStartsTheTaskWhateverTheOrderOfTheArguments() {
    String state = stateOf(call("buy", BUY));
    Map<String, Object> again = new LinkedHashMap<>();
    again.put("count", 2);
    again.put("what", "tea");

    Map<String, Object> answer =
        result(retry(ANN, "buy", again, state, Map.of("consent", yes(), "unknown", yes())));

    assertThat(answer).containsEntry("resultType", "complete").containsEntry("isError", false);
    assertThat(started()).isEqualTo(1);
  }

  @Test
  void aNoAndADismissalStartNothing() {
    assertThat(
            error(
                retry(
                    ANN,
                    "buy",
                    BUY,
                    stateOf(call("buy", BUY)),
                    Map.of("consent", Map.of("action", "decline")))))
        .isEqualTo(
            Map.of(
                "error",
                "DECLINED",
                "message",
                "A human was asked \"Buy 2 tea for 5?\" and has said no."));
    assertThat(
            error(
                retry(
                    ANN,
                    "buy",
                    BUY,
                    stateOf(call("buy", BUY)),
                    Map.of("consent", Map.of("action", "cancel")))))
        .containsEntry("error", "DISMISSED");
    assertThat(started()).isZero();
  }

  @Test
  void aYesIsGoodForOneCall() {
    String state = stateOf(call("buy", BUY));
    retry(ANN, "buy", BUY, state, Map.of("consent", yes()));

    assertRefused(
        retry(ANN, "buy", BUY, state, Map.of("consent", yes())),
        "requestState was used before; call again without it");
    assertThat(started()).isEqualTo(1);
  }

  @Test
  void aYesIsGoodForTheSameArgumentsToolAndCallerOnly() {
    String state = stateOf(call("buy", BUY));

    assertRefused(
        retry(ANN, "buy", Map.of("what", "tea", "count", 200), state, Map.of("consent", yes())),
        "requestState belongs to a call with other arguments; call again without it");
    assertRefused(retry(ANN, "sell", BUY, state, Map.of("consent", yes())), null);
    assertRefused(retry(BOB, "buy", BUY, state, Map.of("consent", yes())), null);
    assertRefused(retry(ANN, "buy", BUY, state + "x", Map.of("consent", yes())), null);
    assertRefused(retry(ANN, "buy", BUY, "made up", Map.of("consent", yes())), null);
    assertThat(started()).isZero();
    assertThat(result(retry(ANN, "buy", BUY, state, Map.of("consent", yes()))))
        .containsEntry("resultType", "complete");
  }

  @Test
  void aYesToWhatNobodyAskedCountsForNothing() {
    assertThat(result(retry(ANN, "buy", BUY, null, Map.of("consent", yes()))))
        .containsEntry("resultType", "input_required");
    assertThat(started()).isZero();
  }

  @Test
  void aYesToAnotherPriceIsAskedAgain() {
    String state = stateOf(call("buy", BUY));
    price.set(500);

    Map<String, Object> again = result(retry(ANN, "buy", BUY, state, Map.of("consent", yes())));

    assertThat(again.get("inputRequests").toString()).contains("for 500?");
    assertThat(started()).isZero();
  }

  @Test
  void aMissingAnAbsurdAndAWrongReplyAreAskedAgain() {
    for (Object wrong :
        List.of(
            Map.of(),
            Map.of("action", "yes"),
            Map.of("action", "accept", "content", Map.of("sure", true)))) {
      assertThat(
              result(retry(ANN, "buy", BUY, stateOf(call("buy", BUY)), Map.of("consent", wrong))))
          .containsEntry("resultType", "input_required");
    }
    assertThat(result(retry(ANN, "buy", BUY, stateOf(call("buy", BUY)), Map.of())))
        .containsEntry("resultType", "input_required");
    assertRefused(retry(ANN, "buy", BUY, stateOf(call("buy", BUY)), Map.of("consent", 7)), null);
    assertThat(started()).isZero();
  }

  @Test
  void aYesThatComesTooLateIsAskedAgainAndMuchTooLateRefused() {
    String state = stateOf(call("buy", BUY));
    clock.move(Duration.ofMinutes(5).plusMillis(1));
    assertThat(result(retry(ANN, "buy", BUY, state, Map.of("consent", yes()))))
        .containsEntry("resultType", "input_required");

    String other = stateOf(call("buy", BUY));
    clock.move(Duration.ofMinutes(11));
    assertRefused(retry(ANN, "buy", BUY, other, Map.of("consent", yes())), null);
    assertThat(started()).isZero();
  }

  @Test
  void whatEarlierRoundsHaveBroughtIsNotAskedAgain() {
    Map<String, Object> first = result(call("name", Map.of()));
    assertThat(first.get("inputRequests").toString())
        .contains("First name?")
        .doesNotContain("Last name?");

    Map<String, Object> second =
        result(
            retry(
                ANN,
                "name",
                Map.of(),
                (String) first.get("requestState"),
                Map.of("first", filledIn("name", "Ada"))));
    assertThat(second.get("inputRequests").toString())
        .contains("Last name?")
        .doesNotContain("First name?");
    Map<String, Object> third =
        result(
            retry(
                ANN,
                "name",
                Map.of(),
                (String) second.get("requestState"),
                Map.of("last", filledIn("name", "Byron"))));

    String id = (String) structured(third).get("task_id");
    await().until(() -> tasks.get(id).orElseThrow().state().isTerminal());
    assertThat(tasks.get(id).orElseThrow().result()).isEqualTo(Map.of("value", "Ada Byron"));
  }

  @Test
  void anInstantToolAsksBeforeItDoesAnythingToo() {
    String state = stateOf(call("wipe", Map.of()));
    assertThat(wiped).hasValue(0);
    assertThat(
            error(
                retry(
                    ANN, "wipe", Map.of(), state, Map.of("consent", Map.of("action", "decline")))))
        .containsEntry("error", "DECLINED");
    assertThat(wiped).hasValue(0);

    assertThat(
            result(
                retry(
                    ANN,
                    "wipe",
                    Map.of(),
                    stateOf(call("wipe", Map.of())),
                    Map.of("consent", yes()))))
        .containsEntry("isError", false);
    assertThat(wiped).hasValue(1);
  }

  @Test
  void anInstantToolAsksAClassicClientDuringTheCall() {
    McpSyncClient client =
        classic(form -> new ElicitResult(ElicitResult.Action.ACCEPT, Map.of()), true);

    assertThat(client.callTool(request("wipe", Map.of())).isError()).isFalse();
    assertThat(wiped).hasValue(1);
  }

  @Test
  void nobodyIsAskedAboutAWrongCall() {
    assertThat(error(call("buy", Map.of("what", "tea", "count", "two"))))
        .containsEntry("error", "INVALID_ARGUMENTS");
  }

  @Test
  void aClientThatCannotAskIsToldWhy() {
    assertThat(
            error(
                ModernPair.askAs(
                    ANN, server, "tools/call", Map.of("name", "buy", "arguments", BUY), Map.of())))
        .isEqualTo(
            Map.of(
                "error",
                "CANNOT_ASK",
                "message",
                "buy was not called: it has to ask a human first, and this client has not declared that it can (elicitation)"));
  }

  @Test
  void usedStatesAreForgottenWhenTheyAreNoLongerValidAndNotBefore() {
    long[] now = {0};
    UsedStates used = new UsedStates(100, () -> now[0]);

    assertThat(used.use("a")).isTrue();
    now[0] = 100;
    assertThat(used.use("a")).isFalse();
    now[0] = 101;
    assertThat(used.use("a")).isTrue();
    for (int other = 1; other < 50_000; other++) {
      assertThat(used.use("s" + other)).isTrue();
    }
    assertThat(used.use("one more than can be remembered")).isFalse();
  }

  // ---- the older revisions: the client is asked during the call

  @Test
  void aClassicClientIsAskedDuringTheCallAndItsYesStartsTheTask() {
    McpSyncClient client =
        classic(form -> new ElicitResult(ElicitResult.Action.ACCEPT, Map.of()), true);

    McpSchema.CallToolResult answer = client.callTool(request("buy", BUY));

    assertThat(answer.isError()).isFalse();
    assertThat(started()).isEqualTo(1);
  }

  @Test
  void aClassicClientsNoStartsNothing() {
    McpSyncClient client =
        classic(form -> new ElicitResult(ElicitResult.Action.DECLINE, null), true);

    assertThat(text(client.callTool(request("buy", BUY)))).contains("DECLINED");
    assertThat(started()).isZero();
  }

  @Test
  void aClassicCallAsksOneQuestionAfterTheOther() {
    McpSyncClient client =
        classic(
            form ->
                new ElicitResult(
                    ElicitResult.Action.ACCEPT,
                    Map.of("name", form.message().startsWith("First") ? "Ada" : "Byron")),
            true);

    Object id =
        ((Map<?, ?>) client.callTool(request("name", Map.of())).structuredContent()).get("task_id");

    await().until(() -> tasks.get((String) id).orElseThrow().state().isTerminal());
    assertThat(tasks.get((String) id).orElseThrow().result())
        .isEqualTo(Map.of("value", "Ada Byron"));
  }

  @Test
  void aClassicClientWhoseAnswersNeverFitIsNotAskedForEver() {
    AtomicInteger asked = new AtomicInteger();
    McpSyncClient client =
        classic(
            form -> {
              asked.incrementAndGet();
              return new ElicitResult(ElicitResult.Action.ACCEPT, Map.of("nam", "Ada"));
            },
            true);

    assertThat(text(client.callTool(request("name", Map.of()))))
        .contains("CANNOT_ASK", "no answer that fits has come in 8 rounds");
    assertThat(asked).hasValue(8);
  }

  @Test
  void aClassicClientThatFailsToAskIsTold() {
    McpSyncClient client =
        classic(
            form -> {
              throw new IllegalStateException("no screen");
            },
            true);

    assertThat(text(client.callTool(request("buy", BUY))))
        .contains("CANNOT_ASK", "could not ask its human");
    assertThat(started()).isZero();
  }

  @Test
  void aClassicClientThatCannotAskIsTold() {
    McpSyncClient client =
        classic(form -> new ElicitResult(ElicitResult.Action.ACCEPT, Map.of()), false);

    assertThat(text(client.callTool(request("buy", BUY)))).contains("CANNOT_ASK");
  }

  @Test
  void otherCallsAreServedWhileAHumanThinksAndSilenceIsNoYes() throws Exception {
    CountDownLatch thinking = new CountDownLatch(1);
    CountDownLatch asked = new CountDownLatch(1);
    Menu hasty =
        Menu.of(
            tasks,
            List.of(
                () ->
                    List.of(
                        tool(
                            "buy",
                            call -> {
                              call.ask("q", Question.confirm("?").within(Duration.ofSeconds(2)))
                                  .orThrow();
                              return call.start(task -> null);
                            }))));
    McpSyncClient client =
        classic(
            hasty,
            form -> {
              asked.countDown();
              awaitQuietly(thinking);
              return new ElicitResult(ElicitResult.Action.ACCEPT, Map.of());
            },
            true);

    CompletableFuture<McpSchema.CallToolResult> buying =
        CompletableFuture.supplyAsync(() -> client.callTool(request("buy", Map.of())));
    assertThat(asked.await(20, TimeUnit.SECONDS)).isTrue();
    assertThat(text(client.callTool(request("list_tasks", Map.of())))).contains("tasks");

    assertThat(text(buying.get(20, TimeUnit.SECONDS))).contains("UNANSWERED", "within 2.0 s");
    thinking.countDown();
    assertThat(started()).isZero();
  }

  // ---- helpers

  private McpSyncClient classic(Function<ElicitFormRequest, ElicitResult> human, boolean declared) {
    return classic(menu, human, declared);
  }

  private static McpSyncClient classic(
      Menu menu, Function<ElicitFormRequest, ElicitResult> human, boolean declared) {
    ClassicPair pair = new ClassicPair();
    ClassicTools.serve(pair, new ServerInfo("shop", "1", null), menu);
    McpClient.SyncSpec client =
        McpClient.sync((McpClientTransport) pair).requestTimeout(Duration.ofSeconds(30));
    if (declared) {
      client
          .capabilities(McpSchema.ClientCapabilities.builder().elicitation().build())
          .elicitation(human);
    }
    McpSyncClient connected = client.build();
    connected.initialize();
    return connected;
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await(20, TimeUnit.SECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static McpSchema.CallToolRequest request(String tool, Map<String, Object> arguments) {
    return McpSchema.CallToolRequest.builder(tool).arguments(arguments).build();
  }

  private static String text(McpSchema.CallToolResult result) {
    return ((McpSchema.TextContent) result.content().get(0)).text();
  }

  private Map<String, Object> call(String tool, Map<String, Object> arguments) {
    return modern.call(ANN, tool, arguments);
  }

  private Map<String, Object> retry(
      Caller caller,
      String tool,
      Map<String, Object> arguments,
      String state,
      Map<String, Object> responses) {
    return modern.retry(caller, tool, arguments, state, responses);
  }

  private static void assertRefused(Map<String, Object> answer, String message) {
    assertThat(answer.get("error")).asString().contains("-32602");
    if (message != null) {
      assertThat(answer.get("error")).isEqualTo(Map.of("code", -32602, "message", message));
    }
  }

  private static Map<String, Object> filledIn(String field, String value) {
    return Map.of("action", "accept", "content", Map.of(field, value));
  }
}

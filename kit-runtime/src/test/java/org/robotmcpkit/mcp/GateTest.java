package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.robotmcpkit.mcp.ModernCalls.error;
import static org.robotmcpkit.mcp.ModernCalls.result;
import static org.robotmcpkit.mcp.ModernCalls.stateOf;
import static org.robotmcpkit.mcp.ModernCalls.yes;

import io.modelcontextprotocol.modern.server.McpServer;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.EveryLog;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.consent.Approval;
import org.robotmcpkit.consent.Approvals;
import org.robotmcpkit.consent.ConfirmCodes;
import org.robotmcpkit.consent.ConsentDesk;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskQuery;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.Scopes;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSpec;

/** Tools that start nothing before a human has agreed, by each way in which one can. */
class GateTest {
  private static final Caller ANN = new Caller("ann", Set.of(Scopes.ALL));
  private static final Caller BOB = new Caller("bob", Set.of(Scopes.ALL));
  private static final Map<String, Object> ONE = Map.of("distance_m", 1.5);
  private static final Map<String, Object> TWO = Map.of("distance_m", 2);
  private static final String SAID =
      "The arm will move 1.5 m. Clear the workspace first. Estimate: energy_wh 3.0.";

  private record Wear(double energyWh) {}

  private final AtomicInteger wiped = new AtomicInteger();
  private final AtomicInteger stopped = new AtomicInteger();
  private final AtomicInteger energy = new AtomicInteger(2);
  private final LocalTasks tasks =
      LocalTasks.builder("arm", (event, settled) -> settled.run()).build();
  private final Random random = new Random(1);
  private final Approvals approvals = new Approvals(Clock.systemUTC(), System::nanoTime, random);
  private final Menu menu =
      Menu.of(
          "arm",
          tasks,
          List.of(
              () ->
                  List.of(
                      move("move").effect(Effect.MOVES).gate(says()),
                      move("buy").effect(Effect.COSTS).gate(says()),
                      move("confirm_only")
                          .effect(Effect.MOVES)
                          .gate(says().by(Consent.CONFIRM_ARGUMENT)),
                      move("operator_only").effect(Effect.COSTS).gate(says().by(Consent.OPERATOR)),
                      ToolSpec.longRunning(
                              "leaky", "Does it.", "{}", call -> call.start(task -> null))
                          .effect(Effect.MOVES)
                          .gate(says()),
                      ToolSpec.instant("wipe", "Wipes.", "{}", this::wipe)
                          .effect(Effect.COSTS)
                          .gate(GateSpec.says("All will be wiped.")),
                      ToolSpec.instant("stop", "Stops.", "{}", call -> stop()).stop())),
          name -> name,
          StartLimit.perSecond(1000),
          new ConsentDesk(new ConfirmCodes(System::nanoTime, random), approvals));
  private final McpServer server =
      ModernTools.serve(new ServerInfo("arm", "1", null), menu, Clock.systemUTC());
  private final ModernCalls modern = new ModernCalls(server);

  private static GateSpec says() {
    return GateSpec.says("The arm will move {distance_m} m. Clear the workspace first.");
  }

  private ToolSpec move(String name) {
    return ToolSpec.longRunning(name, "Moves.", "{}", this::move);
  }

  private TaskInfo move(ToolCall call) {
    double distanceM = call.number("distance_m").min(0).max(10).required();
    call.refuseIfWrong();
    call.gate().with("distance_m", distanceM).estimate(new Wear(distanceM * energy.get())).pass();
    return call.start(task -> "moved");
  }

  private ToolReply stop() {
    stopped.incrementAndGet();
    return ToolReply.done();
  }

  private ToolReply wipe(ToolCall call) {
    call.refuseIfWrong();
    call.gate().pass();
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

  private Map<String, Object> unasked(Caller caller, String tool, Map<String, Object> arguments) {
    return modern.callUnasked(caller, tool, arguments);
  }

  private static Map<String, Object> with(
      Map<String, Object> arguments, String name, Object value) {
    Map<String, Object> more = new HashMap<>(arguments);
    more.put(name, value);
    return more;
  }

  // ---- by the client

  @Test
  void theHumanOfTheClientIsAskedWithWhatWillHappenAndItsEstimate() {
    Map<String, Object> asking = result(modern.call(ANN, "move", ONE));

    assertThat(asking).containsEntry("resultType", "input_required");
    assertThat(asking.get("inputRequests").toString()).contains("message=" + SAID);
    assertThat(started()).isZero();
    assertThat(
            result(
                modern.retry(
                    ANN, "move", ONE, (String) asking.get("requestState"), Map.of("gate", yes()))))
        .containsEntry("isError", false);
    assertThat(started()).isEqualTo(1);
  }

  @Test
  void aNoAndAClosedDialogAreToldApartAndStartNothing() {
    assertThat(
            error(
                modern.retry(
                    ANN, "move", ONE, state("move"), Map.of("gate", Map.of("action", "decline")))))
        .containsEntry("error", "DECLINED");
    assertThat(
            error(
                modern.retry(
                    ANN, "move", ONE, state("move"), Map.of("gate", Map.of("action", "cancel")))))
        .containsEntry("error", "DISMISSED");
    assertThat(started()).isZero();
  }

  @Test
  void eachYesAndNoTellsHowLongItWasWaitedFor() {
    try (EveryLog log = new EveryLog()) {
      modern.retry(ANN, "move", ONE, state("move"), Map.of("gate", yes()));
      modern.retry(ANN, "move", ONE, state("move"), Map.of("gate", Map.of("action", "decline")));
      Object code = error(unasked(ANN, "confirm_only", ONE)).get("confirm");
      unasked(ANN, "confirm_only", with(ONE, "confirm", code));
      approvals.reachable();
      unasked(ANN, "operator_only", ONE);
      approvals.accept(approvals.waiting().get(0).id(), "olga");

      assertThat(log.lines())
          .anyMatch(
              line -> line.matches(".*duration_ms=\\d+ move for ann: the human .* has agreed"))
          .anyMatch(
              line ->
                  line.matches(".*duration_ms=\\d+ error=DECLINED move for ann: .* has not agreed"))
          .anyMatch(line -> line.matches(".*duration_ms=\\d+ confirm_only for ann: .* has agreed"))
          .anyMatch(
              line -> line.matches(".*duration_ms=\\d+ operator_only by ann: olga has agreed"));
    }
  }

  private String state(String tool) {
    return stateOf(modern.call(ANN, tool, ONE));
  }

  /** The last letter of a signature has two bits that Base64 does not read. */
  @Test
  void aStateOfWhichAnyLetterIsAnotherIsNone() {
    String state = state("move");
    String letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    int last = state.length() - 1;
    for (char other : letters.toCharArray()) {
      if (other != state.charAt(last)) {
        String changed = state.substring(0, last) + other;
        modern.retry(ANN, "move", ONE, changed, Map.of("gate", yes()));
        modern.retry(ANN, "move", ONE, changed + "=", Map.of("gate", yes()));
      }
    }
    assertThat(started()).isZero();

    modern.retry(ANN, "move", ONE, state, Map.of("gate", yes()));
    assertThat(started()).isEqualTo(1);
  }

  @Test
  void whereTheClientCanAskNoOtherWayCounts() {
    Map<String, Object> coded = error(unasked(ANN, "buy", ONE));

    assertThat(result(modern.call(ANN, "buy", with(ONE, "confirm", coded.get("confirm")))))
        .containsEntry("resultType", "input_required");
    assertThat(started()).isZero();
  }

  @Test
  void anEstimateThatHasChangedIsAskedForAgain() {
    String state = state("move");
    energy.set(500);

    assertThat(
            result(modern.retry(ANN, "move", ONE, state, Map.of("gate", yes())))
                .get("inputRequests")
                .toString())
        .contains("energy_wh 750.0");
    assertThat(started()).isZero();
  }

  @Test
  void nobodyIsAskedAboutAWrongCall() {
    assertThat(error(modern.call(ANN, "move", Map.of("distance_m", 11))))
        .containsEntry("error", "INVALID_ARGUMENTS");
    assertThat(error(unasked(ANN, "move", Map.of("distance_m", 11))))
        .containsEntry("error", "INVALID_ARGUMENTS");
    assertThat(approvals.waiting()).isEmpty();
  }

  @Test
  void aRepeatedStartIsAnsweredWithItsTaskAndAsksNobodyTwice() {
    Map<String, Object> keyed = Map.of("robot-mcp-kit/idempotency-key", "k1");
    String state = stateOf(callWithMeta(ONE, keyed, null, null));
    Map<String, Object> first = result(callWithMeta(ONE, keyed, state, Map.of("gate", yes())));

    Map<String, Object> second = result(callWithMeta(ONE, keyed, null, null));

    assertThat(second.get("structuredContent").toString())
        .contains((String) ModernCalls.structured(first).get("task_id"));
    assertThat(started()).isEqualTo(1);
    assertThat(error(callWithMeta(TWO, keyed, null, null)))
        .containsEntry("error", "IDEMPOTENCY_CONFLICT");
  }

  private Map<String, Object> callWithMeta(
      Map<String, Object> arguments,
      Map<String, Object> meta,
      String state,
      Map<String, Object> responses) {
    Map<String, Object> params =
        new HashMap<>(Map.of("name", "move", "arguments", arguments, "_meta", meta));
    if (state != null) {
      params.put("requestState", state);
      params.put("inputResponses", responses);
    }
    return ModernPair.askAs(ANN, server, "tools/call", params, Map.of("elicitation", Map.of()));
  }

  @Test
  void aRepeatedStartNeedsItsCodeNoMore() {
    Map<String, Object> meta = Map.of("robot-mcp-kit/idempotency-key", "k2");
    Object code = error(unaskedWithMeta(ONE, meta)).get("confirm");
    Map<String, Object> first = result(unaskedWithMeta(with(ONE, "confirm", code), meta));

    for (Map<String, Object> again : List.of(with(ONE, "confirm", code), ONE)) {
      assertThat(result(unaskedWithMeta(again, meta)).get("structuredContent").toString())
          .contains((String) ModernCalls.structured(first).get("task_id"));
    }
    assertThat(started()).isEqualTo(1);
  }

  private Map<String, Object> unaskedWithMeta(
      Map<String, Object> arguments, Map<String, Object> meta) {
    return ModernPair.askAs(
        ANN,
        server,
        "tools/call",
        Map.of("name", "buy", "arguments", arguments, "_meta", meta),
        Map.of());
  }

  // ---- by an operator

  @Test
  void whatMovesWaitsForAnOperatorWhereTheClientCannotAsk() {
    approvals.reachable();

    Map<String, Object> refused = error(unasked(ANN, "move", ONE));

    assertThat(refused)
        .containsEntry("error", "CONSENT_PENDING")
        .containsEntry("estimate", Map.of("energy_wh", 3.0));
    assertThat(refused.get("message")).asString().contains(SAID, "make the same call again");
    assertThat(approvals.waiting()).extracting(Approval::message).containsExactly(SAID);
    assertThat(started()).isZero();
    approvals.accept(approvals.waiting().get(0).id(), "olga");
    assertThat(error(unasked(BOB, "move", ONE))).containsEntry("error", "CONSENT_PENDING");
    assertThat(error(unasked(ANN, "move", TWO))).containsEntry("error", "CONSENT_PENDING");
    assertThat(result(unasked(ANN, "move", ONE))).containsEntry("isError", false);
    assertThat(started()).isEqualTo(1);
    assertThat(error(unasked(ANN, "move", ONE))).containsEntry("error", "CONSENT_PENDING");
    assertThat(started()).isEqualTo(1);
  }

  @Test
  void anOperatorsNoIsFinal() {
    approvals.reachable();
    unasked(ANN, "move", ONE);
    approvals.decline(approvals.waiting().get(0).id(), "olga");

    assertThat(error(unasked(ANN, "move", ONE))).containsEntry("error", "DECLINED");
    assertThat(error(unasked(ANN, "move", ONE))).containsEntry("error", "DECLINED");
    assertThat(approvals.waiting()).isEmpty();
    assertThat(started()).isZero();
  }

  @Test
  void anOperatorAloneIsNotReplacedByTheHumanOfTheClient() {
    approvals.reachable();

    assertThat(error(modern.call(ANN, "operator_only", ONE)))
        .containsEntry("error", "CONSENT_PENDING");
  }

  @Test
  void whoAsksForTooMuchIsTold() {
    approvals.reachable();
    for (int number = 0; number < 10; number++) {
      unasked(ANN, "move", Map.of("distance_m", number * 0.1));
    }

    assertThat(error(unasked(ANN, "move", ONE)).get("message"))
        .asString()
        .contains("too many calls wait");
  }

  @Test
  void whereNobodyCanBeAskedNothingMoves() {
    assertThat(error(unasked(ANN, "move", ONE)))
        .containsEntry("error", "CANNOT_ASK")
        .containsEntry(
            "message",
            "move was not called: a human has to agree first ("
                + SAID
                + "), and there is no way to ask one: this client has"
                + " not declared that it can (elicitation), and this server has no way to an operator")
        .containsEntry("estimate", Map.of("energy_wh", 3.0));
    assertThat(started()).isZero();
  }

  // ---- by the argument

  @Test
  void aRefusalGivesTheCodeThatTheSameCallBringsBack() {
    Map<String, Object> refused = error(unasked(ANN, "buy", ONE));

    assertThat(refused)
        .containsEntry("error", "CONSENT_REQUIRED")
        .containsEntry("estimate", Map.of("energy_wh", 3.0));
    assertThat(refused.get("message")).asString().contains(SAID, "only if the answer is yes");
    String code = (String) refused.get("confirm");
    assertThat(error(unasked(BOB, "buy", with(ONE, "confirm", code))))
        .containsEntry("error", "CONSENT_REQUIRED");
    assertThat(error(unasked(ANN, "buy", with(TWO, "confirm", code))))
        .containsEntry("error", "CONSENT_REQUIRED");
    assertThat(error(unasked(ANN, "confirm_only", with(ONE, "confirm", code))))
        .containsEntry("error", "CONSENT_REQUIRED");
    assertThat(started()).isZero();
    assertThat(result(unasked(ANN, "buy", with(ONE, "confirm", code))))
        .containsEntry("isError", false);
    assertThat(started()).isEqualTo(1);
    assertThat(error(unasked(ANN, "buy", with(ONE, "confirm", code))).get("message"))
        .asString()
        .contains("confirm is not the code of this very call, was used, or is too old");
    assertThat(started()).isEqualTo(1);
  }

  @Test
  void noConfirmationThatAModelCanThinkOfIsACode() {
    for (Object made : List.of(true, "true", "yes", "", 1, List.of("true"))) {
      assertThat(error(unasked(ANN, "buy", with(ONE, "confirm", made))))
          .containsEntry("error", "CONSENT_REQUIRED");
    }
    assertThat(started()).isZero();
  }

  @Test
  void theArgumentIsEnoughForWhatMovesOnlyWhereTheToolSaysSo() {
    Map<String, Object> refused = error(unasked(ANN, "confirm_only", ONE));

    assertThat(result(unasked(ANN, "confirm_only", with(ONE, "confirm", refused.get("confirm")))))
        .containsEntry("isError", false);
    assertThat(error(unasked(ANN, "move", ONE))).doesNotContainKey("confirm");
  }

  // ---- after a stop

  @Test
  void aStopTakesBackEveryYesThatHasStartedNothingYet() {
    String state = state("move");
    Object code = error(unasked(ANN, "buy", ONE)).get("confirm");
    approvals.reachable();
    error(unasked(ANN, "operator_only", ONE));
    approvals.accept(approvals.waiting().get(0).id(), "olga");
    error(unasked(ANN, "operator_only", TWO));
    approvals.decline(approvals.waiting().get(0).id(), "olga");

    result(unasked(ANN, "stop", Map.of()));

    Map<String, Object> asked =
        result(modern.retry(ANN, "move", ONE, state, Map.of("gate", yes())));
    assertThat(asked).containsEntry("resultType", "input_required");
    assertThat(error(unasked(ANN, "buy", with(ONE, "confirm", code))))
        .containsEntry("error", "CONSENT_REQUIRED");
    assertThat(error(unasked(ANN, "operator_only", ONE))).containsEntry("error", "CONSENT_PENDING");
    assertThat(error(unasked(ANN, "operator_only", TWO))).containsEntry("error", "DECLINED");
    assertThat(started()).isZero();

    Map<String, Object> again = Map.of("gate-1", yes());
    assertThat(result(modern.retry(ANN, "move", ONE, (String) asked.get("requestState"), again)))
        .containsEntry("isError", false);
    assertThat(started()).isEqualTo(1);
  }

  @Test
  void whatWaitsForAnOperatorWhenTheRobotIsStoppedWaitsNoLonger() {
    approvals.reachable();
    error(unasked(ANN, "operator_only", ONE));
    String id = approvals.waiting().get(0).id();

    result(unasked(ANN, "stop", Map.of()));

    assertThat(approvals.waiting()).isEmpty();
    assertThat(approvals.accept(id, "olga")).isEqualTo(Approvals.Outcome.UNKNOWN);
  }

  @Test
  void whoListensToTheDeskIsToldOfAStopAndCannotHoldItUp() {
    List<Boolean> toldWhenStopped = new ArrayList<>();
    approvals.onChange(() -> toldWhenStopped.add(stopped.get() > 0));

    result(unasked(ANN, "stop", Map.of()));

    assertThat(stopped).hasValue(1);
    assertThat(toldWhenStopped).containsExactly(true);
  }

  // ---- instant tools, and what is made by hand

  @Test
  void anInstantToolDoesNothingBeforeAHumanHasAgreed() {
    assertThat(
            error(
                modern.retry(
                    ANN,
                    "wipe",
                    Map.of(),
                    stateOf(modern.call(ANN, "wipe", Map.of())),
                    Map.of("gate", Map.of("action", "decline")))))
        .containsEntry("error", "DECLINED");
    assertThat(wiped).hasValue(0);
    result(
        modern.retry(
            ANN,
            "wipe",
            Map.of(),
            stateOf(modern.call(ANN, "wipe", Map.of())),
            Map.of("gate", yes())));
    assertThat(wiped).hasValue(1);
  }

  @Test
  void aStartThatForgetsItsGateIsNoStart() {
    assertThat(error(unasked(ANN, "leaky", Map.of()))).containsEntry("error", "INTERNAL");
    assertThat(started()).isZero();
  }

  @Test
  void aToolWithoutAGateHasNone() {
    ToolSpec plain = ToolSpec.instant("plain", "Plain.", "{}", call -> ToolReply.done());

    assertThatIllegalStateException()
        .isThrownBy(() -> ToolCall.instant(plain, Map.of(), Map.of()).gate())
        .withMessage("plain has no gate");
  }

  @Test
  void nothingMayStandInTheWayOfStopping() {
    ToolSpec stop = ToolSpec.instant("stop", "Stops.", "{}", call -> ToolReply.done()).stop();

    assertThatIllegalArgumentException().isThrownBy(() -> stop.gate(says()));
    assertThatIllegalArgumentException().isThrownBy(() -> stop.exclusive("arm"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> move("move").stop())
        .withMessage("move starts tasks; what stops the robot has to be an instant tool");
  }
}

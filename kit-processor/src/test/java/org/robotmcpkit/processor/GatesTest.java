package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robotmcpkit.consent.Approval;
import org.robotmcpkit.consent.ConsentDesk;
import org.robotmcpkit.question.NotAcceptedException;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.question.Reply;
import org.robotmcpkit.tool.Content;
import org.robotmcpkit.tool.GateCall;
import org.robotmcpkit.tool.HumanAnswers;
import org.robotmcpkit.tool.InputRequiredException;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolRefusal;

/** Generated tools with gates start nothing before a human has agreed to what is told him. */
class GatesTest {
  private static final String PURCHASE =
      "{\"count\": 3, \"what\": \"bolts\", \"until\": 5, \"price\": 0.25";
  private static final String ASKED_FOR_PURCHASE =
      "3 of \"bolts\" will be bought before 5 o'clock, and nobody takes them back.\n"
          + "\"\"bolts\"\" costs 0.25 a piece, in all shops.";

  private final Served arm = Served.good("gates.Arm");
  private final ConsentDesk desk = ConsentDesk.ofServer();

  private ToolCall withDesk(ToolCall call) {
    return call.consentFrom(desk, "planner");
  }

  private static ToolCall withHuman(ToolCall call) {
    return call.answeredBy(HumanAnswers.of(Map.of()));
  }

  /** The human of the client gives that reply to what is asked. */
  private static UnaryOperator<ToolCall> answering(Question question, Reply reply) {
    return call ->
        call.answeredBy(
            HumanAnswers.of(
                Map.of("gate", new HumanAnswers.Given(question.fingerprint(), reply, 0))));
  }

  private static ToolRefusal refusal(org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
    return catchThrowableOfType(ToolRefusal.class, call);
  }

  /** What a human is asked when a tool that starts tasks is called. */
  private static String asked(Served served, String tool, String json) {
    return question(served, tool, json).message();
  }

  private static Question question(Served served, String tool, String json) {
    InputRequiredException left =
        catchThrowableOfType(
            InputRequiredException.class, () -> served.call(tool, json, GatesTest::withHuman));
    return left.questions().get("gate");
  }

  @Test
  void withoutAWayToAHumanTheCallIsRefusedWithWhatWouldHappen() {
    ToolRefusal refused =
        refusal(() -> arm.call("move_arm", "{\"distance_m\": 0.5}", this::withDesk));

    assertThat(refused.code()).isEqualTo(ToolRefusal.CANNOT_ASK);
    assertThat(refused)
        .hasMessageContaining("The arm will move 0.5 m, for 2.0 Wh. Clear the workspace first.");
    assertThat(refused.details().get("estimate"))
        .asString()
        .contains("energy_wh=2.0")
        .contains("brakes=0.5");
    assertThat(arm.started()).isZero();
  }

  @Test
  void theHumanOfTheClientReadsWhatWillHappenAndItsCosts() {
    assertThat(asked(arm, "move_arm", "{\"distance_m\": 0.5}"))
        .startsWith("The arm will move 0.5 m, for 2.0 Wh. Clear the workspace first. Estimate: ")
        .contains("brakes 0.5")
        .contains("advice nothing")
        .doesNotContain("energy_wh");
  }

  @Test
  void onlyAYesStartsTheTask() {
    String call = "{\"distance_m\": 0.5}";
    Question question = question(arm, "move_arm", call);

    for (Reply no : new Reply[] {Reply.decline(), Reply.cancel()}) {
      assertThatExceptionOfType(NotAcceptedException.class)
          .isThrownBy(() -> arm.call("move_arm", call, answering(question, no)));
    }
    assertThat(arm.started()).isZero();

    arm.call("move_arm", call, answering(question, Reply.accept()));
    assertThat(arm.started()).isEqualTo(1);
    assertThat(arm.lastStarted().estDurationS()).isEqualTo(5.0);
  }

  @Test
  void aYesToOneCallIsNoneToAnother() {
    Question question = question(arm, "move_arm", "{\"distance_m\": 0.5}");

    assertThatExceptionOfType(InputRequiredException.class)
        .isThrownBy(
            () -> arm.call("move_arm", "{\"distance_m\": 5}", answering(question, Reply.accept())));
    assertThat(arm.started()).isZero();
  }

  @Test
  void wrongArgumentsAreRefusedBeforeAnybodyIsAsked() {
    ToolRefusal refused =
        refusal(() -> arm.call("move_arm", "{\"confirm\": \"x\"}", GatesTest::withHuman));

    assertThat(refused.code()).isEqualTo(ToolRefusal.INVALID_ARGUMENTS);
    assertThat(refused.problems()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{x: {x_m: 1, y: 2, in: {name: lab}}} | To 1.0/2 in \"lab\"{}, or nothing, not nothing; {goal.x_m} is 1.0.",
        "{x: {x_m: 1, y: 2, in: {name: a}}, other: {x_m: 0, y: 0, in: {name: b}}} | To 1.0/2 in \"a\"{}, or nothing, not"
            + " nothing; {goal.x_m} is 1.0.",
        "{x: {x_m: 1, y: 2, in: {name: a}}, other: {x_m: 0, y: 0, in: {name: b}, near: {name: door}}, last: {x_m: 0, y: 0,"
            + " in: {name: c}, grip: gentle}} | To 1.0/2 in \"a\"{}, or \"door\", not gentle; {goal.x_m} is 1.0.",
      })
  void componentsOfWhatIsLeftOutAreNothing(String json, String told) {
    String quoted = json.replaceAll("([a-z_]+)", "\"$1\"").replace("\"x\"", "\"goal\"");

    assertThat(asked(arm, "move_to", quoted)).isEqualTo(told);
  }

  @Test
  void anInstantToolRunsOnceTheCodeOfItsRefusalComesBack() throws Exception {
    ToolRefusal refused = refusal(() -> arm.reply("buy", PURCHASE + "}", this::withDesk));

    assertThat(refused.code()).isEqualTo(ToolRefusal.CONSENT_REQUIRED);
    assertThat(refused).hasMessageContaining(ASKED_FOR_PURCHASE);
    String confirmed =
        PURCHASE + ", \"confirm\": \"" + refused.details().get(GateCall.CONFIRM) + "\"}";
    assertThat(arm.reply("buy", confirmed, this::withDesk).content())
        .containsExactly(Content.text("3 bolts"));
    assertThat(refusal(() -> arm.reply("buy", confirmed, this::withDesk)).code())
        .isEqualTo(ToolRefusal.CONSENT_REQUIRED);
  }

  @Test
  void theSchemaHasConfirmWhereACodeCanComeBack() {
    assertThat(arm.tools())
        .allSatisfy(
            tool ->
                assertThat(
                        ((Map<?, ?>)
                            Served.map(tool.inputSchema()).getOrDefault("properties", Map.of())))
                    .matches(
                        properties ->
                            properties.containsKey("confirm") != tool.name().startsWith("move"),
                        tool.name()));
  }

  @Test
  void anOperatorAgreesToAnInstantTool() throws Exception {
    desk.approvals().reachable();
    String call =
        "{\"grip\": \"gentle\", \"for\": \"PT1S\", \"at\": \"2026-03-01T08:30:00Z\", \"from\": \"lab:1\"}";

    assertThat(refusal(() -> arm.reply("hold", call, this::withDesk)).code())
        .isEqualTo(ToolRefusal.CONSENT_PENDING);
    Approval waiting = desk.approvals().waiting().get(0);
    assertThat(waiting.message())
        .isEqualTo("gentle nothing \"x\" PT1S 2026-03-01T08:30:00Z nothing \"lab:1\"");
    desk.approvals().accept(waiting.id(), "operator");
    assertThat(arm.reply("hold", call, this::withDesk).content())
        .containsExactly(Content.text("done"));
  }

  @Test
  void namesThatAreTakenDoNotKeepAGateFromItsValues() {
    Served named =
        Served.allIn(java.nio.file.Path.of("gates/Corners.java")).get("gates.Corners_NamedTools");

    assertThat(
            asked(
                named,
                "pay",
                "{\"call\": 1, \"gate\": 2, \"named\": 3, \"body\": {\"task\": 4}, \"estimate\": 5}"))
        .isEqualTo("1 2 3 4 5");
  }

  @Test
  void inheritedGatesAskTheirOwnEstimate() {
    Served mine =
        Served.allIn(java.nio.file.Path.of("gates/Corners.java")).get("gates.Corners_MineTools");

    assertThat(asked(mine, "go", "{\"goal\": 7}")).isEqualTo("To 7. Estimate: most 7.");
  }

  @Test
  void nobodyIsAskedBeforeTheRobotStops() throws Exception {
    Served stops = Served.good("gates.Stops");

    assertThat(stops.tools()).allMatch(tool -> tool.isStop() && tool.gate() == null);
    assertThat(stops.tool("stop").scope()).isNull();
    assertThat(stops.tool("brake").scope()).isEqualTo("base:brakes");
    assertThat(stops.reply("stop", "{}").content()).containsExactly(Content.text("done"));
  }
}

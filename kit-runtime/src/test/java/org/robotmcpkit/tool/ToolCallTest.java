package org.robotmcpkit.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.ProgressAbove;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.task.TaskRequest;
import org.robotmcpkit.task.Trigger;

class ToolCallTest {
  private record EtaBelow(double seconds) {}

  private static final TaskBody NOTHING = task -> null;

  private final RequestRecorder tasks = new RequestRecorder();

  private final ToolSpec tool =
      ToolSpec.longRunning("drive", "Drives.", "{\"type\":\"object\"}", call -> call.start(NOTHING))
          .title("Drive")
          .effect(Effect.MOVES)
          .triggers(
              TriggerSpec.of(
                  "eta_below",
                  EtaBelow.class,
                  fields -> {
                    double seconds = fields.number("seconds").min(0).required();
                    return fields.buildOpen(() -> new EtaBelow(seconds));
                  }));

  @Test
  void startsATaskWithEstimateAndTriggers() {
    Map<String, Object> eta = Map.of("type", "eta_below", "seconds", 2, "note", "kept");
    Map<String, Object> half = Map.of("type", "progress_above", "percent", 50, "repeat", true);
    Map<String, Object> newer = Map.of("type", "battery_below", "percent", 20);

    call(Map.of("triggers", List.of(eta, half, newer))).start(12.5, NOTHING);

    TaskRequest request = tasks.only();
    assertThat(request.tool()).isEqualTo("drive");
    assertThat(request.body()).isSameAs(NOTHING);
    assertThat(request.estDurationS()).isEqualTo(12.5);
    assertThat(request.triggers())
        .containsExactly(
            new Trigger(eta, new EtaBelow(2)),
            new Trigger(half, new ProgressAbove(50)),
            new Trigger(newer, null));
    assertThat(request.triggers().get(1).repeats()).isTrue();
  }

  @Test
  void anEstimateThatSaysNothingIsLeftOut() {
    for (double nothing : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
      call(Map.of()).start(nothing, NOTHING);
    }
    call(Map.of()).start(NOTHING);
    call(Map.of()).start(Duration.ofSeconds(-1), NOTHING);
    call(Map.of()).start(Duration.ofMillis(1500), NOTHING);

    assertThat(tasks.requests)
        .extracting(TaskRequest::estDurationS)
        .containsExactly(null, null, null, null, null, 1.5);
  }

  @Test
  void aTimeThatMayBeUnknownIsTakenOrLeftOut() {
    ToolCall known = call(Map.of());
    known.deadline(OptionalDouble.of(2.5));
    known.start(OptionalDouble.of(1.5), NOTHING);
    ToolCall unknown = call(Map.of());
    unknown.deadline(OptionalDouble.empty());
    unknown.start(OptionalDouble.empty(), NOTHING);
    call(Map.of()).start(OptionalDouble.of(Double.NaN), NOTHING);

    assertThat(tasks.requests)
        .extracting(TaskRequest::estDurationS)
        .containsExactly(1.5, null, null);
    assertThat(tasks.requests)
        .extracting(TaskRequest::deadline)
        .containsExactly(Duration.ofMillis(2500), null, null);
  }

  @Test
  void durationsOfAnyLengthAreSeconds() {
    assertThat(ToolCall.seconds(Duration.ofMillis(-1500))).isEqualTo(-1.5);
    assertThat(ToolCall.seconds(Duration.ofSeconds(Long.MAX_VALUE, 999_999_999)))
        .isEqualTo(9.223372036854775807e18);
  }

  @Test
  void whatTheToolAndTheCallSayGoesIntoTheRequest() {
    ToolSpec moving = tool.exclusive("base", "arm");
    ToolCall call =
        new ToolCall(moving, Map.of(), Map.of("robot-mcp-kit/idempotency-key", "k1"), tasks);
    call.deadline(1.5);
    call.start(NOTHING);

    TaskRequest request = tasks.only();
    assertThat(request.exclusive()).containsExactlyInAnyOrder("base", "arm");
    assertThat(request.deadline()).isEqualTo(Duration.ofMillis(1500));
    assertThat(request.idempotency().key()).isEqualTo("k1");
  }

  @Test
  void aDeadlineThatIsNoTimeIsLeftOut() {
    for (double nothing : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      ToolCall call = call(Map.of());
      call.deadline(nothing);
      call.start(NOTHING);
    }

    assertThat(tasks.requests)
        .hasSize(4)
        .allSatisfy(request -> assertThat(request.deadline()).isNull());
  }

  @Test
  void nothingStartsWhenSomethingIsWrong() {
    assertRefused(Map.of("triggers", "soon"), "triggers must be a list (got \"soon\")");
    assertRefused(
        Map.of("triggers", List.of(Map.of("type", "eta_below"))),
        "triggers[0].seconds is missing; give a number ≥ 0");
    assertRefused(
        Map.of("triggers", List.of(Map.of("type", "eta_below", "seconds", "two"))),
        "triggers[0].seconds must be a number ≥ 0 (got \"two\")");
    assertRefused(
        Map.of("triggers", List.of(Map.of("type", "progress_above", "percent", "half"))),
        "triggers[0].percent must be a number (got \"half\")");
    assertRefused(
        Map.of("triggers", List.of(Map.of("seconds", 2))),
        "triggers[0] must be an object with a type, such as {\"type\": \"progress_above\", \"percent\": 50} (got an object)");
    assertRefused(
        Map.of("triggers", List.of("eta_below")),
        "triggers[0] must be an object with a type, such as {\"type\": \"progress_above\", \"percent\": 50} (got \"eta_below\")");
    assertRefused(
        Map.of("triggers", List.of(Map.of("type", "other", "repeat", "yes"))),
        "triggers[0].repeat must be true or false (got \"yes\")");
    assertRefused(
        Map.of("triggers", Collections.nCopies(33, Map.of("type", "other"))),
        "triggers must have at most 32 items (got 33)");
    assertRefused(Map.of("trigers", List.of()), "unknown argument trigers; did you mean triggers?");
  }

  @Test
  void triggersThatAreTooLargeTooDeepOrInfiniteAreRefused() {
    String tooLarge =
        "triggers[0] is too large: at most 4096 bytes and 8 levels, and its numbers finite";
    Object deep = 1;
    for (int level = 0; level < 5000; level++) {
      deep = List.of(deep);
    }

    assertRefused(
        Map.of("triggers", List.of(Map.of("type", "other", "text", "x".repeat(5000)))), tooLarge);
    assertRefused(Map.of("triggers", List.of(Map.of("type", "other", "deep", deep))), tooLarge);
    assertRefused(
        Map.of("triggers", List.of(Map.of("type", "other", "n", Double.POSITIVE_INFINITY))),
        tooLarge);
  }

  @Test
  void aToolKnowsWhatItWasToldAndNoBadName() {
    assertThat(tool.name()).isEqualTo("drive");
    assertThat(tool.title()).isEqualTo("Drive");
    assertThat(tool.description()).isEqualTo("Drives.");
    assertThat(tool.inputSchema()).isEqualTo("{\"type\":\"object\"}");
    assertThat(tool.effect()).isEqualTo(Effect.MOVES);
    assertThat(tool.triggers()).hasSize(1);
    tool.start().start(call(Map.of()));
    assertThat(tasks.requests).hasSize(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ToolSpec.longRunning("drive home", "", "{}", call -> call.start(NOTHING)))
        .withMessage("tool name drive home must be 1 to 64 letters, digits, _ and -");
  }

  private ToolCall call(Map<String, Object> arguments) {
    return new ToolCall(tool, arguments, Map.of(), tasks);
  }

  private void assertRefused(Map<String, Object> arguments, String... problems) {
    int before = tasks.requests.size();
    assertThatThrownBy(() -> call(arguments).start(NOTHING))
        .isInstanceOfSatisfying(
            ToolRefusal.class, refusal -> assertThat(refusal.problems()).containsExactly(problems));
    assertThat(tasks.requests).hasSize(before);
  }

  /** Records what would be started. */
  private static final class RequestRecorder extends NoTasks {
    private final List<TaskRequest> requests = new ArrayList<>();

    @Override
    public TaskInfo start(TaskRequest request) {
      requests.add(request);
      return info(request);
    }

    private TaskRequest only() {
      assertThat(requests).hasSize(1);
      return requests.get(0);
    }
  }
}

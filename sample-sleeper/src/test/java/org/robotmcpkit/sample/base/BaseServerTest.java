package org.robotmcpkit.sample.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.sample.Served;

/** The base's server as a client and a planner meet it. */
@Timeout(120)
class BaseServerTest {
  private static final Map<String, Object> TO_KITCHEN =
      Map.of("x_m", 10, "y_m", 1.5, "speed_m_s", 1);
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final LongSupplier tenfold = () -> 10 * System.nanoTime();
  private SimulatedBase base =
      new SimulatedBase(BaseModel.SMALL, SimulatedBase.IN_THE_DOCK, tenfold);
  private Served served = new Served("base", new BaseTools(new Base(base)));

  private void inRealTime() {
    served.close();
    base = SimulatedBase.inRealTime();
    served = new Served("base", new BaseTools(new Base(base)));
  }

  @AfterEach
  void close() {
    served.close();
  }

  /** Starts a drive; its task, when the wheels turn. */
  private String driving() {
    String task = served.start("navigate_to", TO_KITCHEN);
    await().atMost(PATIENCE).until(() -> base.state().isMoving());
    return task;
  }

  private void assertThatTheBaseRests() {
    Pose rest = base.state().pose();
    assertThat(base.state().isMoving()).isFalse();
    await()
        .during(Duration.ofMillis(300))
        .atMost(PATIENCE)
        .until(() -> base.state().pose().equals(rest));
  }

  @Test
  void aDriveTellsHowFarItIsFiresItsTriggersAndArrives() {
    List<Map<String, Object>> triggers =
        List.of(
            Map.of("type", "eta_below", "seconds", 5),
            Map.of("type", "zone_entered", "zone", "kitchen"),
            Map.of("type", "zone_entered", "zone", "lab"),
            Map.of("type", "progress_above", "percent", 50));
    Map<?, ?> started =
        served.answer(
            "navigate_to", Map.of("x_m", 10, "y_m", 1.5, "speed_m_s", 1, "triggers", triggers));
    assertThat(started.get("state")).isEqualTo("running");
    assertThat(((Number) started.get("est_duration_s")).doubleValue()).isBetween(9.0, 13.0);
    String task = (String) started.get("task_id");

    Map<?, ?> ended = served.end(task);
    assertThat(ended.get("state")).isEqualTo("succeeded");
    Map<?, ?> pose = (Map<?, ?>) ((Map<?, ?>) ended.get("result")).get("pose");
    assertThat((Double) pose.get("x_m")).isCloseTo(10, within(0.05));
    assertThat((Double) pose.get("y_m")).isCloseTo(1.5, within(0.05));
    assertThat(base.state().isMoving()).isFalse();

    served.awaitEvents(task, EventType.TASK_DONE);
    List<TaskEvent> events = served.events(task);
    assertThat(events).extracting(TaskEvent::seq).isSorted().doesNotHaveDuplicates();
    assertThat(events)
        .filteredOn(event -> event.type() == EventType.TRIGGER_FIRED)
        .extracting(event -> event.payload().get("trigger"))
        .containsExactlyInAnyOrder(triggers.get(0), triggers.get(1), triggers.get(3));
    assertThat(events)
        .filteredOn(event -> event.type() == EventType.PROGRESS)
        .allSatisfy(
            event ->
                assertThat(event.payload())
                    .containsOnlyKeys("eta_s", "distance_m", "percent", "pose"))
        .hasSizeGreaterThan(1)
        .last()
        .satisfies(event -> assertThat(event.payload()).containsEntry("percent", 100.0));
  }

  @Test
  void theHumanIsToldWhatWillHappenBeforeAnyWheelTurns() {
    served.start("navigate_to", Map.of("x_m", 5, "y_m", 1, "speed_m_s", 0.5));

    assertThat(served.asked())
        .singleElement()
        .asString()
        .contains(
            "The base will drive to (5.0, 1.0) m at up to 0.5 m/s. Keep the way clear.",
            "distance_m 4.0",
            "duration_s");
  }

  @ParameterizedTest
  @CsvSource({"DECLINE, DECLINED", "CANCEL, DISMISSED"})
  void withoutAYesNothingStarts(ElicitResult.Action answer, String code) {
    served.close();
    served = new Served("base", new BaseTools(new Base(base)), answer);

    CallToolResult refused = served.call("navigate_to", TO_KITCHEN);

    assertThat(refused.isError()).isTrue();
    assertThat(refused.content().toString()).contains(code);
    assertThat((List<?>) served.answer("list_tasks", Map.of()).get("tasks")).isEmpty();
    assertThat(base.state().wheelTravelRad()).isZero();
  }

  @Test
  void theStopStandsFirstAndAsksNobody() {
    assertThat(served.tools()).first().isEqualTo("stop");

    served.call("stop", Map.of());

    assertThat(served.asked()).isEmpty();
  }

  @Test
  void aGoalBesideTheFloorIsRefusedInWordsAndNoWheelTurns() {
    CallToolResult refused =
        served.call("navigate_to", Map.of("x_m", 12.5, "y_m", -1, "speed_m_s", 3));

    assertThat(refused.isError()).isTrue();
    assertThat(refused.content().toString()).contains("x_m", "12", "y_m", "speed_m_s");
    assertThat((List<?>) served.answer("list_tasks", Map.of()).get("tasks")).isEmpty();
    assertThat(base.state().wheelTravelRad()).isZero();
  }

  @Test
  void aTriggerForAZoneThatIsNotThereIsRefusedWithThoseThatAre() {
    CallToolResult refused =
        served.call(
            "navigate_to",
            Map.of(
                "x_m",
                2,
                "y_m",
                2,
                "triggers",
                List.of(Map.of("type", "zone_entered", "zone", "cellar"))));

    assertThat(refused.isError()).isTrue();
    assertThat(refused.content().toString()).contains("cellar", "dock", "kitchen", "lab");
    assertThat(base.state().wheelTravelRad()).isZero();
  }

  @Test
  void aStopBringsTheBaseToRestBeforeItAnswersAndEndsTheDrive() throws Exception {
    inRealTime();
    String task = driving();

    Map<?, ?> stopped = served.answer("stop", Map.of());

    assertThat(stopped.get("is_moving")).isEqualTo(false);
    assertThatTheBaseRests();
    Map<?, ?> ended = served.end(task);
    assertThat(ended.get("state")).isEqualTo("failed");
    assertThat((Map<?, ?>) ended.get("failure"))
        .extracting("error_code", "recoverable")
        .containsExactly("STOPPED", true);
    assertThat(served.awaitEvents(task, EventType.TASK_FAILED)).hasSize(1);
  }

  @Test
  void aStopOfABaseThatRestsIsNoError() {
    assertThat(served.call("stop", Map.of()).isError()).isFalse();
    assertThat(served.answer("stop", Map.of()).get("wheel_travel_rad")).isEqualTo(0.0);
  }

  @Test
  void aStopThatCannotHaltTheWheelsSaysSo() {
    BaseModel withoutBrakes = new BaseModel(0.1, 0.4, 10, 10, 1e-6);
    SimulatedBase runaway =
        new SimulatedBase(withoutBrakes, SimulatedBase.IN_THE_DOCK, System::nanoTime);
    runaway.drive(5, 5);
    await().atMost(PATIENCE).until(() -> runaway.state().isMoving());
    try (Served broken = new Served("base", new BaseTools(new Base(runaway)))) {
      CallToolResult answer = broken.call("stop", Map.of());

      assertThat(answer.isError()).isTrue();
      assertThat(answer.content().toString()).contains("STILL_MOVING");
    }
  }

  @Test
  void aCancelledDriveBrakesTheBaseAndEmitsNoEnd() throws Exception {
    inRealTime();
    String task = driving();

    assertThat(served.answer("cancel_task", Map.of("task_id", task)).get("state"))
        .isEqualTo("cancelled");

    await().atMost(PATIENCE).until(() -> !base.state().isMoving());
    assertThatTheBaseRests();
    assertThat(base.state().pose().distanceTo(new Point(10, 1.5))).isGreaterThan(1);
    assertThat(served.events(task)).extracting(TaskEvent::type).containsOnly(EventType.PROGRESS);
  }

  @Test
  void oneDriveAtATimeHasTheBaseAndStatusIsNeverBusy() {
    inRealTime();
    String first = driving();

    CallToolResult second = served.call("navigate_to", TO_KITCHEN);

    assertThat(second.isError()).isTrue();
    assertThat(second.content().toString()).contains("BUSY", first);
    assertThat(served.answer("joint_state", Map.of()).get("is_moving")).isEqualTo(true);
    assertThat(served.call("stop", Map.of()).isError()).isFalse();
  }

  @Test
  void aClosedServerLeavesTheBaseAtRest() {
    inRealTime();
    driving();

    served.close();

    await().atMost(PATIENCE).until(() -> !base.state().isMoving());
  }

  @Test
  void jointStateTellsWheelsPoseAndZone() {
    served.end(served.start("navigate_to", TO_KITCHEN));

    Map<?, ?> state = served.answer("joint_state", Map.of());

    BaseState now = base.state();
    assertThat(state.get("left"))
        .isEqualTo(Map.of("angle_rad", now.left().angleRad(), "speed_rad_s", 0.0));
    assertThat(state.get("right"))
        .isEqualTo(Map.of("angle_rad", now.right().angleRad(), "speed_rad_s", 0.0));
    assertThat(state.get("wheel_travel_rad")).isEqualTo(now.wheelTravelRad());
    assertThat(state.get("zone")).isEqualTo("kitchen");
  }

  @Test
  void whatIsWatchedForIsToldAsAWatchEventAndEndsTheTask() {
    List<String> watches =
        List.of(
            served.start("watch_for", Map.of("event", Map.of("type", "moved"), "timeout_s", 60)),
            served.start(
                "watch_for",
                Map.of(
                    "event", Map.of("type", "zone_entered", "zone", "kitchen"), "timeout_s", 60)),
            served.start("watch_for", Map.of("event", Map.of("type", "stopped"), "timeout_s", 60)));
    watches.forEach(watch -> served.awaitEvents(watch, EventType.PROGRESS));

    served.end(served.start("navigate_to", TO_KITCHEN));

    List<Happening> happened = base.happeningsAfter(0);
    for (int i = 0; i < watches.size(); i++) {
      Map<?, ?> ended = served.end(watches.get(i));
      assertThat(ended.get("state")).isEqualTo("succeeded");
      assertThat((Map<?, ?>) ended.get("result"))
          .extracting("number")
          .isEqualTo((int) happened.get(i).number());
      assertThat(served.awaitEvents(watches.get(i), EventType.WATCH_EVENT))
          .singleElement()
          .extracting(event -> event.payload().get("seen"))
          .isEqualTo(ended.get("result"));
    }
    assertThat((Map<?, ?>) served.end(watches.get(1)).get("result"))
        .extracting("type", "zone")
        .containsExactly("zone_entered", "kitchen");
  }

  @Test
  void whatDoesNotHappenInTimeFailsAsNotSeen() {
    String watch =
        served.start("watch_for", Map.of("event", Map.of("type", "moved"), "timeout_s", 0.2));

    assertThat((Map<?, ?>) served.end(watch).get("failure"))
        .extracting("error_code")
        .isEqualTo("NOT_SEEN");
    assertThat(served.events(watch))
        .extracting(TaskEvent::type)
        .doesNotContain(EventType.WATCH_EVENT);
  }

  @Test
  void anEventThatNobodyKnowsIsRefusedWithThoseThatAreKnown() {
    CallToolResult refused =
        served.call("watch_for", Map.of("event", Map.of("type", "fallen"), "timeout_s", 1));

    assertThat(refused.isError()).isTrue();
    assertThat(refused.content().toString()).contains("fallen", "zone_entered", "moved", "stopped");
  }

  @Test
  void theMapAndItsZonesAreResources() {
    assertThat(served.resources()).containsExactly("robos://base/map", "robos://base/zones/{zone}");

    Map<?, ?> map = served.read("robos://base/map");
    assertThat((Map<?, ?>) map.get("size"))
        .extracting("right_m", "upper_m")
        .containsExactly(12.0, 8.0);
    assertThat((List<?>) map.get("zones")).hasSize(3);
    assertThat(map.get("base")).isEqualTo(Map.of("x_m", 1.0, "y_m", 1.0, "heading_rad", 0.0));

    Map<?, ?> dock = served.read("robos://base/zones/dock");
    assertThat(dock.get("is_base_here")).isEqualTo(true);
    assertThat(dock.get("middle")).isEqualTo(Map.of("x_m", 1.0, "y_m", 1.0));
    assertThat(served.read("robos://base/zones/lab").get("is_base_here")).isEqualTo(false);
    assertThatThrownBy(() -> served.read("robos://base/zones/cellar"))
        .hasMessageContaining("cellar");
  }
}

package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;

/**
 * What a planner sees over every transport. The server is driven once; each test looks at another
 * part of that run.
 *
 * <p>The run is made before the first test and not before all of them, so that a machine without
 * Node or Python reports each test as skipped.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class TransportTest {
  private static final String INSTANT = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z";
  private static final String TASK_ID = "slee-[0-9a-f]{6}";
  private static final String[] TASK_INFO = {
    "task_id",
    "server",
    "tool",
    "state",
    "created_at",
    "updated_at",
    "triggers",
    "est_duration_s",
    "progress",
    "result",
    "failure"
  };
  private static final JsonNode NOT_FOUND = Json.parse("{\"error\":\"not_found\"}");

  private Drive drive;
  private Throwable failure;

  /** Drives the server over the transport under test. */
  abstract Drive driveIt();

  @BeforeEach
  void driveOnce() throws Throwable {
    if (failure != null) {
      throw failure;
    }
    if (drive == null) {
      try {
        drive = driveIt();
      } catch (Throwable failed) {
        failure = failed;
        throw failed;
      }
    }
  }

  @Test
  void listsTheStartToolAndTheTaskToolsWithAllHints() {
    JsonNode tools = drive.report().path("tools");

    assertThat(texts(tools, "name"))
        .containsExactlyInAnyOrder("sleep_task", "get_task", "cancel_task", "list_tasks");
    for (JsonNode tool : tools) {
      assertThat(tool.path("description").asString()).isNotBlank();
      for (String hint :
          List.of("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint")) {
        assertThat(tool.path("annotations").path(hint).isBoolean())
            .as(tool.path("name") + " " + hint)
            .isTrue();
      }
    }
    assertThat(tool("get_task").path("annotations").path("readOnlyHint").asBoolean()).isTrue();
    assertThat(tool("list_tasks").path("annotations").path("readOnlyHint").asBoolean()).isTrue();
    assertThat(tool("cancel_task").path("annotations").path("readOnlyHint").asBoolean()).isFalse();
    assertThat(tool("sleep_task").path("annotations").path("readOnlyHint").asBoolean()).isFalse();
    assertThat(tool("sleep_task").path("annotations").path("destructiveHint").asBoolean())
        .isFalse();
  }

  @Test
  void tellsAModelWhatTheStartToolTakes() {
    JsonNode schema = tool("sleep_task").path("inputSchema");

    assertThat(schema.path("properties").propertyNames())
        .containsExactlyInAnyOrder("duration_s", "fail", "triggers");
    assertThat(texts(schema.path("required"))).containsExactly("duration_s");
    assertThat(schema.path("additionalProperties").asBoolean(true)).isFalse();
    JsonNode duration = schema.path("properties").path("duration_s");
    assertThat(duration.path("type").asString()).isEqualTo("number");
    assertThat(duration.path("minimum").asDouble()).isEqualTo(0);
    assertThat(duration.path("maximum").asDouble()).isEqualTo(3600);
    assertThat(duration.path("description").asString()).isNotBlank();
  }

  @Test
  void startsATaskInWellUnder100Milliseconds() {
    List<Double> times =
        stream(drive.report().path("start_ms")).map(JsonNode::asDouble).sorted().toList();
    double first = drive.report().path("cancelling").path("started").path("ms").asDouble();
    double median = times.get(times.size() / 2);
    System.out.printf(
        "%s: a start answers in %.1f ms (median of %d; the very first %.1f ms)%n",
        getClass().getSimpleName(), median, times.size(), first);

    assertThat(median).isLessThan(100);
  }

  @Test
  void answersAStartWithARunningTask() {
    JsonNode task = json(drive.report().path("main").path("started"));

    assertThat(task.propertyNames()).containsExactly(TASK_INFO);
    assertThat(task.path("task_id").asString()).matches(TASK_ID);
    assertThat(task.path("server").asString()).isEqualTo("sleeper");
    assertThat(task.path("tool").asString()).isEqualTo("sleep_task");
    assertThat(task.path("state").asString()).isEqualTo("running");
    assertThat(task.path("created_at").asString()).matches(INSTANT);
    assertThat(task.path("updated_at").asString()).matches(INSTANT);
    assertThat(task.path("triggers").toString())
        .isEqualTo("[{\"type\":\"eta_below\",\"seconds\":2}]");
    assertThat(task.path("est_duration_s").asDouble()).isEqualTo(3);
    assertThat(task.path("progress").isNull()).isTrue();
    assertThat(task.path("result").isNull()).isTrue();
    assertThat(task.path("failure").isNull()).isTrue();
  }

  @Test
  void findsATaskFromTheMomentItsIdIsKnown() {
    JsonNode task = json(drive.report().path("main").path("first"));

    assertThat(task.path("task_id")).isEqualTo(drive.report().path("main").path("task_id"));
    assertThat(task.path("state").asString()).isEqualTo("running");
  }

  @Test
  void showsATaskUntilItHasSucceeded() {
    List<JsonNode> polled =
        stream(drive.report().path("main").path("polled")).map(TransportTest::json).toList();
    JsonNode last = polled.get(polled.size() - 1);

    assertThat(polled)
        .allSatisfy(task -> assertThat(task.propertyNames()).containsExactly(TASK_INFO));
    assertThat(last.path("state").asString()).isEqualTo("succeeded");
    assertThat(last.path("progress").path("percent").asDouble()).isEqualTo(100);
    assertThat(last.path("result").propertyNames()).containsExactly("slept_s");
    assertThat(last.path("result").path("slept_s").asDouble()).isEqualTo(3);
    assertThat(last.path("failure").isNull()).isTrue();
    Instant created = Instant.parse(last.path("created_at").asString());
    assertThat(Instant.parse(last.path("updated_at").asString()))
        .isBetween(created.plusSeconds(3), created.plusSeconds(10));
  }

  @Test
  void leavesATaskThatHasEndedAsItIsWhenItIsCancelled() {
    JsonNode answer = json(drive.report().path("main").path("cancelled_late"));

    assertThat(answer.path("state").asString()).isEqualTo("succeeded");
  }

  @Test
  void cancelsATaskAndSaysSoEachTime() {
    JsonNode part = drive.report().path("cancelling");
    JsonNode expected =
        Json.parse(
            Json.text(Map.of("task_id", part.path("task_id").asString(), "state", "cancelled")));

    assertThat(json(part.path("cancelled"))).isEqualTo(expected);
    assertThat(json(part.path("again"))).isEqualTo(expected);
    JsonNode after = json(part.path("after"));
    assertThat(after.path("state").asString()).isEqualTo("cancelled");
    assertThat(after.path("result").isNull()).isTrue();
    assertThat(after.path("failure").isNull()).isTrue();
    assertThat(after.has("stopped")).isFalse();
  }

  @Test
  void waitsForTheEndOfATaskAsLongAsItIsAsked() {
    JsonNode untilEnd = drive.report().path("waiting").path("until_end");
    JsonNode inVain = drive.report().path("waiting").path("in_vain");

    assertThat(json(untilEnd).path("state").asString()).isEqualTo("succeeded");
    assertThat(untilEnd.path("ms").asDouble()).isBetween(500.0, 5_000.0);
    assertThat(json(inVain).path("state").asString()).isEqualTo("running");
    assertThat(inVain.path("ms").asDouble()).isBetween(900.0, 5_000.0);
  }

  @Test
  void tellsWhyATaskHasFailed() {
    JsonNode task = json(drive.report().path("failing").path("answer"));
    JsonNode failure = task.path("failure");

    assertThat(task.path("state").asString()).isEqualTo("failed");
    assertThat(task.path("result").isNull()).isTrue();
    assertThat(failure.propertyNames())
        .containsExactly("error_code", "message", "recoverable", "suggestions");
    assertThat(failure.path("error_code").asString()).isEqualTo("FAKE_FAILURE");
    assertThat(failure.path("message").asString()).isNotBlank();
    assertThat(failure.path("recoverable").asBoolean()).isTrue();
    assertThat(texts(failure.path("suggestions"))).containsExactly("retry_without_fail");
  }

  @Test
  void listsRunningTasksAndPagesThroughFinishedOnes() {
    JsonNode part = drive.report().path("listing");
    List<String> running = texts(part.path("running"));

    assertThat(texts(json(part.path("only_running")).path("tasks"), "task_id"))
        .containsExactlyInAnyOrderElementsOf(running);
    List<String> all = texts(json(part.path("all")).path("tasks"), "task_id");
    assertThat(all.subList(0, 2)).containsExactlyInAnyOrderElementsOf(running);
    assertThat(all)
        .contains(drive.report().path("main").path("task_id").asString())
        .doesNotHaveDuplicates();
    JsonNode firstPage = json(part.path("first_page"));
    JsonNode secondPage = json(part.path("second_page"));
    assertThat(firstPage.path("next_cursor").isString()).isTrue();
    assertThat(texts(firstPage.path("tasks"), "task_id")).hasSize(1);
    assertThat(texts(secondPage.path("tasks"), "task_id"))
        .hasSize(1)
        .doesNotContainAnyElementsOf(texts(firstPage.path("tasks"), "task_id"));
  }

  @Test
  void doesNotKnowATaskThatNeverWas() {
    assertThat(json(drive.report().path("unknown").path("get"))).isEqualTo(NOT_FOUND);
    assertThat(json(drive.report().path("unknown").path("cancel"))).isEqualTo(NOT_FOUND);
  }

  @Test
  void givesEachAnswerAsTextAndAsStructuredContent() {
    List<JsonNode> answers = new ArrayList<>();
    collectAnswers(drive.report(), answers);

    assertThat(answers)
        .hasSizeGreaterThan(20)
        .allSatisfy(
            answer -> {
              assertThat(texts(answer.path("types"))).containsExactly("text");
              assertThat(Json.same(json(answer), answer.path("structured")))
                  .as(answer.toString())
                  .isTrue();
            });
  }

  @Test
  void refusesWrongArgumentsWithATextThatNamesThem() {
    JsonNode answers = drive.report().path("refusing").path("answers");

    assertThat(refusal(answers, "negative")).contains("duration_s", "-1", "from 0 to 3600");
    assertThat(refusal(answers, "too_long")).contains("duration_s", "3601", "from 0 to 3600");
    assertThat(refusal(answers, "text")).contains("duration_s", "long", "number", "from 0 to 3600");
    assertThat(refusal(answers, "missing")).contains("duration_s", "from 0 to 3600");
    assertThat(refusal(answers, "unknown")).contains("speed", "duration_s", "fail", "triggers");
    assertThat(refusal(answers, "triggers_no_list")).contains("triggers", "list");
    assertThat(refusal(answers, "trigger_malformed")).contains("triggers[0]", "seconds", "number");
  }

  @Test
  void startsNothingWhenTheArgumentsAreWrong() {
    JsonNode part = drive.report().path("refusing");
    List<String> before = texts(json(part.path("before")).path("tasks"), "task_id");

    assertThat(before).isNotEmpty();
    assertThat(texts(json(part.path("after")).path("tasks"), "task_id")).isEqualTo(before);
  }

  @Test
  void writesNothingButTheProtocol() {
    assertThat(texts(drive.report().path("transport_errors"))).isEmpty();
  }

  @Test
  void complainsToNobodyAboutAClientThatBehaves() {
    List<String> greetings = drive.stderr().stream().filter(line -> !line.startsWith("{")).toList();
    List<String> logged = drive.stderr().stream().filter(line -> line.startsWith("{")).toList();

    assertThat(greetings).singleElement().asString().contains("sleep_task");
    assertThat(logged)
        .allSatisfy(
            line -> assertThat(Json.parse(line).path("level").asString()).isEqualTo("INFO"));
  }

  @Test
  void signsEachEventSoThatAnotherImplementationCanVerifyIt() {
    assertThat(drive.attempts())
        .hasSizeGreaterThan(6)
        .allSatisfy(
            attempt -> {
              assertThat(attempt.isGenuine()).isTrue();
              assertThat(attempt.status()).isEqualTo(204);
              assertThat(attempt.httpVersion()).isEqualTo("HTTP/1.1");
              assertThat(attempt.header("content-type")).isEqualTo("application/json");
              assertThat(attempt.header("x-rvc-server")).isEqualTo("sleeper");
              assertThat(attempt.header("x-rvc-timestamp")).matches("\\d{10}");
              assertThat(attempt.header("x-rvc-signature")).matches("sha256=[0-9a-f]{64}");
            });
  }

  @Test
  void writesEachEventAsTheContractSays() {
    assertThat(drive.attempts())
        .allSatisfy(
            attempt -> {
              JsonNode event = attempt.event();
              assertThat(event.propertyNames())
                  .containsExactlyInAnyOrder(
                      "schema_version",
                      "event_id",
                      "task_id",
                      "server",
                      "tool",
                      "type",
                      "seq",
                      "ts",
                      "payload");
              assertThat(event.path("schema_version").isInt()).isTrue();
              assertThat(event.path("schema_version").asInt()).isEqualTo(1);
              assertThat(attempt.eventId()).matches("[0-9a-f]{32}");
              assertThat(attempt.taskId()).matches(TASK_ID);
              assertThat(event.path("server").asString()).isEqualTo("sleeper");
              assertThat(event.path("tool").asString()).isEqualTo("sleep_task");
              assertThat(event.path("ts").asString()).matches(INSTANT);
            });
    assertThat(drive.attempts()).extracting(Attempt::eventId).doesNotHaveDuplicates();
  }

  @Test
  void countsTheEventsOfATaskWithoutAHole() {
    for (String part : List.of("main", "failing", "cancelling")) {
      List<Attempt> events = drive.eventsOf(part);
      assertThat(events).isNotEmpty();
      assertThat(events)
          .extracting(Attempt::seq)
          .isEqualTo(IntStream.rangeClosed(1, events.size()).boxed().toList());
    }
  }

  @Test
  void reportsProgressEachSecond() {
    List<Attempt> progress =
        drive.eventsOf("main").stream().filter(event -> event.type().equals("progress")).toList();

    assertThat(progress).hasSize(3);
    for (int second = 1; second <= 3; second++) {
      JsonNode payload = progress.get(second - 1).payload();
      assertThat(payload.propertyNames()).containsExactlyInAnyOrder("eta_s", "percent");
      assertThat(payload.path("eta_s").asDouble()).isEqualTo(3 - second);
      assertThat(payload.path("percent").asDouble()).isCloseTo(100.0 * second / 3, within(0.01));
    }
  }

  @Test
  void postsProgressWhileTheClientIsSilent() {
    JsonNode main = drive.report().path("main");
    long from = main.path("silent_from_ms").asLong();
    long until = main.path("silent_until_ms").asLong();

    assertThat(drive.eventsOf("main"))
        .filteredOn(
            event ->
                event.type().equals("progress")
                    && event.arrivedMs() > from
                    && event.arrivedMs() < until)
        .hasSize(2);
  }

  @Test
  void firesATriggerOnceWithTheDictAsItWasPassedIn() {
    List<Attempt> events = drive.eventsOf("main");
    List<Attempt> fired =
        events.stream().filter(event -> event.type().equals("trigger_fired")).toList();

    assertThat(fired).hasSize(1);
    assertThat(fired.get(0).payload().path("trigger").toString())
        .isEqualTo("{\"type\":\"eta_below\",\"seconds\":2}");
    assertThat(fired.get(0).payload().path("eta_s").asDouble()).isLessThan(2);
  }

  @Test
  void endsATaskThatSucceedsWithItsResult() {
    List<Attempt> events = drive.eventsOf("main");
    Attempt last = events.get(events.size() - 1);

    assertThat(last.type()).isEqualTo("task_done");
    JsonNode expected = Json.parse("{\"result\":{\"slept_s\":3}}");
    assertThat(Json.same(last.payload(), expected)).as(last.payload().toString()).isTrue();
    assertThat(events).filteredOn(event -> event.type().startsWith("task_")).hasSize(1);
  }

  @Test
  void endsATaskThatFailsWithItsFailure() {
    List<Attempt> events = drive.eventsOf("failing");
    Attempt last = events.get(events.size() - 1);

    assertThat(last.type()).isEqualTo("task_failed");
    assertThat(last.payload())
        .isEqualTo(json(drive.report().path("failing").path("answer")).path("failure"));
  }

  @Test
  void postsNothingMoreForATaskThatWasCancelled() {
    Instant cancelled =
        Instant.ofEpochMilli(drive.report().path("cancelling").path("cancelled_at_ms").asLong());

    assertThat(drive.eventsOf("cancelling"))
        .isNotEmpty()
        .allSatisfy(
            event -> {
              assertThat(event.type()).isIn("progress", "trigger_fired");
              assertThat(Instant.parse(event.event().path("ts").asString()))
                  .isBeforeOrEqualTo(cancelled);
            });
  }

  private JsonNode tool(String name) {
    return stream(drive.report().path("tools"))
        .filter(tool -> tool.path("name").asString().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static String refusal(JsonNode answers, String name) {
    JsonNode answer = answers.path(name);
    assertThat(answer.path("is_error").asBoolean()).as(name + ": " + answer).isTrue();
    return answer.path("text").asString();
  }

  /** All answers of tools in a report that are no errors. */
  private static void collectAnswers(JsonNode node, List<JsonNode> found) {
    if (node.has("types") && !node.path("is_error").asBoolean()) {
      found.add(node);
    } else {
      node.forEach(child -> collectAnswers(child, found));
    }
  }

  /** The JSON in the text of a tool's answer that is no error. */
  private static JsonNode json(JsonNode answer) {
    assertThat(answer.has("text") && !answer.path("is_error").asBoolean())
        .as("no good answer: " + answer)
        .isTrue();
    return Json.parse(answer.path("text").asString());
  }

  private static List<String> texts(JsonNode list) {
    return stream(list).map(JsonNode::asString).toList();
  }

  private static List<String> texts(JsonNode list, String field) {
    return stream(list).map(item -> item.path(field).asString()).toList();
  }

  private static Stream<JsonNode> stream(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }
}

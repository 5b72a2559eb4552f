package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.server.RunningServer;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ResourceContents;
import org.robotmcpkit.tool.ResourceSpec;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;
import tools.jackson.databind.JsonNode;

/**
 * The inspector page in a real browser, used as a person would, with what it looks like kept below
 * {@code target}. Which steps there are stands in the programs beside it; what has to come of them
 * stands here.
 */
@Tag("browser")
class InspectorPageTest {
  private static final String TOKEN = "token-of-a-person-0123456789";
  private static final Duration LIMIT = Duration.ofMinutes(4);

  @Test
  void aPersonReadsToolsCallsThemAndWatchesWhatComesOfIt() {
    try (Receiver receiver = Receiver.startFailing(1)) {
      Map<String, String> environment = new HashMap<>(receiver.environment());
      environment.put("MCP_INSPECTOR", "true");
      environment.put("MCP_TOKEN", TOKEN);
      try (ChildProcess server = SampleServer.startHttp("streamable_http", environment)) {
        String page = SampleServer.address(server) + "/inspector";
        assertThat(SampleServer.readyLine(server)).endsWith("; inspector at " + page);

        JsonNode seen = drive("person.mjs", page, Map.of("token", TOKEN));

        assertThat(seen.path("before").asBoolean())
            .as("without a token it shows nothing")
            .isFalse();
        assertThat(seen.path("paint").asDouble()).isBetween(1.0, 10_000.0);
        assertThat(seen.path("stored").toString()).isEqualTo("[0,\"\",false]");
        assertThat(texts(seen.path("tools")))
            .containsExactly("sleep_task", "get_task", "cancel_task", "list_tasks");
        assertThat(seen.path("effect").asString()).isEqualTo("reversible");
        assertThat(
                seen.path("model")
                    .path("inputSchema")
                    .path("properties")
                    .path("duration_s")
                    .path("maximum")
                    .asInt())
            .isEqualTo(3600);
        assertThat(seen.path("missing").asString()).isEqualTo("is needed");
        assertThat(seen.path("noNumber").asString()).isEqualTo("must be a number from 0 to 3600");
        assertThat(seen.path("focus").asString()).isEqualTo("duration_s");
        assertThat(seen.path("tooLarge").asString()).isEqualTo("must be a number from 0 to 3600");
        assertThat(seen.path("invalid").asString()).isEqualTo("true");
        assertThat(seen.path("moved").asBoolean()).isTrue();
        assertThat(seen.path("fired").asString())
            .matches(
                "eta_below \\{\"seconds\":6} fired at \\d\\d:\\d\\d:\\d\\d\\.\\d{3} \\(seq \\d+\\)");
        assertThat(seen.path("end").asString()).isEqualTo("{\"slept_s\":8}");
        assertThat(seen.path("afterTab").asString()).isEqualTo("task-filter");
        assertThat(seen.path("onCancel").asString()).isEqualTo("Cancel");
        assertThat(texts(seen.path("states"))).containsExactly("cancelled", "succeeded");
        assertThat(seen.path("attempts").asString()).isEqualTo("2");
        assertThat(seen.path("gate").asString())
            .startsWith("http://127.0.0.1:")
            .contains(" takes events. ", "status 500");
        assertThat(seen.path("payload").path("percent").asDouble()).isEqualTo(12.5);
        assertThat(seen.path("traced").path("params").path("arguments").path("duration_s").asInt())
            .isEqualTo(8);
        assertThat(seen.path("afterClear").asInt()).as("what was cleared stays away").isZero();
        assertThat(seen.path("wholePage").asString()).contains("sleep_task").doesNotContain(TOKEN);
        assertThat(seen.path("forgotten").asString()).doesNotContain(TOKEN);
        assertSound(seen);
      }
    }
  }

  /**
   * Prints what the page takes until it shows itself, and beside it what the shortest answer of the
   * same server takes in the same browser.
   */
  @Test
  void thePageShowsItselfWithoutWaitingForAnotherFile() {
    try (ChildProcess server =
        SampleServer.startHttp("streamable_http", Map.of("MCP_INSPECTOR", "true"))) {
      String address = SampleServer.address(server);

      JsonNode seen =
          drive(
              "paint.mjs",
              address + "/inspector",
              Map.of("short", address + "/health", "rounds", "10"));

      System.out.println(
          "inspector, ms to the first paint: first visit "
              + Math.round(seen.path("first").path("paint").asDouble())
              + ", then "
              + median(seen.path("inspector"), "paint")
              + "; the shortest answer: "
              + median(seen.path("short"), "paint"));
      assertThat(seen.path("inspector")).hasSize(10);
      assertThat(seen.path("inspector"))
          .allSatisfy(
              visit -> {
                assertThat(visit.path("files").asInt(-1)).as("files it waits for").isZero();
                assertThat(visit.path("paint").asDouble()).isBetween(1.0, 10_000.0);
              });
    }
  }

  private static long median(JsonNode visits, String what) {
    return Math.round(
        StreamSupport.stream(visits.spliterator(), false)
            .mapToDouble(visit -> visit.path(what).asDouble())
            .sorted()
            .skip(visits.size() / 2)
            .findFirst()
            .orElseThrow());
  }

  @Test
  void aServerOfTheOldTransportIsCalledOverIt() {
    try (ChildProcess server = SampleServer.startHttp("sse", Map.of("MCP_INSPECTOR", "true"))) {
      JsonNode seen = drive("sse.mjs", SampleServer.address(server) + "/inspector", Map.of());

      assertThat(texts(seen.path("tools"))).contains("sleep_task");
      assertThat(seen.path("end").asString()).isEqualTo("{\"slept_s\":1}");
      assertThat(seen.path("took").asString()).endsWith(" ms");
      assertSound(seen);
    }
  }

  @Test
  void whatToolsSayIsTextAndHiddenCharactersAreSeen() throws Exception {
    try (RunningServer server = start(new Wicked(), 50)) {
      new ModernCaller(URI.create(server.address()))
          .call("get_task", Map.of("task_id", "hidden\u202E\u2066x\u200B"));

      JsonNode seen = drive("hostile.mjs", server.inspector().orElseThrow(), Map.of());

      assertThat(seen.path("description").asString()).isEqualTo(Wicked.MARKUP);
      assertThat(seen.path("answer").asString())
          .contains("<script>globalThis.pwned = 2</script>", "<i>x</i>");
      assertThat(texts(seen.path("unseen"))).startsWith("U+202E", "U+2066", "U+200B");
      assertThat(seen.path("pwned").toString()).isEqualTo("[null,1,0]");
      assertSound(seen);
    }
  }

  @Test
  void aHumanIsAskedAndAnOperatorAgreesOnThePage() {
    try (RunningServer server = start(new Wicked(), 50)) {
      String page =
          server.inspector().orElseThrow() + "#operator=" + server.operatorKey().orElseThrow();

      JsonNode seen = drive("consent.mjs", page, Map.of());

      assertThat(seen.path("address").asString()).doesNotContain("operator=");
      assertThat(seen.path("question").asString()).isEqualTo("The arm will move 2 m.");
      assertThat(seen.path("declined").asString()).contains("DECLINED");
      assertThat(seen.path("accepted").asString()).isEqualTo("succeeded");
      assertThat(seen.path("pending").asString()).contains("CONSENT_PENDING");
      assertThat(seen.path("message").asString()).isEqualTo("The oven will heat to 200 degrees.");
      assertThat(seen.path("afterwards").asString()).isEqualTo("succeeded");
      assertThat(seen.path("resource").asString()).contains("\"rooms\": 3");
      assertSound(seen);
    }
  }

  @Test
  void aThousandTasksAndTenThousandMessagesDoNotStopThePage() throws Exception {
    ToolSet naps =
        () ->
            List.of(
                ToolSpec.longRunning(
                        "nap",
                        "Naps.",
                        "{\"type\":\"object\"}",
                        call -> {
                          call.refuseIfWrong();
                          return call.start(
                              task -> {
                                task.progress(Map.of("percent", 50));
                                return Map.of("rested", true);
                              });
                        })
                    .effect(Effect.READS));
    Map<String, String> deadPlanner =
        Map.of(
            "RVC_CALLBACK_URL", "http://127.0.0.1:1/events", "RVC_EVENT_SECRET", Receiver.SECRET);
    try (RunningServer server = start(naps, 5000, deadPlanner)) {
      ExecutorService crowd = Executors.newFixedThreadPool(2);
      try {
        Future<JsonNode> page =
            crowd.submit(() -> drive("crowd.mjs", server.inspector().orElseThrow(), Map.of()));
        ModernCaller caller = new ModernCaller(URI.create(server.address()));
        for (int number = 0; !page.isDone() && number < 20_000; number++) {
          caller.call(
              number < 1000 ? "nap" : "get_task",
              number < 1000 ? Map.of() : Map.of("task_id", "none-" + number));
        }
        JsonNode seen = page.get();

        assertThat(seen.path("rows").asInt()).as("elements of rows").isBetween(10, 120);
        assertThat(seen.path("elements").asInt()).isLessThan(3000);
        assertThat(seen.path("summary").asString()).matches("\\d running, 1\\d\\d\\d in all");
        assertThat(seen.path("cards").asInt()).isEqualTo(50);
        assertThat(seen.path("longest").asDouble())
            .as("ms without an answer to the hand")
            .isLessThan(2000);
        assertThat(seen.path("scrolledMs").asInt()).isLessThan(20_000);
        assertThat(seen.path("gate").asString()).startsWith("http://127.0.0.1:1 is down");
        assertSound(seen);
      } finally {
        crowd.shutdownNow();
      }
    }
  }

  private static void assertSound(JsonNode seen) {
    assertThat(texts(seen.path("wrong"))).as("what the browser complains about").isEmpty();
    assertThat(texts(seen.path("barriers"))).as("serious barriers").isEmpty();
    assertThat(seen.path("sideways").isArray() ? texts(seen.path("sideways")) : List.of())
        .isEmpty();
    assertThat(seen.path("sideways").asInt(0)).isZero();
  }

  private static RunningServer start(ToolSet tools, int startsPerSecond) {
    return start(tools, startsPerSecond, Map.of());
  }

  private static RunningServer start(ToolSet tools, int startsPerSecond, Map<String, String> more) {
    Map<String, String> environment = new HashMap<>(more);
    environment.putAll(
        Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "MCP_REGISTRY", "off"));
    return CapabilityServer.named("wicked")
        .tools(tools)
        .startsPerSecond(startsPerSecond)
        .inspector(true)
        .environment(environment)
        .start();
  }

  /** Runs a program; what it has seen, and the pictures, are kept. */
  private static JsonNode drive(String program, String page, Map<String, String> more) {
    Path folder = NodeFolder.BROWSER.ready();
    Map<String, String> target = new HashMap<>(more);
    target.put("page", page);
    target.put("chromium", Interpreter.CHROMIUM.command());
    Path pictures = Checkout.work("inspector-pictures");
    target.put("shots", pictures.toString());
    List<String> command =
        List.of(Interpreter.NODE.command(), folder.resolve(program).toString(), Json.text(target));
    try (ChildProcess node = ChildProcess.start(program, Map.of(), command)) {
      assertThat(node.exitWithin(LIMIT)).withFailMessage(node::transcript).isZero();
      String seen = String.join("", node.stdout());
      Files.writeString(pictures.resolve(program + ".json"), seen);
      return Json.parse(seen);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asString).toList();
  }

  /** Tools that would like to be markup, and tools with gates. */
  private static final class Wicked implements ToolSet {
    static final String MARKUP =
        "Does it. <script>globalThis.pwned = 1</script><img src=x onerror=\"globalThis.pwned = 1\"><iframe src=\"javascript:1\"></iframe>";

    @Override
    public List<ToolSpec> tools() {
      return List.of(
          ToolSpec.instant(
                  "wicked",
                  MARKUP,
                  "{\"type\":\"object\",\"properties\":{\"<b>bold</b>\":{\"type\":\"string\",\"description\":\"<b>x</b>\"}}}",
                  call ->
                      ToolReply.data(
                          Map.of(
                              "said",
                              "<script>globalThis.pwned = 2</script> "
                                  + call.string("<b>bold</b>").orElse(""))))
              .title("<img src=x onerror=\"globalThis.pwned = 3\">")
              .effect(Effect.READS),
          gated("move_arm", "distance_m", GateSpec.says("The arm will move {distance_m} m.")),
          gated(
              "heat",
              "degrees",
              GateSpec.says("The oven will heat to {degrees} degrees.").by(Consent.OPERATOR)));
    }

    @Override
    public List<ResourceSpec> resources() {
      return List.of(
          ResourceSpec.of(
              "floor",
              "rooms",
              "The rooms.",
              "application/json",
              variables -> ResourceContents.json(Map.of("rooms", 3))));
    }

    private static ToolSpec gated(String name, String argument, GateSpec gate) {
      return ToolSpec.longRunning(
              name,
              "Does it.",
              "{\"type\":\"object\",\"properties\":{\""
                  + argument
                  + "\":{\"type\":\"integer\"}},\"required\":[\""
                  + argument
                  + "\"]}",
              call -> {
                int much = call.integer(argument).required();
                call.refuseIfWrong();
                call.gate().with(argument, much).pass();
                return call.start(task -> Map.of());
              })
          .effect(Effect.MOVES)
          .gate(gate);
    }
  }
}

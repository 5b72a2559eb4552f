package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolRefusal;
import org.robotmcpkit.tool.ToolSpec;
import tools.jackson.databind.json.JsonMapper;

/**
 * The schema of every tool in {@code good} is one, and it accepts what the generated code accepts.
 */
class SchemaTest {
  private static final long SEED = 20260301;
  private static final int ENOUGH = 50;
  private static final int MOST_TRIES = 20_000;

  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private static final Schema META_SCHEMA =
      REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

  /** Values of every kind, right for some arguments and wrong for most, one a line. */
  private static final List<Object> VALUES =
      Sources.lines("values.jsonl").stream()
          .map(line -> Served.map("{\"it\": " + line + "}").get("it"))
          .toList();

  static List<Path> good() {
    return Sources.in("good");
  }

  @ParameterizedTest
  @MethodSource("good")
  void everySchemaIsValid(Path good) {
    for (Served served : Served.allIn(good).values()) {
      for (ToolSpec tool : served.tools()) {
        assertThat(META_SCHEMA.validate(tool.inputSchema(), InputFormat.JSON))
            .as(tool.name())
            .isEmpty();
        assertThat(tool.inputSchema()).matches("[\\x20-\\x7e\\n]*");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("good")
  void theSdkTakesEveryTool(Path good) {
    for (Served served : Served.allIn(good).values()) {
      for (ToolSpec tool : served.tools()) {
        Tool taken =
            Tool.builder(tool.name(), McpJsonDefaults.getMapper(), tool.inputSchema()).build();

        assertThat(taken.inputSchema()).isEqualTo(Served.map(tool.inputSchema()));
      }
      assertThat(Menu.of(new RecordingTasks(), List.of(served.toolSet())).names())
          .contains("get_task");
    }
  }

  /** Each argument takes each of many values, while the others are right. */
  @ParameterizedTest
  @MethodSource("good")
  void schemaAndCodeAgreeOnEachArgument(Path good) {
    Served.allIn(good)
        .forEach(
            (holder, served) -> {
              for (ToolSpec tool : served.tools()) {
                Verdicts verdicts = new Verdicts(served, tool);
                Map<String, Object> right = example(served, tool);
                assertThat(verdicts.isRightTo(right))
                    .as(holder + " " + tool.name() + " " + right)
                    .isTrue();
                for (String name : properties(tool).keySet()) {
                  Map<String, Object> without = new LinkedHashMap<>(right);
                  without.remove(name);
                  verdicts.on(without);
                  VALUES.forEach(value -> verdicts.on(with(right, name, value)));
                }
                assertThat(verdicts.disagreements).isEmpty();
              }
            });
  }

  /**
   * At least fifty calls that are right and fifty that are not, each with something changed
   * somewhere inside.
   */
  @ParameterizedTest
  @MethodSource("good")
  void schemaAndCodeAgreeOnWholeCalls(Path good) {
    for (Served served : Served.allIn(good).values()) {
      for (ToolSpec tool : served.tools()) {
        Verdicts verdicts = new Verdicts(served, tool);
        Samples samples = new Samples(Served.map(tool.inputSchema()), VALUES, SEED);
        for (int tries = 0; tries < MOST_TRIES && !verdicts.areEnough(); tries++) {
          verdicts.on(tries % 2 == 0 ? samples.valid() : samples.changed());
        }
        assertThat(verdicts.disagreements).isEmpty();
        assertThat(verdicts.areEnough())
            .as(verdicts.right + " right, " + verdicts.wrong + " wrong")
            .isTrue();
      }
    }
  }

  @Test
  void triggersAreListedCheckedAndOpenToNewerTypes() {
    Served served = Served.good("shapes.Watcher");
    ToolSpec watch = served.tool("watch");
    Map<?, ?> triggers = (Map<?, ?>) properties(watch).get("triggers");

    assertThat((String) triggers.get("description"))
        .contains(
            "zone_entered {zones: which, backwards, floor}: Fires when the robot enters one of the zones;")
        .contains("moved {};")
        .contains("progress_above {percent}");
    assertThat(triggers.get("maxItems")).isEqualTo(32);
    Map<String, Boolean> isRight = new LinkedHashMap<>();
    isRight.put("{'type': 'zone_entered', 'zones': ['DOCK'], 'floor': 2, 'newer': true}", true);
    isRight.put("{'type': 'battery_below', 'percent': 'low'}", true);
    isRight.put("{'type': 'moved', 'repeat': false}", true);
    isRight.put("{'type': 'zone_entered'}", false);
    isRight.put("{'type': 'zone_entered', 'zones': 'DOCK'}", false);
    isRight.put("{'type': 'zone_entered', 'zones': ['DOCK'], 'floor': 'two'}", false);
    isRight.put("{'type': 'moved', 'repeat': 'yes'}", false);
    isRight.put("{'zones': ['DOCK']}", false);
    Schema schema = REGISTRY.getSchema(watch.inputSchema());
    isRight.forEach(
        (trigger, right) -> {
          String call = ("{'triggers': [" + trigger + "]}").replace('\'', '"');
          assertThat(schema.validate(call, InputFormat.JSON).isEmpty())
              .as("schema: " + trigger)
              .isEqualTo(right);
          assertThat(byCode(served, watch, Served.map(call)).isEmpty())
              .as("code: " + trigger)
              .isEqualTo(right);
        });
  }

  static List<KnownDifferences> differences() {
    return KnownDifferences.ALL;
  }

  @ParameterizedTest
  @MethodSource("differences")
  void theKnownDifferencesAreThere(KnownDifferences difference) {
    String file = difference.holder().replace("Tools", "").replace('.', '/') + ".java";
    Served served = Served.allIn(Path.of(file)).get(difference.holder());
    ToolSpec tool = served.tool(difference.tool());
    Map<String, Object> example = Served.map(difference.example());

    assertThat(bySchema(REGISTRY.getSchema(tool.inputSchema()), example)).isEmpty();
    assertThat(byCode(served, tool, example)).isNotEmpty().allMatch(difference::explains);
  }

  /** What schema and code say about calls of one tool. */
  private static final class Verdicts {
    private final List<String> disagreements = new ArrayList<>();
    private final Served served;
    private final ToolSpec tool;
    private final Schema schema;
    private int right;
    private int wrong;

    Verdicts(Served served, ToolSpec tool) {
      this.served = served;
      this.tool = tool;
      this.schema = REGISTRY.getSchema(tool.inputSchema());
    }

    boolean isRightTo(Map<String, Object> call) {
      on(call);
      return right == 1 && disagreements.isEmpty();
    }

    void on(Map<String, Object> call) {
      List<?> bySchema = bySchema(schema, call);
      List<String> byCode = byCode(served, tool, call);
      if (bySchema.isEmpty() == byCode.isEmpty()) {
        right += byCode.isEmpty() ? 1 : 0;
        wrong += byCode.isEmpty() ? 0 : 1;
      } else if (!isExplained(call, bySchema, byCode)) {
        disagreements.add(
            tool.name() + " " + call + ": schema says " + bySchema + ", code says " + byCode);
      }
    }

    private static boolean isExplained(
        Map<String, Object> call, List<?> bySchema, List<String> byCode) {
      return byCode.isEmpty()
          ? isAbout(call, "PT0.5S", bySchema, KnownDifferences.FRACTIONS)
              || isAbout(call, "@robot.lan", bySchema, KnownDifferences.HOSTS)
              || isAbout(call, "confirm=", bySchema, KnownDifferences.CONSENTS)
          : byCode.stream()
              .allMatch(
                  problem ->
                      KnownDifferences.ALL.stream().anyMatch(known -> known.explains(problem)));
    }

    private static boolean isAbout(
        Map<String, Object> call, String text, List<?> bySchema, String error) {
      return call.toString().contains(text)
          && bySchema.stream().allMatch(one -> one.toString().contains(error));
    }

    boolean areEnough() {
      return right >= ENOUGH && wrong >= ENOUGH;
    }
  }

  private static List<?> bySchema(Schema schema, Map<String, Object> call) {
    return schema.validate(
        JsonMapper.shared().writeValueAsString(call),
        InputFormat.JSON,
        context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)));
  }

  private static List<String> byCode(Served served, ToolSpec tool, Map<String, Object> call) {
    try {
      if (tool.isInstant()) {
        tool.instant().call(ToolCall.instant(tool, call, Map.of()));
      } else {
        served.call(tool.name(), call);
      }
      return List.of();
    } catch (ToolRefusal refusal) {
      // Of a call that is right a human may still have to be asked.
      return refusal.code().equals(ToolRefusal.INVALID_ARGUMENTS) ? refusal.problems() : List.of();
    } catch (Exception ofTheMethod) { // which was called, so that the call was right
      return List.of();
    }
  }

  private static Map<String, Object> with(Map<String, Object> call, String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(call);
    more.put(name, value);
    return more;
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> properties(ToolSpec tool) {
    return (Map<String, Object>)
        Served.map(tool.inputSchema()).getOrDefault("properties", Map.of());
  }

  /** The first right call that the maker of samples finds, without what may be left out. */
  private static Map<String, Object> example(Served served, ToolSpec tool) {
    Map<String, Object> schema = Served.map(tool.inputSchema());
    List<?> required = schema.get("required") instanceof List<?> names ? names : List.of();
    Samples samples = new Samples(schema, VALUES, SEED);
    return Stream.generate(samples::valid)
        .limit(MOST_TRIES)
        .peek(example -> example.keySet().retainAll(required))
        .filter(example -> byCode(served, tool, example).isEmpty())
        .findFirst()
        .orElseThrow();
  }
}

package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robotmcpkit.tool.ToolRefusal;
import org.robotmcpkit.tool.ToolSpec;
import tools.jackson.databind.json.JsonMapper;

/** A schema is one, and it accepts what the generated code accepts. */
class SchemaTest {
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private static final List<String> HOLDERS =
      List.of(
          "NoPackage",
          "names.Awkward",
          "org.robotmcpkit.sample.Sleeper",
          "shadow.Shadow",
          "shapes.Estimates",
          "shapes.Expressions",
          "shapes.Old",
          "shapes.Watcher",
          "texts.Texts",
          "types.Many",
          "types.Nulls",
          "types.Records",
          "types.Scalars");

  /** Values of every kind, right for some arguments and wrong for most, one a line. */
  private static final List<String> VALUES = Sources.lines("values.jsonl");

  static Stream<ToolSpec> tools() {
    return HOLDERS.stream().flatMap(holder -> Served.good(holder).tools().stream());
  }

  @ParameterizedTest
  @MethodSource("tools")
  void everySchemaIsValid(ToolSpec tool) {
    Schema metaSchema = REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

    assertThat(metaSchema.validate(tool.inputSchema(), InputFormat.JSON)).isEmpty();
    assertThat(tool.inputSchema()).matches("[\\x20-\\x7e\\n]*");
  }

  @ParameterizedTest
  @MethodSource("holders")
  void schemaAndCodeAgree(String holder) {
    Served served = Served.good(holder);
    List<String> disagreements = new ArrayList<>();
    for (ToolSpec tool : served.tools()) {
      Schema schema = REGISTRY.getSchema(tool.inputSchema());
      Map<String, Object> right = example(tool);
      assertThat(refusal(served, tool, right)).as(tool.name() + " " + right).isEmpty();
      for (String name : properties(tool).keySet()) {
        check(served, tool, schema, without(right, name), disagreements);
        for (String value : VALUES) {
          Map<String, Object> call = new LinkedHashMap<>(right);
          call.put(name, Served.map("{\"it\": " + value + "}").get("it"));
          check(served, tool, schema, call, disagreements);
        }
      }
      check(served, tool, schema, with(right, "no_such_argument", 1), disagreements);
    }
    assertThat(disagreements).isEmpty();
  }

  @Test
  void triggersAreListedCheckedAndOpenToNewerTypes() {
    Served served = Served.good("shapes.Watcher");
    ToolSpec watch = served.tool("watch");
    Map<?, ?> triggers = (Map<?, ?>) properties(watch).get("triggers");

    assertThat((String) triggers.get("description"))
        .contains("zone_entered {zones: which, backwards, floor}: Fires when the robot enters one of the zones;")
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
          assertThat(schema.validate(call, InputFormat.JSON).isEmpty()).as("schema: " + trigger).isEqualTo(right);
          assertThat(refusal(served, watch, Served.map(call)).isEmpty()).as("code: " + trigger).isEqualTo(right);
        });
  }

  static List<String> holders() {
    return HOLDERS;
  }

  private static void check(
      Served served, ToolSpec tool, Schema schema, Map<String, Object> call, List<String> disagreements) {
    String json = JsonMapper.shared().writeValueAsString(call);
    List<?> bySchema =
        schema.validate(
            json, InputFormat.JSON, context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)));
    List<String> byCode = refusal(served, tool, call);
    if (bySchema.isEmpty() != byCode.isEmpty()) {
      disagreements.add(tool.name() + " " + json + ": schema says " + bySchema + ", code says " + byCode);
    }
  }

  private static List<String> refusal(Served served, ToolSpec tool, Map<String, Object> call) {
    try {
      served.call(tool.name(), call);
      return List.of();
    } catch (ToolRefusal refusal) {
      return refusal.problems();
    }
  }

  private static Map<String, Object> without(Map<String, Object> call, String name) {
    Map<String, Object> less = new LinkedHashMap<>(call);
    less.remove(name);
    return less;
  }

  private static Map<String, Object> with(Map<String, Object> call, String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(call);
    more.put(name, value);
    return more;
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> properties(ToolSpec tool) {
    return (Map<String, Object>) Served.map(tool.inputSchema()).get("properties");
  }

  /** Arguments that the schema asks for. */
  private static Map<String, Object> example(ToolSpec tool) {
    return exampleObject(Served.map(tool.inputSchema()));
  }

  private static Map<String, Object> exampleObject(Map<?, ?> schema) {
    Map<String, Object> example = new LinkedHashMap<>();
    if (schema.get("required") instanceof List<?> required) {
      Map<?, ?> properties = (Map<?, ?>) schema.get("properties");
      required.forEach(name -> example.put((String) name, exampleOf((Map<?, ?>) properties.get(name))));
    }
    return example;
  }

  private static Object exampleOf(Map<?, ?> schema) {
    if (schema.get("enum") instanceof List<?> constants) {
      return constants.get(0);
    }
    return switch ((String) schema.get("type")) {
      case "number", "integer" -> schema.get("minimum") instanceof Integer min ? min : 0;
      case "boolean" -> true;
      case "array" -> List.of();
      case "object" -> exampleObject(schema);
      default -> "duration".equals(schema.get("format")) ? "PT1S" : "x";
    };
  }
}

package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.tool.ToolSpec;
import tools.jackson.databind.json.JsonMapper;

/** What the schema of a result says is true of what the kit writes. */
class ResultSchemaTest {
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private static final Schema META_SCHEMA =
      REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

  static List<Path> good() {
    return Sources.in("good");
  }

  @ParameterizedTest
  @MethodSource("good")
  void everySchemaIsOneThatStandsForItself(Path good) {
    for (Served served : Served.allIn(good).values()) {
      for (ToolSpec tool : served.tools()) {
        if (tool.resultSchema() != null) {
          assertThat(META_SCHEMA.validate(tool.resultSchema(), InputFormat.JSON))
              .as(tool.name())
              .isEmpty();
          assertThat(tool.resultSchema()).matches("[\\x20-\\x7e\\n]*").doesNotContain("$ref");
          assertThat(Served.map(tool.resultSchema()))
              .satisfiesAnyOf(
                  schema -> assertThat(schema).containsEntry("type", "object"),
                  schema -> assertThat(schema).containsOnlyKeys("anyOf"));
        }
      }
    }
  }

  /** Values with everything in them, and values with nothing in them. */
  @ParameterizedTest
  @ValueSource(strings = {"results.Types", "results.Beans"})
  void whatIsWrittenIsWhatTheSchemaSays(String holder) throws Exception {
    Served served = Served.good(holder);
    for (ToolSpec tool : served.tools()) {
      for (boolean isEmpty : List.of(false, true)) {
        Map<String, Object> result = resultOf(served, tool, isEmpty);

        assertThat(complaints(tool, result)).as(tool.name() + " " + result).isEmpty();
      }
    }
  }

  /** A schema that allows everything would agree with everything. */
  @ParameterizedTest
  @ValueSource(strings = {"results.Types", "results.Beans"})
  void everyMemberThatIsWrittenIsNamed(String holder) throws Exception {
    Served served = Served.good(holder);
    Set<String> open = new HashSet<>();
    for (ToolSpec tool : served.tools()) {
      Map<String, Object> result = resultOf(served, tool, false);
      Set<?> named = tool.resultSchema() == null ? Set.of() : properties(tool);
      if (named.isEmpty()) {
        open.add(tool.name());
      } else if (!tool.name().equals("base")) { // what subclasses add is not said
        assertThat(named.containsAll(result.keySet())).as(tool.name() + " " + result).isTrue();
      }
    }

    assertThat(open)
        .isSubsetOf(
            "routes",
            "reached",
            "node",
            "json",
            "open",
            "anything",
            "silently",
            "silently_later",
            "wrapped",
            "cut",
            "empty");
  }

  @Test
  void aWrongValueIsNoResult() {
    ToolSpec pose = Served.good("results.Types").tool("pose");

    assertThat(complaints(pose, Map.of("x_m", "far", "frame", "map"))).isNotEmpty();
    assertThat(complaints(pose, Map.of("frame", "map"))).isNotEmpty();
    assertThat(complaints(Served.good("results.Types").tool("gear"), Map.of("value", "SLOW")))
        .isNotEmpty();
    assertThat(complaints(Served.good("results.Types").tool("reached"), Map.of("at", 1)))
        .isNotEmpty();
  }

  private static Set<?> properties(ToolSpec tool) {
    return Served.map(tool.resultSchema()).get("properties") instanceof Map<?, ?> all
        ? all.keySet()
        : Set.of();
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> resultOf(Served served, ToolSpec tool, boolean isEmpty) {
    return (Map<String, Object>) served.finish(tool.name(), "{\"is_empty\": " + isEmpty + "}");
  }

  private static List<?> complaints(ToolSpec tool, Map<String, Object> result) {
    boolean isNothing = tool.resultSchema() == null || result.isEmpty();
    return isNothing
        ? List.of()
        : REGISTRY
            .getSchema(tool.resultSchema())
            .validate(
                JsonMapper.shared().writeValueAsString(result),
                InputFormat.JSON,
                context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)));
  }
}

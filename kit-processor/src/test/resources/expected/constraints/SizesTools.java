package constraints;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.PrimitiveArrays;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Sizes}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class SizesTools implements ToolSet {
  private static final String TRIGGERS = """
      {
        "type": ["array", "null"],
        "description": "What to be told about while the task runs. Each trigger fires once, or every time with \
      \\"repeat\\": true. Types: progress_above {percent}: fires when the progress reaches so many percent.",
        "maxItems": 32,
        "items": {
          "anyOf": [
            {
              "type": "object",
              "properties": {
                "type": {"const": "progress_above"},
                "percent": {"type": "number"},
                "repeat": {"type": ["boolean", "null"]}
              },
              "required": ["type", "percent"]
            },
            {
              "type": "object",
              "properties": {
                "type": {"type": "string", "not": {"enum": ["progress_above"]}},
                "repeat": {"type": ["boolean", "null"]}
              },
              "required": ["type"]
            }
          ]
        }
      }
      """;

  private static final String CONTAINERS_INPUT = """
      {
        "type": "object",
        "properties": {
          "list": {"type": "array", "items": {"type": "string"}, "minItems": 1, "maxItems": 3},
          "set": {"type": "array", "items": {"type": "integer"}, "minItems": 1, "uniqueItems": true},
          "map": {"type": "object", "additionalProperties": {"type": "integer"}, "maxProperties": 2},
          "keyed": {
            "type": "object",
            "propertyNames": {"enum": ["LEFT", "RIGHT"]},
            "additionalProperties": {"type": "boolean"},
            "minProperties": 1
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["list", "set", "map", "keyed"],
        "additionalProperties": false
      }
      """;

  private static final String ARRAYS_INPUT = """
      {
        "type": "object",
        "properties": {
          "words": {"type": "array", "items": {"type": "string"}, "maxItems": 2},
          "path": {"type": "array", "items": {"type": "number"}, "minItems": 1},
          "pair": {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["words", "path", "pair"],
        "additionalProperties": false
      }
      """;

  private static final String NESTED_INPUT = """
      {
        "type": "object",
        "properties": {
          "rows": {
            "type": "array",
            "items": {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 1},
            "maxItems": 2
          },
          "maybe": {"type": ["array", "null"], "items": {"type": "string"}, "minItems": 1},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["rows"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Sizes sizes;

  public SizesTools(Sizes sizes) {
    this.sizes = Objects.requireNonNull(sizes, "sizes");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec containers =
        ToolSpec.longRunning("containers", "Containers.", CONTAINERS_INPUT, this::containers)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec arrays =
        ToolSpec.longRunning(
                "arrays", "What stands in front of an array is about the array.", ARRAYS_INPUT, this::arrays)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec nested =
        ToolSpec.longRunning("nested", "In one another.", NESTED_INPUT, this::nested)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(containers, arrays, nested);
  }

  private TaskInfo containers(ToolCall call) {
    List<String> list = call.list("list", item -> item.string().required()).size(1, 3).required();
    Set<Integer> set = call.set("set", item -> item.integer().required()).minSize(1).required();
    Map<String, Integer> map = call.map("map", value -> value.integer().required()).maxSize(2)
        .required();
    Map<Sizes.Side, Boolean> keyed = call.map("keyed", Sizes.Side.values(),
        value -> value.bool().required()).minSize(1).required();
    call.refuseIfWrong();
    TaskBody body = task -> sizes.containers(list, set, map, keyed);
    return call.start(body);
  }

  private TaskInfo arrays(ToolCall call) {
    String[] words = call.list("words", item -> item.string().required()).maxSize(2)
        .map(list -> list.toArray(String[]::new)).required();
    double[] path = call.list("path", item -> item.number().required()).minSize(1)
        .map(PrimitiveArrays::doubles).required();
    int[] pair = call.list("pair", item -> item.integer().required()).size(2, 2)
        .map(PrimitiveArrays::ints).required();
    call.refuseIfWrong();
    TaskBody body = task -> sizes.arrays(words, path, pair);
    return call.start(body);
  }

  private TaskInfo nested(ToolCall call) {
    List<List<Integer>> rows = call.list("rows",
        item -> item.list(part -> part.integer().min(0).required()).minSize(1).required())
        .maxSize(2).required();
    Optional<List<String>> maybe = call.list("maybe", item -> item.string().required()).minSize(1)
        .optional();
    call.refuseIfWrong();
    TaskBody body = task -> sizes.nested(rows, maybe);
    return call.start(body);
  }
}

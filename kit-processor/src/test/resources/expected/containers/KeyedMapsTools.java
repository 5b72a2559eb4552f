package containers;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link KeyedMaps}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class KeyedMapsTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "angles": {
            "type": "object",
            "propertyNames": {"enum": ["BASE", "ELBOW"]},
            "additionalProperties": {"type": "number"}
          },
          "steps": {
            "type": "object",
            "propertyNames": {"enum": ["x", "y"]},
            "additionalProperties": {"type": "integer"}
          },
          "plan": {
            "type": "array",
            "items": {
              "type": "object",
              "propertyNames": {"enum": ["BASE", "ELBOW"]},
              "additionalProperties": {"type": "string", "enum": ["x", "y"]}
            }
          },
          "triggers": {
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
        },
        "required": ["angles", "steps", "plan"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final KeyedMaps keyedMaps;

  public KeyedMapsTools(KeyedMaps keyedMaps) {
    this.keyedMaps = Objects.requireNonNull(keyedMaps, "keyedMaps");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes maps.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    Map<KeyedMaps.Joint, Double> angles = call.map("angles", KeyedMaps.Joint.values(),
        value -> value.number().required()).required();
    Map<KeyedMaps.Axis, Integer> steps = call.map("steps", KeyedMaps.Axis.values(),
        KeyedMapsTools::axisName, value -> value.integer().required()).required();
    List<Map<KeyedMaps.Joint, KeyedMaps.Axis>> plan = call.list("plan",
        item -> item.map(KeyedMaps.Joint.values(), value -> value.choice(KeyedMaps.Axis.values(),
        KeyedMapsTools::axisName).required()).required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> keyedMaps.take(angles, steps, plan);
    return call.start(body);
  }

  private static String axisName(KeyedMaps.Axis axis) {
    return switch (axis) {
      case EAST -> "x";
      case NORTH -> "y";
    };
  }
}

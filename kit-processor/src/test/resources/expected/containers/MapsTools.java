package containers;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.PrimitiveArrays;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Maps}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class MapsTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "counts": {"type": "object", "additionalProperties": {"type": "integer"}},
          "points": {
            "type": "object",
            "additionalProperties": {
              "type": "object",
              "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
              "required": ["x", "y"],
              "additionalProperties": false
            }
          },
          "rows": {"type": "object", "additionalProperties": {"type": "array", "items": {"type": "number"}}},
          "flags": {
            "type": "object",
            "additionalProperties": {"type": "object", "additionalProperties": {"type": "boolean"}}
          },
          "percents": {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0, "maximum": 100}},
          "labels": {"type": ["object", "null"], "additionalProperties": {"type": "string"}},
          "vectors": {
            "type": ["object", "null"],
            "additionalProperties": {"type": "array", "items": {"type": "number"}}
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
        "required": ["counts", "points", "rows", "flags", "percents"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Maps maps;

  public MapsTools(Maps maps) {
    this.maps = Objects.requireNonNull(maps, "maps");
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
    Map<String, Integer> counts = call.map("counts", value -> value.integer().required())
        .required();
    Map<String, Maps.Point> points = call.map("points",
        value -> value.object(MapsTools::point).required()).required();
    Map<String, List<Double>> rows = call.map("rows",
        value -> value.list(item -> item.number().required()).required()).required();
    Map<String, Map<String, Boolean>> flags = call.map("flags",
        value -> value.map(part -> part.bool().required()).required()).required();
    Map<String, Integer> percents = call.map("percents",
        value -> value.integer().min(0).max(100).required()).required();
    Map<String, String> labels = call.map("labels", value -> value.string().required()).orNull();
    Optional<Map<String, double[]>> vectors = call.map("vectors",
        value -> value.list(item -> item.number().required())
        .map(PrimitiveArrays::doubles).required()).optional();
    call.refuseIfWrong();
    TaskBody body = task -> maps.take(counts, points, rows, flags, percents, labels, vectors);
    return call.start(body);
  }

  private static Maps.Point point(Arguments point) {
    double x = point.number("x").required();
    double y = point.number("y").required();
    return point.build(() -> new Maps.Point(x, y));
  }
}

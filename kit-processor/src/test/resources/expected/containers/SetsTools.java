package containers;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Sets}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class SetsTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "names": {"type": "array", "items": {"type": "string"}, "uniqueItems": true},
          "numbers": {"type": "array", "items": {"type": "integer"}, "uniqueItems": true},
          "sides": {"type": "array", "items": {"type": "string", "enum": ["LEFT", "RIGHT"]}, "uniqueItems": true},
          "points": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
              "required": ["x", "y"],
              "additionalProperties": false
            },
            "uniqueItems": true
          },
          "times": {
            "type": ["array", "null"],
            "items": {"type": "string", "format": "duration"},
            "uniqueItems": true
          },
          "rows": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}, "uniqueItems": true},
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
        "required": ["names", "numbers", "sides", "points", "rows"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Sets sets;

  public SetsTools(Sets sets) {
    this.sets = Objects.requireNonNull(sets, "sets");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes sets.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    Set<String> names = call.set("names", item -> item.string().required()).required();
    Set<Integer> numbers = call.set("numbers", item -> item.integer().required()).required();
    Set<Sets.Side> sides = call.set("sides", item -> item.choice(Sets.Side.values()).required())
        .required();
    Set<Sets.Point> points = call.set("points", item -> item.object(SetsTools::point).required())
        .required();
    Optional<Set<Duration>> times = call.set("times", item -> item.duration().required())
        .optional();
    Set<List<Integer>> rows = call.set("rows",
        item -> item.list(part -> part.integer().required()).required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> sets.take(names, numbers, sides, points, times, rows);
    return call.start(body);
  }

  private static Sets.Point point(Arguments point) {
    double x = point.number("x").required();
    double y = point.number("y").required();
    return point.build(() -> new Sets.Point(x, y));
  }
}

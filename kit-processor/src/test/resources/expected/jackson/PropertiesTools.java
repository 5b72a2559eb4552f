package jackson;

import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Properties}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class PropertiesTools implements ToolSet {
  private static final String GO_INPUT = """
      {
        "type": "object",
        "properties": {
          "target": {
            "type": "object",
            "properties": {
              "x": {"type": "number"},
              "y": {"type": ["number", "null"], "default": 1.5},
              "frame": {"type": "string", "description": "the frame, such as map"},
              "wins": {"type": "integer", "description": "the kit's own"}
            },
            "required": ["x", "frame", "wins"],
            "additionalProperties": false
          },
          "mode": {"type": ["string", "null"], "description": "how to go", "default": "fast"},
          "steps": {"type": "integer"},
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
        "required": ["target", "steps"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Properties properties;

  public PropertiesTools(Properties properties) {
    this.properties = Objects.requireNonNull(properties, "properties");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec go =
        ToolSpec.longRunning("go", "Goes.", GO_INPUT, this::go)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(go);
  }

  private TaskInfo go(ToolCall call) {
    Properties.Goal goal = call.object("target", PropertiesTools::goal).required();
    String mode = call.string("mode").orElse("fast");
    int steps = call.integer("steps").required();
    call.refuseIfWrong();
    TaskBody body = task -> properties.go(goal, mode, steps);
    return call.start(body);
  }

  private static Properties.Goal goal(Arguments goal) {
    double xM = goal.number("x").required();
    double yM = goal.number("y").orElse(1.5);
    String frame = goal.string("frame").required();
    int both = goal.integer("wins").required();
    return goal.build(() -> new Properties.Goal(xM, yM, frame, both));
  }
}

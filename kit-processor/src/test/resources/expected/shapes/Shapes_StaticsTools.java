package shapes;

import java.util.List;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Shapes.Statics}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class Shapes_StaticsTools implements ToolSet {
  private static final String ALONE_INPUT = """
      {
        "type": "object",
        "properties": {
          "statics": {"type": "boolean"},
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
        "required": ["statics"],
        "additionalProperties": false
      }
      """;

  public Shapes_StaticsTools() {
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec alone =
        ToolSpec.longRunning("alone", "Is static, and so are all others.", ALONE_INPUT, this::alone)
            .effect(Effect.READS);
    return List.of(alone);
  }

  private TaskInfo alone(ToolCall call) {
    boolean statics = call.bool("statics").required();
    call.refuseIfWrong();
    TaskBody body = task -> {
      Shapes.Statics.alone(statics);
      return null;
    };
    return call.start(body);
  }
}

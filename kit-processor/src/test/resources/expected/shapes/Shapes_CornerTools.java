package shapes;

import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Shapes.Corner}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class Shapes_CornerTools implements ToolSet {
  private static final String CUT_INPUT = """
      {
        "type": "object",
        "properties": {
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
        "additionalProperties": false
      }
      """;

  private static final String BOOLEAN_RESULT = """
      {"type": "object", "properties": {"value": {"type": "boolean"}}, "required": ["value"]}
      """;

  private final Shapes.Corner corner;

  public Shapes_CornerTools(Shapes.Corner corner) {
    this.corner = Objects.requireNonNull(corner, "corner");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec cut =
        ToolSpec.longRunning("cut", "Is an enum's method.", CUT_INPUT, this::cut)
            .result(BOOLEAN_RESULT)
            .effect(Effect.READS);
    return List.of(cut);
  }

  private TaskInfo cut(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> corner.cut();
    return call.start(body);
  }
}

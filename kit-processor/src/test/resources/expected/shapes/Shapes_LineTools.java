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
 * Serves the tools of {@link Shapes.Line}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class Shapes_LineTools implements ToolSet {
  private static final String LENGTH_INPUT = """
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

  private static final String INT_RESULT = """
      {"type": "object", "properties": {"value": {"type": "integer"}}, "required": ["value"]}
      """;

  private final Shapes.Line line;

  public Shapes_LineTools(Shapes.Line line) {
    this.line = Objects.requireNonNull(line, "line");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec length =
        ToolSpec.longRunning("length", "Is a record's accessor.", LENGTH_INPUT, this::length)
            .result(INT_RESULT)
            .effect(Effect.READS);
    return List.of(length);
  }

  private TaskInfo length(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> line.length();
    return call.start(body);
  }
}

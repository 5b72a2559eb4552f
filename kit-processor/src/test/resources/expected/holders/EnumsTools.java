package holders;

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
 * Serves the tools of {@link Enums}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class EnumsTools implements ToolSet {
  private static final String TURN_INPUT = """
      {
        "type": "object",
        "properties": {
          "other": {"type": "string", "enum": ["ONLY"]},
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
        "required": ["other"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Enums enums;

  public EnumsTools(Enums enums) {
    this.enums = Objects.requireNonNull(enums, "enums");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec turn =
        ToolSpec.longRunning("turn", "Turns.", TURN_INPUT, this::turn)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(turn);
  }

  private TaskInfo turn(ToolCall call) {
    Enums other = call.choice("other", Enums.values()).required();
    call.refuseIfWrong();
    TaskBody body = task -> enums.turn(other);
    return call.start(body);
  }
}

package names;

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
 * Serves the tools of {@link Body}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
final class BodyTools implements ToolSet {
  private static final String STRETCH_INPUT = """
      {
        "type": "object",
        "properties": {
          "call": {"type": "integer", "description": "how often it is called to stretch"},
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
        "required": ["call"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Body body;

  BodyTools(Body body) {
    this.body = Objects.requireNonNull(body, "body");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec stretch =
        ToolSpec.longRunning("stretch", "Stretches.", STRETCH_INPUT, this::stretch)
            .result(STRING_RESULT)
            .effect(Effect.REVERSIBLE);
    return List.of(stretch);
  }

  private TaskInfo stretch(ToolCall call_) {
    int call = call_.integer("call").required();
    call_.refuseIfWrong();
    TaskBody body_ = task -> body.stretch(call);
    return call_.start(body.seconds(call), body_);
  }
}

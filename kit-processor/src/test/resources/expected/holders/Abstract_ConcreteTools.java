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
 * Serves the tools of {@link Abstract.Concrete}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class Abstract_ConcreteTools implements ToolSet {
  private static final String ACT_ON_INPUT = """
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

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Abstract.Concrete concrete;

  public Abstract_ConcreteTools(Abstract.Concrete concrete) {
    this.concrete = Objects.requireNonNull(concrete, "concrete");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec actOn =
        ToolSpec.longRunning("act_on", "Acts on.", ACT_ON_INPUT, this::actOn)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(actOn);
  }

  private TaskInfo actOn(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> concrete.actOn();
    return call.start(body);
  }
}

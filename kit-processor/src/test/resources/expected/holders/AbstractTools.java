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
 * Serves the tools of {@link Abstract}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class AbstractTools implements ToolSet {
  private static final String ACT_INPUT = """
      {
        "type": "object",
        "properties": {
          "n": {"type": "integer"},
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
        "required": ["n"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Abstract abstract_;

  public AbstractTools(Abstract abstract_) {
    this.abstract_ = Objects.requireNonNull(abstract_, "abstract_");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec act =
        ToolSpec.longRunning("act", "Acts.", ACT_INPUT, this::act)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(act);
  }

  private TaskInfo act(ToolCall call) {
    int n = call.integer("n").required();
    call.refuseIfWrong();
    TaskBody body = task -> abstract_.act(n);
    return call.start(body);
  }
}

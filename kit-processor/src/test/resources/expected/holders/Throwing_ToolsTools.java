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
 * Serves the tools of {@link Throwing.Tools}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class Throwing_ToolsTools implements ToolSet {
  private static final String ACT_INPUT = """
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

  private final Throwing.Tools tools;

  public Throwing_ToolsTools(Throwing.Tools tools) {
    this.tools = Objects.requireNonNull(tools, "tools");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec act =
        ToolSpec.longRunning("act", "Throws what it likes.", ACT_INPUT, this::act)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(act);
  }

  private TaskInfo act(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> tools.act();
    return call.start(body);
  }
}

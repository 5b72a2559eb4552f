package holders;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Checked}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class CheckedTools implements ToolSet {
  private static final String TRIGGERS = """
      {
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
      """;

  private static final String ACT_INPUT = """
      {
        "type": "object",
        "properties": {
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String RUN_INPUT = """
      {
        "type": "object",
        "properties": {
          "by": {"type": "object", "additionalProperties": {"type": "integer"}},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["by"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Checked checked;

  public CheckedTools(Checked checked) {
    this.checked = Objects.requireNonNull(checked, "checked");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec act =
        ToolSpec.longRunning("act", "Acts.", ACT_INPUT, this::act)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec run =
        ToolSpec.longRunning("run", "Acts on arguments of its own.", RUN_INPUT, this::run)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(act, run);
  }

  private TaskInfo act(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> checked.act();
    return call.start(body);
  }

  private TaskInfo run(ToolCall call) {
    Map<String, Integer> by = call.map("by", value -> value.integer().required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> Checked.run(by);
    return call.start(body);
  }
}

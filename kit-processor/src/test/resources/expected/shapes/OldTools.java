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
 * Serves the tools of {@link Old}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class OldTools implements ToolSet {
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

  private static final String OLD_INPUT = """
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

  private static final String OLDER_INPUT = """
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

  private static final String FRESH_INPUT = """
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

  private static final String INT_RESULT = """
      {"type": "object", "properties": {"value": {"type": "integer"}}, "required": ["value"]}
      """;

  private final Old old;

  public OldTools(Old old) {
    this.old = Objects.requireNonNull(old, "old");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec old =
        ToolSpec.longRunning("old", "Is deprecated.", OLD_INPUT, this::old)
            .result(INT_RESULT)
            .effect(Effect.READS);
    ToolSpec older =
        ToolSpec.longRunning("older", "Will go.", OLDER_INPUT, this::older)
            .result(INT_RESULT)
            .effect(Effect.READS);
    ToolSpec fresh =
        ToolSpec.longRunning("fresh", "Stays.", FRESH_INPUT, this::fresh)
            .result(INT_RESULT)
            .effect(Effect.READS);
    return List.of(old, older, fresh);
  }

  @SuppressWarnings("deprecation")
  private TaskInfo old(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> old.old();
    return call.start(body);
  }

  @SuppressWarnings("removal")
  private TaskInfo older(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> old.older();
    return call.start(body);
  }

  private TaskInfo fresh(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> old.fresh();
    return call.start(body);
  }
}

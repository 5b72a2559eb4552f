package shapes;

import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Modes}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ModesTools implements ToolSet {
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

  private static final String OFF_INPUT = """
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

  private static final String AUTO_INPUT = """
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

  private static final String REQUIRED_INPUT = """
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

  private final Modes modes;

  public ModesTools(Modes modes) {
    this.modes = Objects.requireNonNull(modes, "modes");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec off =
        ToolSpec.longRunning("off", "Answers everybody at once.", OFF_INPUT, this::off)
            .effect(Effect.READS);
    ToolSpec auto =
        ToolSpec.longRunning("auto", "Lets those wait who can.", AUTO_INPUT, this::auto)
            .effect(Effect.READS)
            .tasks(TaskMode.AUTO)
            .exclusive("eye");
    ToolSpec required =
        ToolSpec.longRunning("required", "Serves nobody else.", REQUIRED_INPUT, this::required)
            .title("Wait")
            .effect(Effect.REVERSIBLE)
            .tasks(TaskMode.REQUIRED);
    return List.of(off, auto, required);
  }

  private TaskInfo off(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      modes.off();
      return null;
    };
    return call.start(body);
  }

  private TaskInfo auto(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      modes.auto();
      return null;
    };
    return call.start(body);
  }

  private TaskInfo required(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      modes.required();
      return null;
    };
    return call.start(body);
  }
}

package access;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.OnBusy;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolHints;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Gripper}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class GripperTools implements ToolSet {
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

  private static final String OPEN_INPUT = """
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

  private static final String READ_FORCE_DESCRIPTION = """
      Reads the force, and sets the sensor's peak value back.\
      """;

  private static final String READ_FORCE_INPUT = """
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

  private static final String WHERE_INPUT = """
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

  private static final String LOOK_INPUT = """
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

  private final Gripper gripper;

  public GripperTools(Gripper gripper) {
    this.gripper = Objects.requireNonNull(gripper, "gripper");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec open =
        ToolSpec.longRunning("open", "Opens the gripper; nothing is in it when it is called.", OPEN_INPUT, this::open)
            .effect(Effect.MOVES)
            .exclusive("arm", "gripper")
            .onBusy(OnBusy.REPLACE)
            .hints(ToolHints.of(Effect.MOVES).destructive(false).idempotent(true).openWorld(false));
    ToolSpec readForce =
        ToolSpec.longRunning("read_force", READ_FORCE_DESCRIPTION, READ_FORCE_INPUT, this::readForce)
            .effect(Effect.READS)
            .hints(ToolHints.of(Effect.READS).readOnly(false).destructive(true).idempotent(false));
    ToolSpec where =
        ToolSpec.longRunning("where", "Says where the gripper is, as its effect has it.", WHERE_INPUT, this::where)
            .effect(Effect.READS)
            .hints(ToolHints.of(Effect.READS).readOnly(true));
    ToolSpec look =
        ToolSpec.longRunning("look", "Looks around; nobody has sorted it.", LOOK_INPUT, this::look)
            .hints(ToolHints.of(Effect.UNSORTED).openWorld(false));
    return List.of(open, readForce, where, look);
  }

  private TaskInfo open(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      gripper.open();
      return null;
    };
    return call.start(Duration.ofSeconds(2), body);
  }

  private TaskInfo readForce(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      gripper.readForce();
      return null;
    };
    return call.start(body);
  }

  private TaskInfo where(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      gripper.where();
      return null;
    };
    return call.start(body);
  }

  private TaskInfo look(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      gripper.look();
      return null;
    };
    return call.start(body);
  }
}

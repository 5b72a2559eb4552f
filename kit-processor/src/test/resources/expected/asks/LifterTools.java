package asks;

import java.time.Duration;
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
 * Serves the tools of {@link Lifter}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class LifterTools implements ToolSet {
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

  private static final String LIFT_INPUT = """
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

  private static final String LOWER_INPUT = """
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

  private final Lifter lifter;

  public LifterTools(Lifter lifter) {
    this.lifter = Objects.requireNonNull(lifter, "lifter");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec lift =
        ToolSpec.longRunning("lift", "Lifts the box after a human has said yes.", LIFT_INPUT, this::lift)
            .effect(Effect.MOVES)
            .asks(true);
    ToolSpec lower =
        ToolSpec.longRunning("lower", "Lowers the box, which needs no question.", LOWER_INPUT, this::lower)
            .effect(Effect.MOVES);
    return List.of(lift, lower);
  }

  private TaskInfo lift(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      lifter.lift(task);
      return null;
    };
    return call.start(Duration.ofSeconds(20), body);
  }

  private TaskInfo lower(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      lifter.lower(task);
      return null;
    };
    return call.start(Duration.ofSeconds(20), body);
  }
}

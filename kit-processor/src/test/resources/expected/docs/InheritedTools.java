package docs;

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
 * Serves the tools of {@link Inherited}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class InheritedTools implements ToolSet {
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

  private static final String MOVE_INPUT = """
      {
        "type": "object",
        "properties": {
          "speed": {"type": "number", "description": "how fast, in m/s"},
          "mode": {"type": "string", "description": "how careful"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["speed", "mode"],
        "additionalProperties": false
      }
      """;

  private static final String STOP_INPUT = """
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

  private static final String TURN_INPUT = """
      {
        "type": "object",
        "properties": {
          "angle": {"type": "integer", "description": "so far, in degrees"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["angle"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Inherited inherited;

  public InheritedTools(Inherited inherited) {
    this.inherited = Objects.requireNonNull(inherited, "inherited");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec move =
        ToolSpec.longRunning("move", "Moves <there>.", MOVE_INPUT, this::move)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec stop =
        ToolSpec.longRunning("stop", "Stops.", STOP_INPUT, this::stop)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec turn =
        ToolSpec.longRunning("turn", "Turns. Carefully.", TURN_INPUT, this::turn)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(move, stop, turn);
  }

  private TaskInfo move(ToolCall call) {
    double speed = call.number("speed").required();
    String mode = call.string("mode").required();
    call.refuseIfWrong();
    TaskBody body = task -> inherited.move(speed, mode);
    return call.start(body);
  }

  private TaskInfo stop(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> inherited.stop();
    return call.start(body);
  }

  private TaskInfo turn(ToolCall call) {
    int angle = call.integer("angle").required();
    call.refuseIfWrong();
    TaskBody body = task -> inherited.turn(angle);
    return call.start(body);
  }
}

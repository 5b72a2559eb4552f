package inherit;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Arm}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ArmTools implements ToolSet {
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

  private static final String GRIP_INPUT = """
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

  private static final String REST_INPUT = """
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

  private static final String MOVE_INPUT = """
      {
        "type": "object",
        "properties": {
          "goal": {
            "type": "object",
            "description": "where to",
            "properties": {
              "x_m": {"type": "number", "description": "in metres"},
              "y_m": {"type": "number", "description": "in metres"}
            },
            "required": ["x_m", "y_m"],
            "additionalProperties": false
          },
          "via": {
            "type": "array",
            "description": "what to pass on the way",
            "items": {
              "type": "object",
              "properties": {
                "x_m": {"type": "number", "description": "in metres"},
                "y_m": {"type": "number", "description": "in metres"}
              },
              "required": ["x_m", "y_m"],
              "additionalProperties": false
            }
          },
          "named": {
            "type": "object",
            "additionalProperties": {
              "type": "object",
              "properties": {
                "x_m": {"type": "number", "description": "in metres"},
                "y_m": {"type": "number", "description": "in metres"}
              },
              "required": ["x_m", "y_m"],
              "additionalProperties": false
            }
          },
          "time_s": {"type": "number", "description": "how long it may take, in seconds"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["goal", "via", "named", "time_s"],
        "additionalProperties": false
      }
      """;

  private static final String MEASURE_INPUT = """
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

  private static final String STOP_INPUT = """
      {
        "type": "object",
        "properties": {
          "reason": {"type": "string"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["reason"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private static final String POSE_RESULT = """
      {
        "type": "object",
        "properties": {"x_m": {"type": ["number", "null"]}, "y_m": {"type": ["number", "null"]}},
        "required": ["x_m", "y_m"]
      }
      """;

  private static final String INT_RESULT = """
      {"type": "object", "properties": {"value": {"type": "integer"}}, "required": ["value"]}
      """;

  private final Arm arm;

  public ArmTools(Arm arm) {
    this.arm = Objects.requireNonNull(arm, "arm");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec grip =
        ToolSpec.longRunning("grip", "Grips.", GRIP_INPUT, this::grip)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec rest =
        ToolSpec.longRunning("rest", "Rests, in its own way.", REST_INPUT, this::rest)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec move =
        ToolSpec.longRunning("move", "Moves there.", MOVE_INPUT, this::move)
            .result(POSE_RESULT)
            .effect(Effect.READS);
    ToolSpec measure =
        ToolSpec.longRunning("measure", "Measures.", MEASURE_INPUT, this::measure)
            .result(INT_RESULT)
            .effect(Effect.READS);
    ToolSpec stop =
        ToolSpec.longRunning("stop", "Stops.", STOP_INPUT, this::stop)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(grip, rest, move, measure, stop);
  }

  private TaskInfo grip(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> arm.grip();
    return call.start(body);
  }

  private TaskInfo rest(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> arm.rest();
    return call.start(body);
  }

  private TaskInfo move(ToolCall call) {
    Arm.Pose goal = call.object("goal", ArmTools::pose).required();
    List<Arm.Pose> via = call.list("via", item -> item.object(ArmTools::pose).required())
        .required();
    Map<String, Arm.Pose> named = call.map("named",
        value -> value.object(ArmTools::pose).required()).required();
    double timeS = call.number("time_s").required();
    call.refuseIfWrong();
    TaskBody body = task -> arm.move(goal, via, named, timeS, task);
    return call.start(arm.estimate(goal, timeS), body);
  }

  private TaskInfo measure(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> Arm.measure();
    return call.start(body);
  }

  private TaskInfo stop(ToolCall call) {
    String reason = call.string("reason").required();
    call.refuseIfWrong();
    TaskBody body = task -> arm.stop(reason);
    return call.start(body);
  }

  private static Arm.Pose pose(Arguments pose) {
    double xM = pose.number("x_m").required();
    double yM = pose.number("y_m").required();
    return pose.build(() -> new Arm.Pose(xM, yM));
  }
}

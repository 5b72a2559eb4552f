package holders;

import java.util.List;
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
 * Serves the tools of {@link Overloads}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class OverloadsTools implements ToolSet {
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

  private static final String GO_INPUT = """
      {
        "type": "object",
        "properties": {
          "pose": {
            "type": "object",
            "properties": {"x": {"type": "number"}},
            "required": ["x"],
            "additionalProperties": false
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["pose"],
        "additionalProperties": false
      }
      """;

  private static final String GO_INPUT_ = """
      {
        "type": "object",
        "properties": {
          "place": {"type": "string"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["place"],
        "additionalProperties": false
      }
      """;

  private static final String GO_INPUT__ = """
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

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Overloads overloads;

  public OverloadsTools(Overloads overloads) {
    this.overloads = Objects.requireNonNull(overloads, "overloads");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec go =
        ToolSpec.longRunning("go_to_pose", "Goes to a pose.", GO_INPUT, this::go)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec go_ =
        ToolSpec.longRunning("go_to_place", "Goes somewhere.", GO_INPUT_, this::go_)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec go__ =
        ToolSpec.longRunning("go", "Goes.", GO_INPUT__, this::go__)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(go, go_, go__);
  }

  private TaskInfo go(ToolCall call) {
    Overloads.Pose pose = call.object("pose", OverloadsTools::pose).required();
    call.refuseIfWrong();
    TaskBody body = task -> overloads.go(pose);
    return call.start(body);
  }

  private TaskInfo go_(ToolCall call) {
    String place = call.string("place").required();
    call.refuseIfWrong();
    TaskBody body = task -> overloads.go(place);
    return call.start(body);
  }

  private TaskInfo go__(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> overloads.go();
    return call.start(body);
  }

  private static Overloads.Pose pose(Arguments pose) {
    double x = pose.number("x").required();
    return pose.build(() -> new Overloads.Pose(x));
  }
}

package beans;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Setters}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class SettersTools implements ToolSet {
  private static final String DRIVE_INPUT = """
      {
        "type": "object",
        "properties": {
          "pose": {
            "type": "object",
            "properties": {
              "x_m": {"type": ["number", "null"], "description": "in metres"},
              "frame": {"type": ["string", "null"]},
              "fast": {"type": ["boolean", "null"]},
              "tags": {"type": ["array", "null"], "items": {"type": "string"}},
              "url": {"type": ["string", "null"]}
            },
            "additionalProperties": false
          },
          "via": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "x_m": {"type": ["number", "null"], "description": "in metres"},
                "frame": {"type": ["string", "null"]},
                "fast": {"type": ["boolean", "null"]},
                "tags": {"type": ["array", "null"], "items": {"type": "string"}},
                "url": {"type": ["string", "null"]}
              },
              "additionalProperties": false
            }
          },
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
        "required": ["pose", "via"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Setters setters;

  public SettersTools(Setters setters) {
    this.setters = Objects.requireNonNull(setters, "setters");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec drive =
        ToolSpec.longRunning("drive", "Drives.", DRIVE_INPUT, this::drive)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(drive);
  }

  private TaskInfo drive(ToolCall call) {
    Setters.Pose pose = call.object("pose", SettersTools::pose).required();
    List<Setters.Pose> via = call.list("via", item -> item.object(SettersTools::pose).required())
        .required();
    call.refuseIfWrong();
    TaskBody body = task -> setters.drive(pose, via);
    return call.start(body);
  }

  private static Setters.Pose pose(Arguments pose) {
    Optional<Double> xM = pose.number("x_m").optional();
    Optional<String> frame = pose.string("frame").optional();
    Optional<Boolean> fast = pose.bool("fast").optional();
    Optional<List<String>> tags = pose.list("tags", item -> item.string().required()).optional();
    Optional<String> url = pose.string("url").optional();
    return pose.build(() -> {
      Setters.Pose built = new Setters.Pose();
      xM.ifPresent(built::setXM);
      frame.ifPresent(built::setFrame);
      fast.ifPresent(built::setFast);
      tags.ifPresent(built::setTags);
      url.ifPresent(built::setURL);
      return built;
    });
  }
}

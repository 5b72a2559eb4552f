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
 * Serves the tools of {@link Creators}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class CreatorsTools implements ToolSet {
  private static final String GO_INPUT = """
      {
        "type": "object",
        "properties": {
          "speed": {
            "type": "object",
            "properties": {"value": {"type": "number"}, "unit": {"type": ["string", "null"]}},
            "required": ["value"],
            "additionalProperties": false
          },
          "angle": {
            "type": "object",
            "properties": {
              "degrees": {"type": "number", "description": "clockwise from north"},
              "note": {"type": ["string", "null"]}
            },
            "required": ["degrees"],
            "additionalProperties": false
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
        "required": ["speed", "angle"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Creators creators;

  public CreatorsTools(Creators creators) {
    this.creators = Objects.requireNonNull(creators, "creators");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec go =
        ToolSpec.longRunning("go", "Goes.", GO_INPUT, this::go)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(go);
  }

  private TaskInfo go(ToolCall call) {
    Creators.Speed speed = call.object("speed", CreatorsTools::speed).required();
    Creators.Angle angle = call.object("angle", CreatorsTools::angle).required();
    call.refuseIfWrong();
    TaskBody body = task -> creators.go(speed, angle);
    return call.start(body);
  }

  private static Creators.Speed speed(Arguments speed) {
    double value = speed.number("value").required();
    Optional<String> unit = speed.string("unit").optional();
    return speed.build(() -> new Creators.Speed(value, unit));
  }

  private static Creators.Angle angle(Arguments angle) {
    double degrees = angle.number("degrees").required();
    Optional<String> note = angle.string("note").optional();
    return angle.build(() -> {
      Creators.Angle built = Creators.Angle.ofDegrees(degrees);
      note.ifPresent(built::setNote);
      return built;
    });
  }
}

package shapes;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link OptionalTimes}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class OptionalTimesTools implements ToolSet {
  private static final String DRIVE_INPUT = """
      {
        "type": "object",
        "properties": {
          "course": {
            "type": "object",
            "description": "where to drive",
            "properties": {
              "laps": {"type": ["integer", "null"], "description": "how many laps to drive"},
              "lap_s": {"type": ["integer", "null"], "description": "how long one of them takes, in seconds"}
            },
            "additionalProperties": false
          },
          "wait_s": {"type": ["number", "null"], "description": "how long to wait at the end, in seconds"},
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
        "required": ["course"],
        "additionalProperties": false
      }
      """;

  private final OptionalTimes optionalTimes;

  public OptionalTimesTools(OptionalTimes optionalTimes) {
    this.optionalTimes = Objects.requireNonNull(optionalTimes, "optionalTimes");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec drive =
        ToolSpec.longRunning("drive", "Drives laps, if there are any to drive.", DRIVE_INPUT, this::drive)
            .effect(Effect.REVERSIBLE);
    return List.of(drive);
  }

  private TaskInfo drive(ToolCall call) {
    OptionalTimes.Course course = call.object("course", OptionalTimesTools::course).required();
    OptionalDouble waitS = call.number("wait_s")
        .map(OptionalDouble::of).orElse(OptionalDouble.empty());
    call.refuseIfWrong();
    OptionalDouble est =
        course.laps().isEmpty() || course.lapS().isEmpty() || waitS.isEmpty()
            ? OptionalDouble.empty()
            : OptionalDouble.of((double) course.laps().getAsInt() * course.lapS().getAsLong()
                + waitS.getAsDouble());
    TaskBody body = task -> {
      optionalTimes.drive(course, waitS);
      return null;
    };
    return call.start(est, body);
  }

  private static OptionalTimes.Course course(Arguments course) {
    OptionalInt laps = course.integer("laps").map(OptionalInt::of).orElse(OptionalInt.empty());
    OptionalLong lapS = course.longInteger("lap_s")
        .map(OptionalLong::of).orElse(OptionalLong.empty());
    return course.build(() -> new OptionalTimes.Course(laps, lapS));
  }
}

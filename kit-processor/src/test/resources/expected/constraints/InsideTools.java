package constraints;

import java.util.List;
import java.util.Map;
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
 * Serves the tools of {@link Inside}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class InsideTools implements ToolSet {
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

  private static final String DRIVE_INPUT = """
      {
        "type": "object",
        "properties": {
          "goal": {
            "type": "object",
            "properties": {
              "name": {"type": "string", "minLength": 1, "pattern": "\\\\S"},
              "pose": {
                "type": "object",
                "properties": {
                  "x_m": {"type": "number", "description": "in metres", "maximum": 50},
                  "y_m": {"type": "number", "description": "in metres", "maximum": 50}
                },
                "required": ["x_m", "y_m"],
                "additionalProperties": false
              },
              "via": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "x_m": {"type": "number", "description": "in metres", "maximum": 50},
                    "y_m": {"type": "number", "description": "in metres", "maximum": 50}
                  },
                  "required": ["x_m", "y_m"],
                  "additionalProperties": false
                }
              }
            },
            "required": ["name", "pose", "via"],
            "additionalProperties": false
          },
          "speed": {
            "type": "object",
            "properties": {"limit": {"type": ["number", "null"], "minimum": 0.5}, "percent": {"type": "integer"}},
            "required": ["percent"],
            "additionalProperties": false
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["goal", "speed"],
        "additionalProperties": false
      }
      """;

  private static final String ARGUMENTS_INPUT = """
      {
        "type": "object",
        "properties": {
          "counts": {"type": "array", "items": {"type": "integer", "minimum": 1}},
          "labels": {"type": "object", "additionalProperties": {"type": "string", "maxLength": 5}},
          "rows": {
            "type": "object",
            "additionalProperties": {"type": "array", "items": {"type": "number", "exclusiveMinimum": 0}}
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["counts", "labels", "rows"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Inside inside;

  public InsideTools(Inside inside) {
    this.inside = Objects.requireNonNull(inside, "inside");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec drive =
        ToolSpec.longRunning("drive", "Drives.", DRIVE_INPUT, this::drive)
            .result(STRING_RESULT)
            .effect(Effect.REVERSIBLE);
    ToolSpec arguments =
        ToolSpec.longRunning("arguments", "Type arguments.", ARGUMENTS_INPUT, this::arguments)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(drive, arguments);
  }

  private TaskInfo drive(ToolCall call) {
    Inside.Goal goal = call.object("goal", InsideTools::goal).required();
    Inside.Speed speed = call.object("speed", InsideTools::speed).required();
    call.refuseIfWrong();
    TaskBody body = task -> inside.drive(goal, speed);
    return call.start(body);
  }

  private TaskInfo arguments(ToolCall call) {
    List<Integer> counts = call.list("counts", item -> item.integer().min(1).required()).required();
    Map<String, String> labels = call.map("labels", value -> value.string().maxSize(5).required())
        .required();
    Map<String, List<Double>> rows = call.map("rows",
        value -> value.list(item -> item.number().above(0).required()).required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> inside.arguments(counts, labels, rows);
    return call.start(body);
  }

  private static Inside.Goal goal(Arguments goal) {
    String name = goal.string("name").notBlank().required();
    Inside.Pose pose = goal.object("pose", InsideTools::pose).required();
    List<Inside.Pose> via = goal.list("via", item -> item.object(InsideTools::pose).required())
        .required();
    return goal.build(() -> new Inside.Goal(name, pose, via));
  }

  private static Inside.Pose pose(Arguments pose) {
    double xM = pose.number("x_m").max(50).required();
    double yM = pose.number("y_m").max(50).required();
    return pose.build(() -> new Inside.Pose(xM, yM));
  }

  private static Inside.Speed speed(Arguments speed) {
    Optional<Double> limit = speed.number("limit").min(0.5).optional();
    Integer percent = speed.integer("percent").required();
    return speed.build(() -> {
      Inside.Speed built = new Inside.Speed();
      limit.ifPresent(built::setLimit);
      built.percent = percent;
      return built;
    });
  }
}

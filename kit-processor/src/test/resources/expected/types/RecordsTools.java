package types;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.PrimitiveArrays;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;
import support.Grip;

/**
 * Serves the tools of {@link Records}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class RecordsTools implements ToolSet {
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
            "description": "where to",
            "properties": {
              "x_m": {"type": "number", "description": "metres east"},
              "y_m": {"type": "number", "description": "metres north"},
              "heading": {"type": ["integer", "null"], "description": "degrees from north", "minimum": 0},
              "frame": {"type": ["string", "null"]},
              "patience": {"type": ["string", "null"], "format": "duration", "default": "PT5S"},
              "tags": {"type": "array", "items": {"type": "string"}},
              "covariance": {"type": "array", "items": {"type": "number"}}
            },
            "required": ["x_m", "y_m", "tags", "covariance"],
            "additionalProperties": false
          },
          "via": {
            "type": "array",
            "description": "on the way",
            "items": {
              "type": "object",
              "properties": {
                "x_m": {"type": "number", "description": "metres east"},
                "y_m": {"type": "number", "description": "metres north"},
                "heading": {"type": ["integer", "null"], "description": "degrees from north", "minimum": 0},
                "frame": {"type": ["string", "null"]},
                "patience": {"type": ["string", "null"], "format": "duration", "default": "PT5S"},
                "tags": {"type": "array", "items": {"type": "string"}},
                "covariance": {"type": "array", "items": {"type": "number"}}
              },
              "required": ["x_m", "y_m", "tags", "covariance"],
              "additionalProperties": false
            }
          },
          "fallback": {
            "type": ["object", "null"],
            "properties": {
              "x_m": {"type": "number", "description": "metres east"},
              "y_m": {"type": "number", "description": "metres north"},
              "heading": {"type": ["integer", "null"], "description": "degrees from north", "minimum": 0},
              "frame": {"type": ["string", "null"]},
              "patience": {"type": ["string", "null"], "format": "duration", "default": "PT5S"},
              "tags": {"type": "array", "items": {"type": "string"}},
              "covariance": {"type": "array", "items": {"type": "number"}}
            },
            "required": ["x_m", "y_m", "tags", "covariance"],
            "additionalProperties": false
          },
          "grip": {
            "type": ["object", "null"],
            "properties": {
              "width_mm": {"type": "integer", "description": "in millimetres", "minimum": 0, "maximum": 120},
              "force": {"type": ["number", "null"], "description": "in newtons", "default": 20.5}
            },
            "required": ["width_mm"],
            "additionalProperties": false
          },
          "empty": {"type": "object", "properties": {}, "additionalProperties": false},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["goal", "via", "empty"],
        "additionalProperties": false
      }
      """;

  private static final String PACK_INPUT = """
      {
        "type": "object",
        "properties": {
          "box": {
            "type": "object",
            "properties": {"box": {"type": "integer"}, "item": {"type": "string"}, "call": {"type": "boolean"}},
            "required": ["box", "item", "call"],
            "additionalProperties": false
          },
          "grips": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "width_mm": {"type": "integer", "description": "in millimetres", "minimum": 0, "maximum": 120},
                "force": {"type": ["number", "null"], "description": "in newtons", "default": 20.5}
              },
              "required": ["width_mm"],
              "additionalProperties": false
            }
          },
          "more": {
            "type": ["array", "null"],
            "items": {
              "type": "object",
              "properties": {
                "width_mm": {"type": "integer", "description": "in millimetres", "minimum": 0, "maximum": 120},
                "force": {"type": ["number", "null"], "description": "in newtons", "default": 20.5}
              },
              "required": ["width_mm"],
              "additionalProperties": false
            }
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["box", "grips"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Records records;

  public RecordsTools(Records records) {
    this.records = Objects.requireNonNull(records, "records");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec drive =
        ToolSpec.longRunning("drive", "Drives there.", DRIVE_INPUT, this::drive)
            .result(STRING_RESULT)
            .effect(Effect.REVERSIBLE);
    ToolSpec pack =
        ToolSpec.longRunning("pack", "Packs.", PACK_INPUT, this::pack)
            .result(STRING_RESULT)
            .effect(Effect.REVERSIBLE);
    return List.of(drive, pack);
  }

  private TaskInfo drive(ToolCall call) {
    Records.Pose goal = call.object("goal", RecordsTools::pose).required();
    List<Records.Pose> via = call.list("via", item -> item.object(RecordsTools::pose).required())
        .required();
    Optional<Records.Pose> fallback = call.object("fallback", RecordsTools::pose).optional();
    Grip grip = call.object("grip", RecordsTools::grip).orNull();
    Records.Empty empty = call.object("empty", RecordsTools::empty).required();
    call.refuseIfWrong();
    TaskBody body = task -> records.drive(goal, via, fallback, grip, empty);
    return call.start(body);
  }

  private TaskInfo pack(ToolCall call) {
    Records.Box box = call.object("box", RecordsTools::box).required();
    Grip[] grips = call.list("grips", item -> item.object(RecordsTools::grip).required())
        .map(list -> list.toArray(Grip[]::new)).required();
    Optional<List<Grip>> more = call.list("more",
        item -> item.object(RecordsTools::grip).required()).optional();
    call.refuseIfWrong();
    TaskBody body = task -> records.pack(box, grips, more);
    return call.start(body);
  }

  private static Records.Pose pose(Arguments pose) {
    double xM = pose.number("x_m").required();
    double yM = pose.number("y_m").required();
    Optional<Integer> heading = pose.integer("heading").min(0).optional();
    String frame = pose.string("frame").orNull();
    Duration patience = pose.duration("patience").orElse(Duration.ofSeconds(5));
    List<String> tags = pose.list("tags", item -> item.string().required()).required();
    double[] covariance = pose.list("covariance", item -> item.number().required())
        .map(PrimitiveArrays::doubles).required();
    return pose.build(() -> new Records.Pose(xM, yM, heading, frame, patience, tags, covariance));
  }

  private static Grip grip(Arguments grip) {
    int widthMm = grip.integer("width_mm").min(0).max(120).required();
    double forceN = grip.number("force").orElse(20.5);
    return grip.build(() -> new Grip(widthMm, forceN));
  }

  private static Records.Empty empty(Arguments empty) {
    return empty.build(() -> new Records.Empty());
  }

  private static Records.Box box(Arguments box_) {
    int box = box_.integer("box").required();
    String item = box_.string("item").required();
    boolean call = box_.bool("call").required();
    return box_.build(() -> new Records.Box(box, item, call));
  }
}

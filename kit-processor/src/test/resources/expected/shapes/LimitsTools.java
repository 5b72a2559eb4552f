package shapes;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Limits}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class LimitsTools implements ToolSet {
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

  private static final String DOCK_INPUT = """
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

  private static final String DRIVE_INPUT = """
      {
        "type": "object",
        "properties": {
          "duration_s": {"type": "number", "description": "in seconds"},
          "limit": {"type": "string", "format": "duration"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["duration_s", "limit"],
        "additionalProperties": false
      }
      """;

  private static final String AWAIT_INPUT = """
      {
        "type": "object",
        "properties": {
          "seconds": {"type": "integer"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["seconds"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Limits limits;

  public LimitsTools(Limits limits) {
    this.limits = Objects.requireNonNull(limits, "limits");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec dock =
        ToolSpec.longRunning("dock", "Drives to the dock.", DOCK_INPUT, this::dock)
            .effect(Effect.MOVES)
            .exclusive("base");
    ToolSpec drive =
        ToolSpec.longRunning("drive", "Drives for a while.", DRIVE_INPUT, this::drive)
            .result(STRING_RESULT)
            .effect(Effect.MOVES)
            .exclusive("base", "arm")
            .gate(GateSpec.says("The base will drive for {duration_s} s."));
    ToolSpec await =
        ToolSpec.longRunning("await", "Waits for the driver, holding no thread.", AWAIT_INPUT, this::await)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(dock, drive, await);
  }

  private TaskInfo dock(ToolCall call) {
    call.refuseIfWrong();
    call.deadline(Duration.ofMinutes(5));
    TaskBody body = task -> {
      limits.dock();
      return null;
    };
    return call.start(Duration.ofSeconds(90), body);
  }

  private TaskInfo drive(ToolCall call) {
    double durationS = call.number("duration_s").required();
    Duration limit = call.duration("limit").required();
    call.refuseIfWrong();
    call.gate().with("duration_s", durationS).estimate(Limits.way(durationS)).pass();
    call.deadline(limit);
    TaskBody body = task -> limits.drive(durationS, limit);
    return call.start(durationS, body);
  }

  private TaskInfo await(ToolCall call) {
    Integer seconds = call.integer("seconds").required();
    call.refuseIfWrong();
    call.deadline(seconds);
    TaskBody body = task -> limits.await(seconds);
    return call.start(body);
  }
}

package shapes;

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
 * Serves the tools of {@link Estimates}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class EstimatesTools implements ToolSet {
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

  private static final String SECONDS_INPUT = """
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

  private static final String MINUTES_INPUT = """
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

  private static final String HOURS_INPUT = """
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

  private static final String MILLIS_INPUT = """
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

  private static final String ISO_INPUT = """
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

  private static final String NONE_INPUT = """
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

  private static final String MICROS_INPUT = """
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

  private static final String BY_JAVA_NAME_INPUT = """
      {
        "type": "object",
        "properties": {
          "est": {"type": "string", "format": "duration"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["est"],
        "additionalProperties": false
      }
      """;

  private static final String BY_WIRE_NAME_INPUT = """
      {
        "type": "object",
        "properties": {
          "how_long": {"type": ["integer", "null"], "default": 3},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String BY_FLOAT_INPUT = """
      {
        "type": "object",
        "properties": {
          "seconds": {"type": "number"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["seconds"],
        "additionalProperties": false
      }
      """;

  private final Estimates estimates;

  public EstimatesTools(Estimates estimates) {
    this.estimates = Objects.requireNonNull(estimates, "estimates");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec seconds =
        ToolSpec.longRunning("seconds", "A.", SECONDS_INPUT, this::seconds)
            .effect(Effect.REVERSIBLE);
    ToolSpec minutes =
        ToolSpec.longRunning("minutes", "B.", MINUTES_INPUT, this::minutes)
            .effect(Effect.REVERSIBLE);
    ToolSpec hours =
        ToolSpec.longRunning("hours", "C.", HOURS_INPUT, this::hours)
            .effect(Effect.REVERSIBLE);
    ToolSpec millis =
        ToolSpec.longRunning("millis", "D.", MILLIS_INPUT, this::millis)
            .effect(Effect.REVERSIBLE);
    ToolSpec iso =
        ToolSpec.longRunning("iso", "E.", ISO_INPUT, this::iso)
            .effect(Effect.REVERSIBLE);
    ToolSpec none =
        ToolSpec.longRunning("none", "F.", NONE_INPUT, this::none)
            .effect(Effect.REVERSIBLE);
    ToolSpec micros =
        ToolSpec.longRunning("micros", "G.", MICROS_INPUT, this::micros)
            .effect(Effect.REVERSIBLE);
    ToolSpec byJavaName =
        ToolSpec.longRunning("by_java_name", "H.", BY_JAVA_NAME_INPUT, this::byJavaName)
            .effect(Effect.REVERSIBLE);
    ToolSpec byWireName =
        ToolSpec.longRunning("by_wire_name", "I.", BY_WIRE_NAME_INPUT, this::byWireName)
            .effect(Effect.REVERSIBLE);
    ToolSpec byFloat =
        ToolSpec.longRunning("by_float", "J.", BY_FLOAT_INPUT, this::byFloat)
            .effect(Effect.REVERSIBLE);
    return List.of(seconds, minutes, hours, millis, iso, none, micros, byJavaName, byWireName,
        byFloat);
  }

  private TaskInfo seconds(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      estimates.seconds();
      return null;
    };
    return call.start(Duration.ofSeconds(90), body);
  }

  private TaskInfo minutes(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      estimates.minutes();
      return null;
    };
    return call.start(Duration.ofSeconds(90), body);
  }

  private TaskInfo hours(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      estimates.hours();
      return null;
    };
    return call.start(Duration.ofHours(2), body);
  }

  private TaskInfo millis(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      estimates.millis();
      return null;
    };
    return call.start(Duration.ofMillis(500), body);
  }

  private TaskInfo iso(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      estimates.iso();
      return null;
    };
    return call.start(Duration.ofMinutes(2), body);
  }

  private TaskInfo none(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      estimates.none();
      return null;
    };
    return call.start(Duration.ZERO, body);
  }

  private TaskInfo micros(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      estimates.micros();
      return null;
    };
    return call.start(Duration.ofSeconds(0, 1000), body);
  }

  private TaskInfo byJavaName(ToolCall call) {
    Duration howLong = call.duration("est").required();
    call.refuseIfWrong();
    TaskBody body = task -> {
      estimates.byJavaName(howLong);
      return null;
    };
    return call.start(howLong, body);
  }

  private TaskInfo byWireName(ToolCall call) {
    Integer howLong = call.integer("how_long").orElse(3);
    call.refuseIfWrong();
    TaskBody body = task -> {
      estimates.byWireName(howLong);
      return null;
    };
    return call.start(howLong, body);
  }

  private TaskInfo byFloat(ToolCall call) {
    float seconds = call.floatNumber("seconds").required();
    call.refuseIfWrong();
    TaskBody body = task -> {
      estimates.byFloat(seconds);
      return null;
    };
    return call.start(seconds, body);
  }
}

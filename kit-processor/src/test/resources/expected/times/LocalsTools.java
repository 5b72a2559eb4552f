package times;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Locals}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class LocalsTools implements ToolSet {
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

  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "day": {"type": "string", "format": "date"},
          "time": {"type": "string", "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\\\.[0-9]{1,9})?)?$"},
          "both": {
            "type": "string",
            "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\\\.[0-9]{1,9})?)?$"
          },
          "until": {
            "type": ["string", "null"],
            "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\\\.[0-9]{1,9})?)?$"
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["day", "time", "both"],
        "additionalProperties": false
      }
      """;

  private static final String DEFAULTS_INPUT = """
      {
        "type": "object",
        "properties": {
          "day": {"type": ["string", "null"], "format": "date", "default": "2026-03-01"},
          "time": {
            "type": ["string", "null"],
            "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\\\.[0-9]{1,9})?)?$",
            "default": "08:30"
          },
          "both": {
            "type": ["string", "null"],
            "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\\\.[0-9]{1,9})?)?$",
            "default": "2026-03-01T08:30:00"
          },
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

  private final Locals locals;

  public LocalsTools(Locals locals) {
    this.locals = Objects.requireNonNull(locals, "locals");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes local times.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec defaults =
        ToolSpec.longRunning("defaults", "Has defaults.", DEFAULTS_INPUT, this::defaults)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take, defaults);
  }

  private TaskInfo take(ToolCall call) {
    LocalDate day = call.date("day").required();
    LocalTime time = call.time("time").required();
    LocalDateTime both = call.dateTime("both").required();
    Optional<LocalTime> until = call.time("until").optional();
    call.refuseIfWrong();
    TaskBody body = task -> locals.take(day, time, both, until);
    return call.start(body);
  }

  private TaskInfo defaults(ToolCall call) {
    LocalDate day = call.date("day").orElse(LocalDate.parse("2026-03-01"));
    LocalTime time = call.time("time").orElse(LocalTime.parse("08:30"));
    LocalDateTime both = call.dateTime("both").orElse(LocalDateTime.parse("2026-03-01T08:30:00"));
    call.refuseIfWrong();
    TaskBody body = task -> locals.defaults(day, time, both);
    return call.start(body);
  }
}

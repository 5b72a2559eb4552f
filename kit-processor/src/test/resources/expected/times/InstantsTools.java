package times;

import java.time.Instant;
import java.time.OffsetDateTime;
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
 * Serves the tools of {@link Instants}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class InstantsTools implements ToolSet {
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
          "from": {"type": "string", "format": "date-time"},
          "to": {"type": "string", "format": "date-time"},
          "until": {"type": ["string", "null"], "format": "date-time"},
          "all": {"type": "array", "items": {"type": "string", "format": "date-time"}},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["from", "to", "all"],
        "additionalProperties": false
      }
      """;

  private static final String DEFAULTS_INPUT = """
      {
        "type": "object",
        "properties": {
          "from": {"type": ["string", "null"], "format": "date-time", "default": "2026-03-01T08:30:00Z"},
          "to": {"type": ["string", "null"], "format": "date-time", "default": "2026-03-01T08:30:00+01:00"},
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

  private final Instants instants;

  public InstantsTools(Instants instants) {
    this.instants = Objects.requireNonNull(instants, "instants");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes points in time.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec defaults =
        ToolSpec.longRunning("defaults", "Has defaults.", DEFAULTS_INPUT, this::defaults)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take, defaults);
  }

  private TaskInfo take(ToolCall call) {
    Instant from = call.instant("from").required();
    OffsetDateTime to = call.offsetDateTime("to").required();
    Instant until = call.instant("until").orNull();
    List<Instant> all = call.list("all", item -> item.instant().required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> instants.take(from, to, until, all);
    return call.start(body);
  }

  private TaskInfo defaults(ToolCall call) {
    Instant from = call.instant("from").orElse(Instant.parse("2026-03-01T08:30:00Z"));
    OffsetDateTime to = call.offsetDateTime("to")
        .orElse(OffsetDateTime.parse("2026-03-01T08:30:00+01:00"));
    call.refuseIfWrong();
    TaskBody body = task -> instants.defaults(from, to);
    return call.start(body);
  }
}

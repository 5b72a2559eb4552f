package jackson;

import java.time.Instant;
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
 * Serves the tools of {@link Formats}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class FormatsTools implements ToolSet {
  private static final String LOG_INPUT = """
      {
        "type": "object",
        "properties": {
          "event": {
            "type": "object",
            "properties": {
              "at": {"type": "string", "format": "date-time"},
              "size": {"type": "number"},
              "count": {"type": "integer"},
              "tags": {"type": "array", "items": {"type": "string"}},
              "on": {"type": "boolean"}
            },
            "required": ["at", "size", "count", "tags", "on"],
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
        "required": ["event"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Formats formats;

  public FormatsTools(Formats formats) {
    this.formats = Objects.requireNonNull(formats, "formats");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec log =
        ToolSpec.longRunning("log", "Logs.", LOG_INPUT, this::log)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(log);
  }

  private TaskInfo log(ToolCall call) {
    Formats.Event event = call.object("event", FormatsTools::event).required();
    call.refuseIfWrong();
    TaskBody body = task -> formats.log(event);
    return call.start(body);
  }

  private static Formats.Event event(Arguments event) {
    Instant at = event.instant("at").required();
    double size = event.number("size").required();
    int count = event.integer("count").required();
    List<String> tags = event.list("tags", item -> item.string().required()).required();
    boolean on = event.bool("on").required();
    return event.build(() -> new Formats.Event(at, size, count, tags, on));
  }
}

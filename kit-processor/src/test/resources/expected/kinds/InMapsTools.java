package kinds;

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
 * Serves the tools of {@link InMaps}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class InMapsTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "by_name": {
            "type": "object",
            "additionalProperties": {
              "type": "object",
              "oneOf": [
                {
                  "type": "object",
                  "properties": {"type": {"const": "tick"}, "at": {"type": "integer"}},
                  "required": ["type", "at"],
                  "additionalProperties": false
                },
                {
                  "type": "object",
                  "properties": {"type": {"const": "tock"}, "why": {"type": "string"}},
                  "required": ["type", "why"],
                  "additionalProperties": false
                }
              ]
            }
          },
          "envelope": {
            "type": "object",
            "properties": {
              "id": {"type": "string"},
              "content": {
                "type": "object",
                "oneOf": [
                  {
                    "type": "object",
                    "properties": {"type": {"const": "tick"}, "at": {"type": "integer"}},
                    "required": ["type", "at"],
                    "additionalProperties": false
                  },
                  {
                    "type": "object",
                    "properties": {"type": {"const": "tock"}, "why": {"type": "string"}},
                    "required": ["type", "why"],
                    "additionalProperties": false
                  }
                ]
              }
            },
            "required": ["id", "content"],
            "additionalProperties": false
          },
          "events": {
            "type": "array",
            "items": {
              "type": "object",
              "oneOf": [
                {
                  "type": "object",
                  "properties": {"type": {"const": "tick"}, "at": {"type": "integer"}},
                  "required": ["type", "at"],
                  "additionalProperties": false
                },
                {
                  "type": "object",
                  "properties": {"type": {"const": "tock"}, "why": {"type": "string"}},
                  "required": ["type", "why"],
                  "additionalProperties": false
                }
              ]
            }
          },
          "last": {
            "type": ["object", "null"],
            "oneOf": [
              {
                "type": "object",
                "properties": {"type": {"const": "tick"}, "at": {"type": "integer"}},
                "required": ["type", "at"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {"type": {"const": "tock"}, "why": {"type": "string"}},
                "required": ["type", "why"],
                "additionalProperties": false
              },
              {"type": "null"}
            ]
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
        "required": ["by_name", "envelope", "events"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final InMaps inMaps;

  public InMapsTools(InMaps inMaps) {
    this.inMaps = Objects.requireNonNull(inMaps, "inMaps");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes them.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    Map<String, InMaps.Event> byName = call.map("by_name",
        value -> value.object(InMapsTools::event).required()).required();
    InMaps.Envelope<InMaps.Event> envelope = call.object("envelope", InMapsTools::envelopeOfEvent)
        .required();
    InMaps.Event[] events = call.list("events", item -> item.object(InMapsTools::event).required())
        .map(list -> list.toArray(InMaps.Event[]::new)).required();
    Optional<InMaps.Event> last = call.object("last", InMapsTools::event).optional();
    call.refuseIfWrong();
    TaskBody body = task -> inMaps.take(byName, envelope, events, last);
    return call.start(body);
  }

  private static InMaps.Event event(Arguments event) {
    return event.<InMaps.Event>variants("type")
        .variant("tick", InMapsTools::tick)
        .variant("tock", InMapsTools::tock)
        .build();
  }

  private static InMaps.Tick tick(Arguments tick) {
    int at = tick.integer("at").required();
    return tick.build(() -> new InMaps.Tick(at));
  }

  private static InMaps.Tock tock(Arguments tock) {
    String why = tock.string("why").required();
    return tock.build(() -> new InMaps.Tock(why));
  }

  private static InMaps.Envelope<InMaps.Event> envelopeOfEvent(Arguments envelope) {
    String id = envelope.string("id").required();
    InMaps.Event content = envelope.object("content", InMapsTools::event).required();
    return envelope.build(() -> new InMaps.Envelope<>(id, content));
  }
}

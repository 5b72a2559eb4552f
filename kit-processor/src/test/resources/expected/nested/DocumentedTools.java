package nested;

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
 * Serves the tools of {@link Documented}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class DocumentedTools implements ToolSet {
  private static final String TRAVEL_INPUT = """
      {
        "type": "object",
        "properties": {
          "trip": {
            "type": "object",
            "description": "where to, in what order",
            "properties": {
              "from": {
                "type": "object",
                "description": "the start",
                "properties": {
                  "x_m": {"type": "number", "description": "metres east"},
                  "y_m": {"type": "number", "description": "metres north"}
                },
                "required": ["x_m", "y_m"],
                "additionalProperties": false
              },
              "stops": {
                "type": "array",
                "description": "Places on the way",
                "items": {
                  "type": "object",
                  "properties": {
                    "x_m": {"type": "number", "description": "metres east"},
                    "y_m": {"type": "number", "description": "metres north"}
                  },
                  "required": ["x_m", "y_m"],
                  "additionalProperties": false
                }
              }
            },
            "required": ["from", "stops"],
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
        "required": ["trip"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Documented documented;

  public DocumentedTools(Documented documented) {
    this.documented = Objects.requireNonNull(documented, "documented");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec travel =
        ToolSpec.longRunning("travel", "Travels.", TRAVEL_INPUT, this::travel)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(travel);
  }

  private TaskInfo travel(ToolCall call) {
    Documented.Trip trip = call.object("trip", DocumentedTools::trip).required();
    call.refuseIfWrong();
    TaskBody body = task -> documented.travel(trip);
    return call.start(body);
  }

  private static Documented.Trip trip(Arguments trip) {
    Documented.Place from = trip.object("from", DocumentedTools::place).required();
    List<Documented.Place> stops = trip.list("stops",
        item -> item.object(DocumentedTools::place).required()).required();
    return trip.build(() -> new Documented.Trip(from, stops));
  }

  private static Documented.Place place(Arguments place) {
    double xM = place.number("x_m").required();
    double yM = place.number("y_m").required();
    return place.build(() -> new Documented.Place(xM, yM));
  }
}

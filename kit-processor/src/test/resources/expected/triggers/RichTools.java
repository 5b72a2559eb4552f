package triggers;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;
import org.robotmcpkit.tool.TriggerSpec;

/**
 * Serves the tools of {@link Rich}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class RichTools implements ToolSet {
  private static final String WATCH_INPUT = """
      {
        "type": "object",
        "properties": {
          "route": {"$ref": "#/$defs/route"},
          "triggers": {
            "type": ["array", "null"],
            "description": "What to be told about while the task runs. Each trigger fires once, or every time with \
      \\"repeat\\": true. Types: near {point, within, zones}; after {time, counts}; on_route {route}; progress_above \
      {percent}: fires when the progress reaches so many percent.",
            "maxItems": 32,
            "items": {
              "anyOf": [
                {
                  "type": "object",
                  "properties": {
                    "type": {"const": "near"},
                    "point": {
                      "type": "object",
                      "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                      "required": ["x", "y"],
                      "additionalProperties": false
                    },
                    "within": {"type": ["number", "null"]},
                    "zones": {
                      "type": "array",
                      "items": {"type": "string", "enum": ["dock", "hall"]},
                      "uniqueItems": true
                    },
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type", "point", "zones"]
                },
                {
                  "type": "object",
                  "properties": {
                    "type": {"const": "after"},
                    "time": {"type": "string", "format": "date-time"},
                    "counts": {
                      "type": "object",
                      "propertyNames": {"enum": ["dock", "hall"]},
                      "additionalProperties": {"type": "integer"}
                    },
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type", "time", "counts"]
                },
                {
                  "type": "object",
                  "properties": {
                    "type": {"const": "on_route"},
                    "route": {"$ref": "#/$defs/route"},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type", "route"]
                },
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
                    "type": {"type": "string", "not": {"enum": ["near", "after", "on_route", "progress_above"]}},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type"]
                }
              ]
            }
          }
        },
        "required": ["route"],
        "additionalProperties": false,
        "$defs": {
          "route": {
            "type": "object",
            "properties": {
              "at": {
                "type": "object",
                "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                "required": ["x", "y"],
                "additionalProperties": false
              },
              "next": {"anyOf": [{"$ref": "#/$defs/route"}, {"type": "null"}]}
            },
            "required": ["at"],
            "additionalProperties": false
          }
        }
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private static final TriggerSpec<Rich.Near> NEAR =
      TriggerSpec.of("near", Rich.Near.class, RichTools::near);

  private static final TriggerSpec<Rich.After> AFTER =
      TriggerSpec.of("after", Rich.After.class, RichTools::after);

  private static final TriggerSpec<Rich.OnRoute> ON_ROUTE =
      TriggerSpec.of("on_route", Rich.OnRoute.class, RichTools::onRoute);

  private final Rich rich;

  public RichTools(Rich rich) {
    this.rich = Objects.requireNonNull(rich, "rich");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec watch =
        ToolSpec.longRunning("watch", "Watches.", WATCH_INPUT, this::watch)
            .result(STRING_RESULT)
            .effect(Effect.READS)
            .triggers(NEAR, AFTER, ON_ROUTE);
    return List.of(watch);
  }

  private TaskInfo watch(ToolCall call) {
    Rich.Route route = call.object("route", RichTools::route).required();
    call.refuseIfWrong();
    TaskBody body = task -> rich.watch(route, task);
    return call.start(body);
  }

  private static Rich.Route route(Arguments route) {
    Rich.Point at = route.object("at", RichTools::point).required();
    Optional<Rich.Route> next = route.object("next", RichTools::route).optional();
    return route.build(() -> new Rich.Route(at, next));
  }

  private static Rich.Point point(Arguments point) {
    double x = point.number("x").required();
    double y = point.number("y").required();
    return point.build(() -> new Rich.Point(x, y));
  }

  private static Rich.Near near(Arguments trigger) {
    Rich.Point point = trigger.object("point", RichTools::point).required();
    Double within = trigger.number("within").orNull();
    Set<Rich.Zone> zones = trigger.set("zones", item -> item.choice(Rich.Zone.values(),
        RichTools::zoneName).required()).required();
    return trigger.buildOpen(() -> new Rich.Near(point, within, zones));
  }

  private static Rich.After after(Arguments trigger) {
    Instant time = trigger.instant("time").required();
    Map<Rich.Zone, Integer> counts = trigger.map("counts", Rich.Zone.values(), RichTools::zoneName,
        value -> value.integer().required()).required();
    return trigger.buildOpen(() -> new Rich.After(time, counts));
  }

  private static Rich.OnRoute onRoute(Arguments trigger) {
    Rich.Route route = trigger.object("route", RichTools::route).required();
    return trigger.buildOpen(() -> new Rich.OnRoute(route));
  }

  private static String zoneName(Rich.Zone zone) {
    return switch (zone) {
      case DOCK -> "dock";
      case HALL -> "hall";
    };
  }
}

package shapes;

import java.util.List;
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
import org.robotmcpkit.tool.TriggerSpec;
import support.Far;

/**
 * Serves the tools of {@link Watcher}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class WatcherTools implements ToolSet {
  private static final String WATCH_INPUT = """
      {
        "type": "object",
        "properties": {
          "triggers": {
            "type": ["array", "null"],
            "description": "What to be told about while the task runs. Each trigger fires once, or every time with \
      \\"repeat\\": true. Types: zone_entered {zones: which, backwards, floor}: Fires when the robot enters one of \
      the zones; moved {}; near {meters}; progress_above {percent}: fires when the progress reaches so many percent.",
            "maxItems": 32,
            "items": {
              "anyOf": [
                {
                  "type": "object",
                  "properties": {
                    "type": {"const": "zone_entered"},
                    "zones": {
                      "type": "array",
                      "description": "which",
                      "items": {"type": "string", "enum": ["DOCK", "KITCHEN"]}
                    },
                    "backwards": {"type": ["boolean", "null"], "default": false},
                    "floor": {"type": ["integer", "null"]},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type", "zones"]
                },
                {
                  "type": "object",
                  "properties": {"type": {"const": "moved"}, "repeat": {"type": ["boolean", "null"]}},
                  "required": ["type"]
                },
                {
                  "type": "object",
                  "properties": {
                    "type": {"const": "near"},
                    "meters": {"type": "number"},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type", "meters"]
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
                    "type": {"type": "string", "not": {"enum": ["zone_entered", "moved", "near", "progress_above"]}},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type"]
                }
              ]
            }
          }
        },
        "additionalProperties": false
      }
      """;

  private static final String WATCH_LESS_INPUT = """
      {
        "type": "object",
        "properties": {
          "moved": {"type": "string"},
          "triggers": {
            "type": ["array", "null"],
            "description": "What to be told about while the task runs. Each trigger fires once, or every time with \
      \\"repeat\\": true. Types: moved {}; progress_above {percent}: fires when the progress reaches so many \
      percent.",
            "maxItems": 32,
            "items": {
              "anyOf": [
                {
                  "type": "object",
                  "properties": {"type": {"const": "moved"}, "repeat": {"type": ["boolean", "null"]}},
                  "required": ["type"]
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
                    "type": {"type": "string", "not": {"enum": ["moved", "progress_above"]}},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type"]
                }
              ]
            }
          }
        },
        "required": ["moved"],
        "additionalProperties": false
      }
      """;

  private static final TriggerSpec<Watcher.ZoneEntered> ZONE_ENTERED =
      TriggerSpec.of("zone_entered", Watcher.ZoneEntered.class, WatcherTools::zoneEntered);

  private static final TriggerSpec<Watcher.Moved> MOVED =
      TriggerSpec.of("moved", Watcher.Moved.class, WatcherTools::moved);

  private static final TriggerSpec<Far.Near> NEAR =
      TriggerSpec.of("near", Far.Near.class, WatcherTools::near);

  private final Watcher watcher;

  public WatcherTools(Watcher watcher) {
    this.watcher = Objects.requireNonNull(watcher, "watcher");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec watch =
        ToolSpec.longRunning("watch", "Watches.", WATCH_INPUT, this::watch)
            .effect(Effect.READS)
            .triggers(ZONE_ENTERED, MOVED, NEAR);
    ToolSpec watchLess =
        ToolSpec.longRunning("watch_less", "Watches less.", WATCH_LESS_INPUT, this::watchLess)
            .effect(Effect.READS)
            .triggers(MOVED);
    return List.of(watch, watchLess);
  }

  private TaskInfo watch(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      watcher.watch();
      return null;
    };
    return call.start(body);
  }

  private TaskInfo watchLess(ToolCall call) {
    String moved = call.string("moved").required();
    call.refuseIfWrong();
    TaskBody body = task -> {
      watcher.watchLess(moved);
      return null;
    };
    return call.start(body);
  }

  private static Watcher.ZoneEntered zoneEntered(Arguments trigger) {
    List<Watcher.Zone> zones = trigger.list("zones",
        item -> item.choice(Watcher.Zone.values()).required()).required();
    boolean backwards = trigger.bool("backwards").orElse(false);
    Optional<Integer> floor = trigger.integer("floor").optional();
    return trigger.buildOpen(() -> new Watcher.ZoneEntered(zones, backwards, floor));
  }

  private static Watcher.Moved moved(Arguments trigger) {
    return trigger.buildOpen(() -> new Watcher.Moved());
  }

  private static Far.Near near(Arguments trigger) {
    double meters = trigger.number("meters").required();
    return trigger.buildOpen(() -> new Far.Near(meters));
  }
}

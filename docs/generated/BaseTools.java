package org.robotmcpkit.sample.base;

import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ResourceContents;
import org.robotmcpkit.tool.ResourceSpec;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolHints;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;
import org.robotmcpkit.tool.TriggerSpec;

/**
 * Serves the tools of {@link Base}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class BaseTools implements ToolSet {
  private static final String NAVIGATE_TO_DESCRIPTION = """
      Drive the base in a straight line to a place on the floor, and stand there. The resource map has the zones and \
      where the base is.\
      """;

  private static final String NAVIGATE_TO_GATE = """
      The base will drive to ({x_m}, {y_m}) m at up to {speed_m_s} m/s. Keep the way clear.\
      """;

  private static final String NAVIGATE_TO_INPUT = """
      {
        "type": "object",
        "properties": {
          "x_m": {
            "type": "number",
            "description": "how far from the left edge of the floor, in metres",
            "minimum": 0,
            "maximum": 12
          },
          "y_m": {
            "type": "number",
            "description": "how far from the lower edge of the floor, in metres",
            "minimum": 0,
            "maximum": 8
          },
          "speed_m_s": {
            "type": ["number", "null"],
            "description": "how fast at most, in metres per second",
            "minimum": 0.1,
            "maximum": 1,
            "default": 0.5
          },
          "triggers": {
            "type": ["array", "null"],
            "description": "What to be told about while the task runs. Each trigger fires once, or every time with \
      \\"repeat\\": true. Types: eta_below {seconds}: fires when the estimated remaining time falls below so many \
      seconds; zone_entered {zone}: fires when the base enters that zone; progress_above {percent}: fires when the \
      progress reaches so many percent.",
            "maxItems": 32,
            "items": {
              "anyOf": [
                {
                  "type": "object",
                  "properties": {
                    "type": {"const": "eta_below"},
                    "seconds": {"type": "number"},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type", "seconds"]
                },
                {
                  "type": "object",
                  "properties": {
                    "type": {"const": "zone_entered"},
                    "zone": {"type": "string", "enum": ["dock", "kitchen", "lab"]},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type", "zone"]
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
                    "type": {"type": "string", "not": {"enum": ["eta_below", "zone_entered", "progress_above"]}},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type"]
                }
              ]
            }
          }
        },
        "required": ["x_m", "y_m"],
        "additionalProperties": false
      }
      """;

  private static final String STOP_DESCRIPTION = """
      Stop the base now, whatever it is doing. A navigate_to that is running ends with STOPPED.\
      """;

  private static final String STOP_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String JOINT_STATE_DESCRIPTION = """
      Tell how far and how fast the wheels turn, and where the base is.\
      """;

  private static final String JOINT_STATE_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String WATCH_FOR_DESCRIPTION = """
      Watch the base, whoever drives it, until something happens: a watch_event tells of it, and the task ends. If \
      it has not happened in time, the task fails with NOT_SEEN. What was so before does not count.\
      """;

  private static final String WATCH_FOR_INPUT = """
      {
        "type": "object",
        "properties": {
          "event": {
            "type": "object",
            "description": "what to watch for",
            "oneOf": [
              {
                "type": "object",
                "properties": {
                  "type": {"const": "zone_entered"},
                  "zone": {"type": "string", "enum": ["dock", "kitchen", "lab"]}
                },
                "required": ["type", "zone"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {"type": {"const": "moved"}},
                "required": ["type"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {"type": {"const": "stopped"}},
                "required": ["type"],
                "additionalProperties": false
              }
            ]
          },
          "timeout_s": {
            "type": "number",
            "description": "how long to watch, in seconds",
            "exclusiveMinimum": 0,
            "maximum": 3600
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
        "required": ["event", "timeout_s"],
        "additionalProperties": false
      }
      """;

  private static final String ARRIVED_RESULT = """
      {
        "type": "object",
        "properties": {
          "pose": {
            "type": ["object", "null"],
            "properties": {
              "x_m": {"type": ["number", "null"]},
              "y_m": {"type": ["number", "null"]},
              "heading_rad": {"type": ["number", "null"]}
            },
            "required": ["x_m", "y_m", "heading_rad"]
          }
        },
        "required": ["pose"]
      }
      """;

  private static final String JOINT_STATE_RESULT = """
      {
        "type": "object",
        "properties": {
          "left": {
            "type": ["object", "null"],
            "properties": {"angle_rad": {"type": ["number", "null"]}, "speed_rad_s": {"type": ["number", "null"]}},
            "required": ["angle_rad", "speed_rad_s"],
            "description": "the left wheel"
          },
          "right": {
            "type": ["object", "null"],
            "properties": {"angle_rad": {"type": ["number", "null"]}, "speed_rad_s": {"type": ["number", "null"]}},
            "required": ["angle_rad", "speed_rad_s"],
            "description": "the right wheel"
          },
          "wheel_travel_rad": {
            "type": ["number", "null"],
            "description": "how far both have turned in all, forwards and backwards; 0: never"
          },
          "is_moving": {"type": "boolean", "description": "whether a wheel turns"},
          "pose": {
            "type": ["object", "null"],
            "properties": {
              "x_m": {"type": ["number", "null"]},
              "y_m": {"type": ["number", "null"]},
              "heading_rad": {"type": ["number", "null"]}
            },
            "required": ["x_m", "y_m", "heading_rad"],
            "description": "where the base is"
          },
          "zone": {"enum": ["dock", "kitchen", "lab", null], "description": "the zone that it is in; null: none"}
        },
        "required": ["left", "right", "wheel_travel_rad", "is_moving", "pose", "zone"]
      }
      """;

  private static final String HAPPENING_RESULT = """
      {
        "type": "object",
        "properties": {
          "number": {"type": "integer"},
          "type": {"enum": ["moved", "stopped", "zone_entered", null]},
          "zone": {"enum": ["dock", "kitchen", "lab", null]},
          "pose": {
            "type": ["object", "null"],
            "properties": {
              "x_m": {"type": ["number", "null"]},
              "y_m": {"type": ["number", "null"]},
              "heading_rad": {"type": ["number", "null"]}
            },
            "required": ["x_m", "y_m", "heading_rad"]
          },
          "time_s": {"type": ["number", "null"]}
        },
        "required": ["number", "type", "zone", "pose", "time_s"]
      }
      """;

  private static final TriggerSpec<Base.EtaBelow> ETA_BELOW =
      TriggerSpec.of("eta_below", Base.EtaBelow.class, BaseTools::etaBelow);

  private static final TriggerSpec<Watchable.ZoneEntered> ZONE_ENTERED =
      TriggerSpec.of("zone_entered", Watchable.ZoneEntered.class, BaseTools::zoneEntered);

  private final Base base;

  public BaseTools(Base base) {
    this.base = Objects.requireNonNull(base, "base");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec navigateTo =
        ToolSpec.longRunning("navigate_to", NAVIGATE_TO_DESCRIPTION, NAVIGATE_TO_INPUT, this::navigateTo)
            .result(ARRIVED_RESULT)
            .effect(Effect.MOVES)
            .triggers(ETA_BELOW, ZONE_ENTERED)
            .exclusive("base")
            .gate(GateSpec.says(NAVIGATE_TO_GATE));
    ToolSpec stop =
        ToolSpec.instant("stop", STOP_DESCRIPTION, STOP_INPUT, this::stop)
            .result(JOINT_STATE_RESULT)
            .effect(Effect.REVERSIBLE)
            .hints(ToolHints.of(Effect.REVERSIBLE).idempotent(true))
            .stop();
    ToolSpec jointState =
        ToolSpec.instant("joint_state", JOINT_STATE_DESCRIPTION, JOINT_STATE_INPUT, this::jointState)
            .result(JOINT_STATE_RESULT)
            .effect(Effect.READS);
    ToolSpec watchFor =
        ToolSpec.longRunning("watch_for", WATCH_FOR_DESCRIPTION, WATCH_FOR_INPUT, this::watchFor)
            .result(HAPPENING_RESULT)
            .effect(Effect.READS);
    return List.of(navigateTo, stop, jointState, watchFor);
  }

  @Override
  public List<ResourceSpec> resources() {
    ResourceSpec map =
        ResourceSpec.of(
                "map", "map",
                "The floor: its size, its zones, and where the base is.",
                "application/json", this::map);
    ResourceSpec zone =
        ResourceSpec.of(
                "zones/{zone}", "zone",
                "One zone of the floor: where it lies, and whether the base is in it.",
                "application/json", this::zone);
    return List.of(map, zone);
  }

  private TaskInfo navigateTo(ToolCall call) {
    double xM = call.number("x_m").min(0).max(12).required();
    double yM = call.number("y_m").min(0).max(8).required();
    double speedMS = call.number("speed_m_s").min(0.1).max(1).orElse(0.5);
    call.refuseIfWrong();
    call.gate()
        .with("x_m", xM)
        .with("y_m", yM)
        .with("speed_m_s", speedMS)
        .estimate(base.driveEstimate(xM, yM, speedMS))
        .pass();
    call.deadline(30 / speedMS + 30);
    TaskBody body = task -> base.navigateTo(xM, yM, speedMS, task);
    return call.start(base.driveTime(xM, yM, speedMS), body);
  }

  private ToolReply stop(ToolCall call) throws Exception {
    call.refuseIfWrong();
    return ToolReply.data(base.stop());
  }

  private ToolReply jointState(ToolCall call) {
    call.refuseIfWrong();
    return ToolReply.data(base.jointState());
  }

  private TaskInfo watchFor(ToolCall call) {
    Watchable event = call.object("event", BaseTools::watchable).required();
    double timeoutS = call.number("timeout_s").above(0).max(3600).required();
    call.refuseIfWrong();
    TaskBody body = task -> base.watchFor(event, timeoutS, task);
    return call.start(body);
  }

  private ResourceContents map(Arguments variables) {
    variables.refuseIfWrong();
    return ResourceContents.json(base.map());
  }

  private ResourceContents zone(Arguments variables) {
    Zone zone = variables.choice("zone", Zone.values(), BaseTools::zoneName).required();
    variables.refuseIfWrong();
    return ResourceContents.json(base.zone(zone));
  }

  private static Watchable watchable(Arguments watchable) {
    return watchable.<Watchable>variants("type")
        .variant("zone_entered", BaseTools::zoneEntered_)
        .variant("moved", BaseTools::moved)
        .variant("stopped", BaseTools::stopped)
        .build();
  }

  private static Watchable.ZoneEntered zoneEntered_(Arguments zoneEntered) {
    Zone zone = zoneEntered.choice("zone", Zone.values(), BaseTools::zoneName).required();
    return zoneEntered.build(() -> new Watchable.ZoneEntered(zone));
  }

  private static Watchable.Moved moved(Arguments moved) {
    return moved.build(() -> new Watchable.Moved());
  }

  private static Watchable.Stopped stopped(Arguments stopped) {
    return stopped.build(() -> new Watchable.Stopped());
  }

  private static Base.EtaBelow etaBelow(Arguments trigger) {
    double seconds = trigger.number("seconds").required();
    return trigger.buildOpen(() -> new Base.EtaBelow(seconds));
  }

  private static Watchable.ZoneEntered zoneEntered(Arguments trigger) {
    Zone zone = trigger.choice("zone", Zone.values(), BaseTools::zoneName).required();
    return trigger.buildOpen(() -> new Watchable.ZoneEntered(zone));
  }

  private static String zoneName(Zone zone) {
    return switch (zone) {
      case DOCK -> "dock";
      case KITCHEN -> "kitchen";
      case LAB -> "lab";
    };
  }
}

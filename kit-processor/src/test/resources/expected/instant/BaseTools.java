package instant;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Awaited;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Base}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class BaseTools implements ToolSet {
  private static final String BATTERY_STATE_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String SAY_INPUT = """
      {
        "type": "object",
        "properties": {
          "text": {"type": "string", "description": "what to say"},
          "times": {
            "type": ["integer", "null"],
            "description": "how often",
            "minimum": 1,
            "maximum": 3,
            "default": 1
          },
          "triggers": {
            "type": ["string", "null"],
            "description": "a name that only long-running tools have for themselves"
          }
        },
        "required": ["text"],
        "additionalProperties": false
      }
      """;

  private static final String SWITCH_ON_INPUT = """
      {
        "type": "object",
        "properties": {
          "lamp": {"type": "string", "description": "which one", "enum": ["LEFT", "RIGHT"]}
        },
        "required": ["lamp"],
        "additionalProperties": false
      }
      """;

  private static final String LOOK_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String SNAPSHOT_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String ROOMS_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String SAY_GOOD_BYE_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String REST_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String ANYTHING_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String DRIVE_INPUT = """
      {
        "type": "object",
        "properties": {
          "distance_m": {"type": "number", "description": "how far, in metres"},
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
        "required": ["distance_m"],
        "additionalProperties": false
      }
      """;

  private static final String BATTERY_RESULT = """
      {
        "type": "object",
        "properties": {"percent": {"type": "integer"}, "voltage_v": {"type": ["number", "null"]}},
        "required": ["percent", "voltage_v"]
      }
      """;

  private static final String LIST_STRING_RESULT = """
      {
        "type": "object",
        "properties": {"value": {"type": ["array", "null"], "items": {"type": ["string", "null"]}}},
        "required": ["value"]
      }
      """;

  private static final String DOUBLE_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["number", "null"]}}, "required": ["value"]}
      """;

  private final Base base;

  public BaseTools(Base base) {
    this.base = Objects.requireNonNull(base, "base");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec batteryState =
        ToolSpec.instant("battery_state", "Tells how full the battery is.", BATTERY_STATE_INPUT, this::batteryState)
            .result(BATTERY_RESULT)
            .effect(Effect.READS);
    ToolSpec say =
        ToolSpec.instant("say", "Says something aloud.", SAY_INPUT, this::say)
            .title("Say")
            .effect(Effect.REVERSIBLE)
            .deadline(Duration.ofSeconds(2));
    ToolSpec switchOn =
        ToolSpec.instant("lamp_on", "Switches a lamp on until the battery is low.", SWITCH_ON_INPUT, this::switchOn)
            .effect(Effect.REVERSIBLE)
            .exclusive("lamps", "battery")
            .deadline(Duration.ofMillis(750))
            .scope("base:lamps");
    ToolSpec look =
        ToolSpec.instant("look", "Shows what the camera sees.", LOOK_INPUT, this::look)
            .effect(Effect.READS);
    ToolSpec snapshot =
        ToolSpec.instant("snapshot", "Shows a single picture, whatever it is.", SNAPSHOT_INPUT, this::snapshot)
            .effect(Effect.READS);
    ToolSpec rooms =
        ToolSpec.instant("rooms", "Lists the rooms that the robot knows, later.", ROOMS_INPUT, this::rooms)
            .result(LIST_STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec sayGoodBye =
        ToolSpec.instant("say_good_bye", "Says good bye, later.", SAY_GOOD_BYE_INPUT, this::sayGoodBye)
            .effect(Effect.READS);
    ToolSpec rest =
        ToolSpec.instant(
                "rest", "Does something that takes its time, and answers with nothing.", REST_INPUT, this::rest)
            .effect(Effect.REVERSIBLE);
    ToolSpec anything =
        ToolSpec.instant("anything", "Tells anything at all, of any shape.", ANYTHING_INPUT, this::anything)
            .effect(Effect.READS);
    ToolSpec drive =
        ToolSpec.longRunning("drive", "Drives, which takes long.", DRIVE_INPUT, this::drive)
            .result(DOUBLE_RESULT)
            .effect(Effect.MOVES);
    return List.of(batteryState, say, switchOn, look, snapshot, rooms, sayGoodBye, rest, anything,
        drive);
  }

  private ToolReply batteryState(ToolCall call) {
    call.refuseIfWrong();
    return ToolReply.data(base.batteryState());
  }

  private ToolReply say(ToolCall call) {
    String text = call.string("text").required();
    int times = call.integer("times").min(1).max(3).orElse(1);
    Optional<String> triggers = call.string("triggers").optional();
    call.refuseIfWrong();
    return ToolReply.text(base.say(text, times, triggers));
  }

  private ToolReply switchOn(ToolCall call) throws Exception {
    Base.Lamp lamp = call.choice("lamp", Base.Lamp.values()).required();
    call.refuseIfWrong();
    base.switchOn(lamp);
    return ToolReply.done();
  }

  private ToolReply look(ToolCall call) {
    call.refuseIfWrong();
    return ToolReply.content(base.look());
  }

  private ToolReply snapshot(ToolCall call) {
    call.refuseIfWrong();
    return ToolReply.content(base.snapshot());
  }

  private ToolReply rooms(ToolCall call) throws Exception {
    call.refuseIfWrong();
    return ToolReply.data(Awaited.of(base.rooms()));
  }

  private ToolReply sayGoodBye(ToolCall call) throws Exception {
    call.refuseIfWrong();
    return ToolReply.text(Awaited.of(base.sayGoodBye()));
  }

  private ToolReply rest(ToolCall call) throws Exception {
    call.refuseIfWrong();
    Awaited.of(base.rest());
    return ToolReply.done();
  }

  private ToolReply anything(ToolCall call) {
    call.refuseIfWrong();
    return ToolReply.data(Base.anything());
  }

  private TaskInfo drive(ToolCall call) {
    double distanceM = call.number("distance_m").required();
    call.refuseIfWrong();
    TaskBody body = task -> base.drive(distanceM);
    return call.start(distanceM * 2, body);
  }
}

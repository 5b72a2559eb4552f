package gates;

import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.Awaited;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Arm}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ArmTools implements ToolSet {
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

  private static final String MOVE_ARM_GATE = """
      The arm will move {distance_m} m, for {estimate.energy_wh} Wh. Clear the workspace first.\
      """;

  private static final String MOVE_ARM_INPUT = """
      {
        "type": "object",
        "properties": {
          "distance_m": {"type": "number", "description": "in metres"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["distance_m"],
        "additionalProperties": false
      }
      """;

  private static final String MOVE_TO_GATE = """
      To {goal.x_m}/{goal.y} in {goal.in.name}{{}}, or {other.near.name}, not {last.grip}; {{goal.x_m}} is {goal.x_m}.\
      """;

  private static final String MOVE_TO_INPUT = """
      {
        "type": "object",
        "properties": {
          "goal": {
            "type": "object",
            "properties": {
              "x_m": {"type": "number", "description": "in metres"},
              "y": {"type": "integer"},
              "in": {
                "type": "object",
                "properties": {"name": {"type": "string"}},
                "required": ["name"],
                "additionalProperties": false
              },
              "near": {
                "type": ["object", "null"],
                "properties": {"name": {"type": "string"}},
                "required": ["name"],
                "additionalProperties": false
              },
              "grip": {"type": ["string", "null"], "enum": ["gentle", "FIRM", null]}
            },
            "required": ["x_m", "y", "in"],
            "additionalProperties": false
          },
          "other": {
            "type": ["object", "null"],
            "properties": {
              "x_m": {"type": "number", "description": "in metres"},
              "y": {"type": "integer"},
              "in": {
                "type": "object",
                "properties": {"name": {"type": "string"}},
                "required": ["name"],
                "additionalProperties": false
              },
              "near": {
                "type": ["object", "null"],
                "properties": {"name": {"type": "string"}},
                "required": ["name"],
                "additionalProperties": false
              },
              "grip": {"type": ["string", "null"], "enum": ["gentle", "FIRM", null]}
            },
            "required": ["x_m", "y", "in"],
            "additionalProperties": false
          },
          "last": {
            "type": ["object", "null"],
            "properties": {
              "x_m": {"type": "number", "description": "in metres"},
              "y": {"type": "integer"},
              "in": {
                "type": "object",
                "properties": {"name": {"type": "string"}},
                "required": ["name"],
                "additionalProperties": false
              },
              "near": {
                "type": ["object", "null"],
                "properties": {"name": {"type": "string"}},
                "required": ["name"],
                "additionalProperties": false
              },
              "grip": {"type": ["string", "null"], "enum": ["gentle", "FIRM", null]}
            },
            "required": ["x_m", "y", "in"],
            "additionalProperties": false
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["goal"],
        "additionalProperties": false
      }
      """;

  private static final String BUY_GATE = """
      {count} of {what} will be bought before {until} o'clock, and nobody takes them back.
      "{what}" costs {price} a piece, in all shops.\
      """;

  private static final String BUY_INPUT = """
      {
        "type": "object",
        "properties": {
          "count": {"type": "integer"},
          "what": {"type": "string"},
          "until": {"type": ["integer", "null"]},
          "price": {"type": "number"},
          "confirm": {
            "type": ["string", "null"],
            "description": "Leave it out at first. The call is then refused, with what will happen and a code; only \
      after a human has read that and agreed, make the same call again with the code here."
          }
        },
        "required": ["count", "what", "price"],
        "additionalProperties": false
      }
      """;

  private static final String HOLD_GATE = """
      {grip} {firmly} {letter} {for} {at} {by} {from}\
      """;

  private static final String HOLD_INPUT = """
      {
        "type": "object",
        "properties": {
          "grip": {"type": "string", "enum": ["gentle", "FIRM"]},
          "firmly": {"type": ["boolean", "null"]},
          "letter": {"type": ["string", "null"], "minLength": 1, "maxLength": 1, "default": "x"},
          "for": {"type": "string", "format": "duration"},
          "at": {"type": "string", "format": "date-time"},
          "by": {"type": ["string", "null"], "format": "uuid"},
          "from": {"type": "string", "format": "uri"},
          "confirm": {
            "type": ["string", "null"],
            "description": "Leave it out at first. The call is then refused, with what will happen and a code; only \
      after a human has read that and agreed, make the same call again with the code here."
          }
        },
        "required": ["grip", "for", "at", "from"],
        "additionalProperties": false
      }
      """;

  private static final String LOOK_INPUT = """
      {
        "type": "object",
        "properties": {
          "confirm": {
            "type": ["string", "null"],
            "description": "Leave it out at first. The call is then refused, with what will happen and a code; only \
      after a human has read that and agreed, make the same call again with the code here."
          }
        },
        "additionalProperties": false
      }
      """;

  private static final String INT_RESULT = """
      {"type": "object", "properties": {"value": {"type": "integer"}}, "required": ["value"]}
      """;

  private final Arm arm;

  public ArmTools(Arm arm) {
    this.arm = Objects.requireNonNull(arm, "arm");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec moveArm =
        ToolSpec.longRunning("move_arm", "Moves the arm along.", MOVE_ARM_INPUT, this::moveArm)
            .result(INT_RESULT)
            .effect(Effect.MOVES)
            .gate(GateSpec.says(MOVE_ARM_GATE));
    ToolSpec moveTo =
        ToolSpec.longRunning("move_to", "Moves the arm to a place, or to another.", MOVE_TO_INPUT, this::moveTo)
            .effect(Effect.MOVES)
            .exclusive("arm")
            .gate(GateSpec.says(MOVE_TO_GATE));
    ToolSpec buy =
        ToolSpec.instant("buy", "Buys what is missing.", BUY_INPUT, this::buy)
            .effect(Effect.COSTS)
            .gate(GateSpec.says(BUY_GATE));
    ToolSpec hold =
        ToolSpec.instant("hold", "Holds on.", HOLD_INPUT, this::hold)
            .effect(Effect.REVERSIBLE)
            .gate(GateSpec.says(HOLD_GATE).by(Consent.OPERATOR, Consent.CONFIRM_ARGUMENT));
    ToolSpec look =
        ToolSpec.instant("look", "Looks, which need not be told.", LOOK_INPUT, this::look)
            .result(INT_RESULT)
            .effect(Effect.READS)
            .gate(GateSpec.says("The camera will look around."));
    return List.of(moveArm, moveTo, buy, hold, look);
  }

  private TaskInfo moveArm(ToolCall call) {
    double distanceM = call.number("distance_m").required();
    call.refuseIfWrong();
    call.gate().with("distance_m", distanceM).estimate(arm.wear(distanceM)).pass();
    TaskBody body = task -> arm.moveArm(distanceM);
    return call.start(distanceM / 0.1, body);
  }

  private TaskInfo moveTo(ToolCall call) {
    Arm.Goal goal = call.object("goal", ArmTools::goal).required();
    Optional<Arm.Goal> other = call.object("other", ArmTools::goal).optional();
    Arm.Goal last = call.object("last", ArmTools::goal).orNull();
    call.refuseIfWrong();
    call.gate()
        .with("goal.x_m", goal.xM())
        .with("goal.y", goal.yM())
        .with("goal.in.name", goal.in().name())
        .with("other.near.name", other.isEmpty() || other.get().near().isEmpty()
            ? null : other.get().near().get().name())
        .with("last.grip", last == null ? null : last.grip())
        .pass();
    TaskBody body = task -> {
      arm.moveTo(goal, other, last, task);
      return null;
    };
    return call.start(Duration.ofSeconds(5), body);
  }

  private ToolReply buy(ToolCall call) throws Exception {
    int count = call.integer("count").required();
    String thing = call.string("what").required();
    OptionalInt until = call.integer("until").map(OptionalInt::of).orElse(OptionalInt.empty());
    BigDecimal price = call.decimal("price").required();
    call.refuseIfWrong();
    call.gate()
        .with("count", count)
        .with("what", thing)
        .with("until", until)
        .with("price", price)
        .pass();
    return ToolReply.text(arm.buy(count, thing, until, price));
  }

  private ToolReply hold(ToolCall call) throws Exception {
    Arm.Grip grip = call.choice("grip", Arm.Grip.values(), ArmTools::gripName).required();
    Boolean firmly = call.bool("firmly").orNull();
    char letter = call.character("letter").orElse('x');
    Duration time = call.duration("for").required();
    Instant at = call.instant("at").required();
    Optional<UUID> by = call.uuid("by").optional();
    URI from = call.uri("from").required();
    call.refuseIfWrong();
    call.gate()
        .with("grip", grip)
        .with("firmly", firmly)
        .with("letter", letter)
        .with("for", time)
        .with("at", at)
        .with("by", by)
        .with("from", from)
        .pass();
    Awaited.of(arm.hold(grip, firmly, letter, time, at, by, from));
    return ToolReply.done();
  }

  private ToolReply look(ToolCall call) {
    call.refuseIfWrong();
    call.gate().pass();
    return ToolReply.data(arm.look());
  }

  private static Arm.Goal goal(Arguments goal) {
    double xM = goal.number("x_m").required();
    int yM = goal.integer("y").required();
    Arm.Frame in = goal.object("in", ArmTools::frame).required();
    Optional<Arm.Frame> near = goal.object("near", ArmTools::frame).optional();
    Arm.Grip grip = goal.choice("grip", Arm.Grip.values(), ArmTools::gripName).orNull();
    return goal.build(() -> new Arm.Goal(xM, yM, in, near, grip));
  }

  private static Arm.Frame frame(Arguments frame) {
    String name = frame.string("name").required();
    return frame.build(() -> new Arm.Frame(name));
  }

  private static String gripName(Arm.Grip grip) {
    return switch (grip) {
      case GENTLE -> "gentle";
      case FIRM -> "FIRM";
    };
  }
}

package shapes;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Expressions}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ExpressionsTools implements ToolSet {
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

  private static final String DRIVE_INPUT = """
      {
        "type": "object",
        "properties": {
          "goal": {
            "type": "object",
            "properties": {
              "distance_m": {"type": "number", "description": "in metres"},
              "turns": {"type": ["integer", "null"], "default": 0},
              "pause": {"type": ["string", "null"], "format": "duration"},
              "load_kg": {"type": ["number", "null"], "description": "in kilograms"}
            },
            "required": ["distance_m"],
            "additionalProperties": false
          },
          "speed_m_s": {"type": "number", "description": "in metres per second"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["goal", "speed_m_s"],
        "additionalProperties": false
      }
      """;

  private static final String SHARE_INPUT = """
      {
        "type": "object",
        "properties": {
          "count": {"type": "integer"},
          "parts": {"type": "integer"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["count", "parts"],
        "additionalProperties": false
      }
      """;

  private static final String CARRY_INPUT = """
      {
        "type": "object",
        "properties": {
          "per_item": {"type": "string", "format": "duration"},
          "limit": {"type": "string", "format": "duration"},
          "load": {"type": "number"},
          "retries": {"type": "integer"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["per_item", "limit", "load", "retries"],
        "additionalProperties": false
      }
      """;

  private static final String FIXED_INPUT = """
      {
        "type": "object",
        "properties": {
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String MAYBE_INPUT = """
      {
        "type": "object",
        "properties": {
          "goal": {
            "type": "object",
            "properties": {
              "distance_m": {"type": "number", "description": "in metres"},
              "turns": {"type": ["integer", "null"], "default": 0},
              "pause": {"type": ["string", "null"], "format": "duration"},
              "load_kg": {"type": ["number", "null"], "description": "in kilograms"}
            },
            "required": ["distance_m"],
            "additionalProperties": false
          },
          "other": {
            "type": ["object", "null"],
            "properties": {
              "distance_m": {"type": "number", "description": "in metres"},
              "turns": {"type": ["integer", "null"], "default": 0},
              "pause": {"type": ["string", "null"], "format": "duration"},
              "load_kg": {"type": ["number", "null"], "description": "in kilograms"}
            },
            "required": ["distance_m"],
            "additionalProperties": false
          },
          "count": {"type": ["integer", "null"]},
          "limit": {"type": ["string", "null"], "format": "duration"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["goal"],
        "additionalProperties": false
      }
      """;

  private static final String PERHAPS_INPUT = """
      {
        "type": "object",
        "properties": {
          "est": {"type": ["string", "null"], "format": "duration"},
          "deadline": {"type": ["number", "null"]},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String NAMES_INPUT = """
      {
        "type": "object",
        "properties": {
          "work-s": {"type": "number"},
          "work": {"type": "number"},
          "s": {"type": "number"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["work-s", "work", "s"],
        "additionalProperties": false
      }
      """;

  private static final String COMPARE_INPUT = """
      {
        "type": "object",
        "properties": {
          "few": {"type": "integer"},
          "many": {"type": "integer"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["few", "many"],
        "additionalProperties": false
      }
      """;

  private static final String ASK_INPUT = """
      {
        "type": "object",
        "properties": {
          "expressions": {"type": "number"},
          "goal": {
            "type": "object",
            "properties": {
              "distance_m": {"type": "number", "description": "in metres"},
              "turns": {"type": ["integer", "null"], "default": 0},
              "pause": {"type": ["string", "null"], "format": "duration"},
              "load_kg": {"type": ["number", "null"], "description": "in kilograms"}
            },
            "required": ["distance_m"],
            "additionalProperties": false
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["expressions", "goal"],
        "additionalProperties": false
      }
      """;

  private static final String ASK_OLD_INPUT = """
      {
        "type": "object",
        "properties": {
          "s": {"type": "integer"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["s"],
        "additionalProperties": false
      }
      """;

  private final Expressions expressions;

  public ExpressionsTools(Expressions expressions) {
    this.expressions = Objects.requireNonNull(expressions, "expressions");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec drive =
        ToolSpec.longRunning("drive", "Divides.", DRIVE_INPUT, this::drive)
            .effect(Effect.REVERSIBLE);
    ToolSpec share =
        ToolSpec.longRunning("share", "Computes with whole numbers.", SHARE_INPUT, this::share)
            .effect(Effect.REVERSIBLE);
    ToolSpec carry =
        ToolSpec.longRunning("carry", "Computes with everything else.", CARRY_INPUT, this::carry)
            .effect(Effect.REVERSIBLE);
    ToolSpec fixed =
        ToolSpec.longRunning("fixed", "Says what is known at once.", FIXED_INPUT, this::fixed)
            .effect(Effect.REVERSIBLE);
    ToolSpec maybe =
        ToolSpec.longRunning("maybe", "Knows nothing if something is left out.", MAYBE_INPUT, this::maybe)
            .effect(Effect.REVERSIBLE);
    ToolSpec perhaps =
        ToolSpec.longRunning("perhaps", "Says it or not.", PERHAPS_INPUT, this::perhaps)
            .effect(Effect.REVERSIBLE);
    ToolSpec names =
        ToolSpec.longRunning("names", "Has a name with a minus in it.", NAMES_INPUT, this::names)
            .effect(Effect.REVERSIBLE);
    ToolSpec compare =
        ToolSpec.longRunning("compare", "Compares whole numbers.", COMPARE_INPUT, this::compare)
            .effect(Effect.REVERSIBLE);
    ToolSpec ask =
        ToolSpec.longRunning("ask", "Asks the holder.", ASK_INPUT, this::ask)
            .effect(Effect.REVERSIBLE);
    ToolSpec askOld =
        ToolSpec.longRunning("ask_old", "Asks what is deprecated.", ASK_OLD_INPUT, this::askOld)
            .effect(Effect.REVERSIBLE);
    return List.of(drive, share, carry, fixed, maybe, perhaps, names, compare, ask, askOld);
  }

  private TaskInfo drive(ToolCall call) {
    Expressions.Pose goal = call.object("goal", ExpressionsTools::pose).required();
    double speedMS = call.number("speed_m_s").required();
    call.refuseIfWrong();
    TaskBody body = task -> {
      expressions.drive(goal, speedMS);
      return null;
    };
    return call.start(goal.distanceM() / speedMS + 5, body);
  }

  private TaskInfo share(ToolCall call) {
    int count = call.integer("count").required();
    Integer parts = call.integer("parts").required();
    call.refuseIfWrong();
    call.deadline((double) count * parts);
    TaskBody body = task -> {
      expressions.share(count, parts);
      return null;
    };
    return call.start((double) count / parts + count * 2.0 / (parts - 1.0) + -(double) count, body);
  }

  private TaskInfo carry(ToolCall call) {
    Duration perItem = call.duration("per_item").required();
    Duration limit = call.duration("limit").required();
    float load = call.floatNumber("load").required();
    long retries = call.longInteger("retries").required();
    call.refuseIfWrong();
    call.deadline(2 * ToolCall.seconds(limit));
    TaskBody body = task -> {
      expressions.carry(perItem, limit, load, retries);
      return null;
    };
    return call.start(Math.max(10, Math.min(Math.min(Math.min(ToolCall.seconds(perItem), 90),
        ToolCall.seconds(limit)), (double) retries) * 2) - ((double) retries - load) / 3, body);
  }

  private TaskInfo fixed(ToolCall call) {
    call.refuseIfWrong();
    call.deadline(Duration.ofHours(3));
    TaskBody body = task -> {
      expressions.fixed();
      return null;
    };
    return call.start(Duration.ofSeconds(10201, 583333333), body);
  }

  private TaskInfo maybe(ToolCall call) {
    Expressions.Pose goal = call.object("goal", ExpressionsTools::pose).required();
    Optional<Expressions.Pose> other = call.object("other", ExpressionsTools::pose).optional();
    Integer count = call.integer("count").orNull();
    Optional<Duration> limit = call.duration("limit").optional();
    call.refuseIfWrong();
    OptionalDouble deadline =
        limit.isEmpty()
            ? OptionalDouble.empty()
            : OptionalDouble.of(ToolCall.seconds(limit.get()));
    call.deadline(deadline);
    OptionalDouble est =
        goal.pause().isEmpty() || other.isEmpty() || other.get().loadKg() == null || count == null
            ? OptionalDouble.empty()
            : OptionalDouble.of(ToolCall.seconds(goal.pause().get()) + other.get().distanceM()
                * other.get().loadKg() / 2 + count);
    TaskBody body = task -> {
      expressions.maybe(goal, other, count, limit);
      return null;
    };
    return call.start(est, body);
  }

  private TaskInfo perhaps(ToolCall call_) {
    Duration est = call_.duration("est").orNull();
    Optional<Float> call = call_.floatNumber("deadline").optional();
    call_.refuseIfWrong();
    OptionalDouble deadline =
        call.isEmpty()
            ? OptionalDouble.empty()
            : OptionalDouble.of(call.get());
    call_.deadline(deadline);
    OptionalDouble est_ =
        est == null
            ? OptionalDouble.empty()
            : OptionalDouble.of(ToolCall.seconds(est));
    TaskBody body = task -> {
      expressions.perhaps(est, call);
      return null;
    };
    return call_.start(est_, body);
  }

  private TaskInfo names(ToolCall call) {
    double all = call.number("work-s").required();
    double work = call.number("work").required();
    double s = call.number("s").required();
    call.refuseIfWrong();
    TaskBody body = task -> {
      expressions.names(all, work, s);
      return null;
    };
    return call.start(all - work - s, body);
  }

  private TaskInfo compare(ToolCall call) {
    int few = call.integer("few").required();
    long many = call.longInteger("many").required();
    call.refuseIfWrong();
    call.deadline((double) many);
    TaskBody body = task -> {
      expressions.compare(few, many);
      return null;
    };
    return call.start(Math.max(few, (double) many), body);
  }

  private TaskInfo ask(ToolCall call) {
    double expressions = call.number("expressions").required();
    Expressions.Pose goal = call.object("goal", ExpressionsTools::pose).required();
    call.refuseIfWrong();
    call.deadline(Expressions.longest());
    TaskBody body = task -> {
      this.expressions.ask(expressions, goal, task);
      return null;
    };
    return call.start(this.expressions.driveTime(goal, expressions), body);
  }

  @SuppressWarnings("deprecation")
  private TaskInfo askOld(ToolCall call) {
    int s = call.integer("s").required();
    call.refuseIfWrong();
    call.deadline((double) expressions.old());
    TaskBody body = task -> {
      expressions.askOld(s);
      return null;
    };
    return call.start((double) expressions.old(), body);
  }

  private static Expressions.Pose pose(Arguments pose) {
    double distanceM = pose.number("distance_m").required();
    int turns = pose.integer("turns").orElse(0);
    Optional<Duration> pause = pose.duration("pause").optional();
    Float loadKg = pose.floatNumber("load_kg").orNull();
    return pose.build(() -> new Expressions.Pose(distanceM, turns, pause, loadKg));
  }
}

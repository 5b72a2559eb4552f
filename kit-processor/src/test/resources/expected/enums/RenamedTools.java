package enums;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Renamed}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class RenamedTools implements ToolSet {
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
          "mode": {"type": "string", "enum": ["quick & dirty", "slow", "OTHER"]},
          "maybe": {"type": ["string", "null"], "enum": ["quick & dirty", "slow", "OTHER", null]},
          "modes": {"type": "array", "items": {"type": "string", "enum": ["quick & dirty", "slow", "OTHER"]}},
          "other": {"type": ["string", "null"], "enum": ["quick & dirty", "slow", "OTHER", null]},
          "array": {"type": "array", "items": {"type": "string", "enum": ["quick & dirty", "slow", "OTHER"]}},
          "set": {
            "type": "array",
            "items": {"type": "string", "enum": ["quick & dirty", "slow", "OTHER"]},
            "uniqueItems": true
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["mode", "modes", "array", "set"],
        "additionalProperties": false
      }
      """;

  private static final String DEFAULTS_INPUT = """
      {
        "type": "object",
        "properties": {
          "in_java": {
            "type": ["string", "null"],
            "enum": ["quick & dirty", "slow", "OTHER", null],
            "default": "slow"
          },
          "on_the_wire": {
            "type": ["string", "null"],
            "enum": ["quick & dirty", "slow", "OTHER", null],
            "default": "quick & dirty"
          },
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

  private final Renamed renamed;

  public RenamedTools(Renamed renamed) {
    this.renamed = Objects.requireNonNull(renamed, "renamed");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes modes.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec defaults =
        ToolSpec.longRunning("defaults", "Has defaults.", DEFAULTS_INPUT, this::defaults)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take, defaults);
  }

  private TaskInfo take(ToolCall call) {
    Renamed.Mode mode = call.choice("mode", Renamed.Mode.values(), RenamedTools::modeName)
        .required();
    Renamed.Mode maybe = call.choice("maybe", Renamed.Mode.values(), RenamedTools::modeName)
        .orNull();
    List<Renamed.Mode> modes = call.list("modes", item -> item.choice(Renamed.Mode.values(),
        RenamedTools::modeName).required()).required();
    Optional<Renamed.Mode> other = call.choice("other", Renamed.Mode.values(),
        RenamedTools::modeName).optional();
    Renamed.Mode[] array = call.list("array", item -> item.choice(Renamed.Mode.values(),
        RenamedTools::modeName).required()).map(list -> list.toArray(Renamed.Mode[]::new))
        .required();
    Set<Renamed.Mode> set = call.set("set", item -> item.choice(Renamed.Mode.values(),
        RenamedTools::modeName).required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> renamed.take(mode, maybe, modes, other, array, set);
    return call.start(body);
  }

  private TaskInfo defaults(ToolCall call) {
    Renamed.Mode inJava = call.choice("in_java", Renamed.Mode.values(), RenamedTools::modeName)
        .orElse(Renamed.Mode.SLOW);
    Renamed.Mode onTheWire = call.choice("on_the_wire", Renamed.Mode.values(),
        RenamedTools::modeName).orElse(Renamed.Mode.FAST);
    call.refuseIfWrong();
    TaskBody body = task -> renamed.defaults(inJava, onTheWire);
    return call.start(body);
  }

  private static String modeName(Renamed.Mode mode) {
    return switch (mode) {
      case FAST -> "quick & dirty";
      case SLOW -> "slow";
      case OTHER -> "OTHER";
    };
  }
}

package types;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Scalars}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ScalarsTools implements ToolSet {
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

  private static final String PRIMITIVES_INPUT = """
      {
        "type": "object",
        "properties": {
          "d": {"type": "number"},
          "f": {"type": "number"},
          "i": {"type": "integer"},
          "l": {"type": "integer"},
          "s": {"type": "integer", "minimum": -32768, "maximum": 32767},
          "b": {"type": "integer", "minimum": -128, "maximum": 127},
          "z": {"type": "boolean"},
          "c": {"type": "string", "minLength": 1, "maxLength": 1},
          "text": {"type": "string"},
          "time": {"type": "string", "format": "duration"},
          "mode": {"type": "string", "enum": ["FAST", "SLOW"]},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["d", "f", "i", "l", "s", "b", "z", "c", "text", "time", "mode"],
        "additionalProperties": false
      }
      """;

  private static final String BOXES_INPUT = """
      {
        "type": "object",
        "properties": {
          "d": {"type": "number"},
          "f": {"type": "number"},
          "i": {"type": "integer"},
          "l": {"type": "integer"},
          "s": {"type": "integer", "minimum": -32768, "maximum": 32767},
          "b": {"type": "integer", "minimum": -128, "maximum": 127},
          "z": {"type": "boolean"},
          "c": {"type": "string", "minLength": 1, "maxLength": 1},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["d", "f", "i", "l", "s", "b", "z", "c"],
        "additionalProperties": false
      }
      """;

  private static final String DEFAULTS_INPUT = """
      {
        "type": "object",
        "properties": {
          "d": {"type": ["number", "null"], "default": 1.5},
          "whole": {"type": ["number", "null"], "default": -3},
          "large": {"type": ["number", "null"], "default": 6.02E+23},
          "f": {"type": ["number", "null"], "default": 0.1},
          "i": {"type": ["integer", "null"], "default": -3},
          "l": {"type": ["integer", "null"], "default": 9007199254740993},
          "s": {"type": ["integer", "null"], "minimum": -32768, "maximum": 32767, "default": 7},
          "b": {"type": ["integer", "null"], "minimum": -128, "maximum": 127, "default": -128},
          "z": {"type": ["boolean", "null"], "default": true},
          "c": {"type": ["string", "null"], "minLength": 1, "maxLength": 1, "default": "'"},
          "accent": {"type": ["string", "null"], "minLength": 1, "maxLength": 1, "default": "\\u00e9"},
          "empty": {"type": ["string", "null"], "default": ""},
          "text": {"type": ["string", "null"], "default": "say \\"hi\\"\\n"},
          "time": {"type": ["string", "null"], "format": "duration", "default": "PT1M30S"},
          "mode": {"type": ["string", "null"], "enum": ["FAST", "SLOW", null], "default": "SLOW"},
          "boxed": {"type": ["integer", "null"], "default": 4},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String OPTIONALS_INPUT = """
      {
        "type": "object",
        "properties": {
          "d": {"type": ["number", "null"]},
          "text": {"type": ["string", "null"]},
          "mode": {"type": ["string", "null"], "enum": ["FAST", "SLOW", null]},
          "time": {"type": ["string", "null"], "format": "duration"},
          "c": {"type": ["string", "null"], "minLength": 1, "maxLength": 1},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String NULLABLES_INPUT = """
      {
        "type": "object",
        "properties": {
          "i": {"type": ["integer", "null"]},
          "text": {"type": ["string", "null"]},
          "mode": {"type": ["string", "null"], "enum": ["FAST", "SLOW", null]},
          "time": {"type": ["string", "null"], "format": "duration"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String LIMITS_INPUT = """
      {
        "type": "object",
        "properties": {
          "low": {"type": "integer", "minimum": 0},
          "high": {"type": "integer", "maximum": 100},
          "both": {"type": "number", "minimum": -1, "maximum": 1},
          "small": {"type": "integer", "minimum": 0, "maximum": 127},
          "not_so_small": {"type": "integer", "minimum": -32768, "maximum": 1000},
          "maybe": {"type": ["number", "null"], "minimum": 0},
          "large": {"type": ["integer", "null"], "minimum": 0, "maximum": 3000000000, "default": 5},
          "nullable": {"type": ["integer", "null"], "minimum": 1},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["low", "high", "both", "small", "not_so_small"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Scalars scalars;

  public ScalarsTools(Scalars scalars) {
    this.scalars = Objects.requireNonNull(scalars, "scalars");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec primitives =
        ToolSpec.longRunning("primitives", "Takes primitives.", PRIMITIVES_INPUT, this::primitives)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec boxes =
        ToolSpec.longRunning("boxes", "Takes boxes.", BOXES_INPUT, this::boxes)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec defaults =
        ToolSpec.longRunning("defaults", "Has defaults.", DEFAULTS_INPUT, this::defaults)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec optionals =
        ToolSpec.longRunning("optionals", "Can be left out.", OPTIONALS_INPUT, this::optionals)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec nullables =
        ToolSpec.longRunning("nullables", "Can be null.", NULLABLES_INPUT, this::nullables)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec limits =
        ToolSpec.longRunning("limits", "Has limits.", LIMITS_INPUT, this::limits)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(primitives, boxes, defaults, optionals, nullables, limits);
  }

  private TaskInfo primitives(ToolCall call) {
    double d = call.number("d").required();
    float f = call.floatNumber("f").required();
    int i = call.integer("i").required();
    long l = call.longInteger("l").required();
    short s = call.shortInteger("s").required();
    byte b = call.byteInteger("b").required();
    boolean z = call.bool("z").required();
    char c = call.character("c").required();
    String text = call.string("text").required();
    Duration time = call.duration("time").required();
    Scalars.Mode mode = call.choice("mode", Scalars.Mode.values()).required();
    call.refuseIfWrong();
    TaskBody body = task -> scalars.primitives(d, f, i, l, s, b, z, c, text, time, mode);
    return call.start(body);
  }

  private TaskInfo boxes(ToolCall call) {
    Double d = call.number("d").required();
    Float f = call.floatNumber("f").required();
    Integer i = call.integer("i").required();
    Long l = call.longInteger("l").required();
    Short s = call.shortInteger("s").required();
    Byte b = call.byteInteger("b").required();
    Boolean z = call.bool("z").required();
    Character c = call.character("c").required();
    call.refuseIfWrong();
    TaskBody body = task -> scalars.boxes(d, f, i, l, s, b, z, c);
    return call.start(body);
  }

  private TaskInfo defaults(ToolCall call) {
    double d = call.number("d").orElse(1.5);
    double whole = call.number("whole").orElse(-3.0);
    double large = call.number("large").orElse(6.02E23);
    float f = call.floatNumber("f").orElse(0.1f);
    int i = call.integer("i").orElse(-3);
    long l = call.longInteger("l").orElse(9007199254740993L);
    short s = call.shortInteger("s").orElse((short) 7);
    byte b = call.byteInteger("b").orElse((byte) -128);
    boolean z = call.bool("z").orElse(true);
    char c = call.character("c").orElse('\'');
    char accent = call.character("accent").orElse('\u00e9');
    String empty = call.string("empty").orElse("");
    String text = call.string("text").orElse("say \"hi\"\n");
    Duration time = call.duration("time").orElse(Duration.ofSeconds(90));
    Scalars.Mode mode = call.choice("mode", Scalars.Mode.values()).orElse(Scalars.Mode.SLOW);
    Integer boxed = call.integer("boxed").orElse(4);
    call.refuseIfWrong();
    TaskBody body = task -> scalars.defaults(d, whole, large, f, i, l, s, b, z, c, accent, empty,
        text, time, mode, boxed);
    return call.start(body);
  }

  private TaskInfo optionals(ToolCall call) {
    Optional<Double> d = call.number("d").optional();
    Optional<String> text = call.string("text").optional();
    Optional<Scalars.Mode> mode = call.choice("mode", Scalars.Mode.values()).optional();
    Optional<Duration> time = call.duration("time").optional();
    Optional<Character> c = call.character("c").optional();
    call.refuseIfWrong();
    TaskBody body = task -> scalars.optionals(d, text, mode, time, c);
    return call.start(body);
  }

  private TaskInfo nullables(ToolCall call) {
    Integer i = call.integer("i").orNull();
    String text = call.string("text").orNull();
    Scalars.Mode mode = call.choice("mode", Scalars.Mode.values()).orNull();
    Duration time = call.duration("time").orNull();
    call.refuseIfWrong();
    TaskBody body = task -> scalars.nullables(i, text, mode, time);
    return call.start(body);
  }

  private TaskInfo limits(ToolCall call) {
    int low = call.integer("low").min(0).required();
    long high = call.longInteger("high").max(100).required();
    double both = call.number("both").min(-1).max(1).required();
    byte small = call.byteInteger("small").min(0).required();
    short notSoSmall = call.shortInteger("not_so_small").max(1000).required();
    Optional<Float> maybe = call.floatNumber("maybe").min(0).optional();
    long large = call.longInteger("large").min(0).max(3000000000L).orElse(5L);
    Integer nullable = call.integer("nullable").min(1).orNull();
    call.refuseIfWrong();
    TaskBody body = task -> scalars.limits(low, high, both, small, notSoSmall, maybe, large,
        nullable);
    return call.start(body);
  }
}

package constraints;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Numbers}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class NumbersTools implements ToolSet {
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

  private static final String SIGNS_INPUT = """
      {
        "type": "object",
        "properties": {
          "above": {"type": "integer", "exclusiveMinimum": 0},
          "from": {"type": "number", "minimum": 0},
          "below": {"type": "number", "exclusiveMaximum": 0},
          "to": {"type": "integer", "maximum": 0},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["above", "from", "below", "to"],
        "additionalProperties": false
      }
      """;

  private static final String DECIMALS_INPUT = """
      {
        "type": "object",
        "properties": {
          "share": {"type": "number", "minimum": 0.1, "exclusiveMaximum": 0.3},
          "rounded": {"type": "number", "maximum": 0.1},
          "exact": {"type": "number", "exclusiveMinimum": -2.50},
          "huge": {"type": "integer", "maximum": 1E+30},
          "deep": {"type": "number", "minimum": -123456789012345678901234567890.5},
          "whole": {"type": "integer", "minimum": 0.5, "maximum": 2.5},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["share", "rounded", "exact", "huge", "deep", "whole"],
        "additionalProperties": false
      }
      """;

  private static final String SEVERAL_INPUT = """
      {
        "type": "object",
        "properties": {
          "count": {"type": "integer", "exclusiveMinimum": 0, "maximum": 10},
          "steps": {"type": "integer", "minimum": 3, "maximum": 32767},
          "small": {"type": "integer", "exclusiveMinimum": 0, "maximum": 127},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["count", "steps", "small"],
        "additionalProperties": false
      }
      """;

  private static final String OPTIONAL_INPUT = """
      {
        "type": "object",
        "properties": {
          "outside": {"type": ["number", "null"], "exclusiveMinimum": 0},
          "inside": {"type": ["number", "null"], "exclusiveMinimum": 0},
          "primitive": {"type": ["number", "null"], "minimum": 0.5},
          "otherwise": {"type": ["number", "null"], "minimum": 0.5, "default": 0.5},
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

  private final Numbers numbers;

  public NumbersTools(Numbers numbers) {
    this.numbers = Objects.requireNonNull(numbers, "numbers");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec signs =
        ToolSpec.longRunning("signs", "Signs.", SIGNS_INPUT, this::signs)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec decimals =
        ToolSpec.longRunning("decimals", "Exact decimal bounds.", DECIMALS_INPUT, this::decimals)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec several =
        ToolSpec.longRunning("several", "The strictest of several holds.", SEVERAL_INPUT, this::several)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec optional =
        ToolSpec.longRunning("optional", "May be left out.", OPTIONAL_INPUT, this::optional)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(signs, decimals, several, optional);
  }

  private TaskInfo signs(ToolCall call) {
    int above = call.integer("above").above(0).required();
    double from = call.number("from").min(0).required();
    float below = call.floatNumber("below").below(0).required();
    long to = call.longInteger("to").max(0).required();
    call.refuseIfWrong();
    TaskBody body = task -> numbers.signs(above, from, below, to);
    return call.start(body);
  }

  private TaskInfo decimals(ToolCall call) {
    double share = call.number("share").min(0.1).below(0.3).required();
    float rounded = call.floatNumber("rounded").max(0.1).required();
    BigDecimal exact = call.decimal("exact").above(-2.5).required();
    BigInteger huge = call.bigInteger("huge").max(1.0E30).required();
    BigDecimal deep = call.decimal("deep").min(new BigDecimal("-123456789012345678901234567890.5"))
        .required();
    int whole = call.integer("whole").min(0.5).max(2.5).required();
    call.refuseIfWrong();
    TaskBody body = task -> numbers.decimals(share, rounded, exact, huge, deep, whole);
    return call.start(body);
  }

  private TaskInfo several(ToolCall call) {
    int count = call.integer("count").above(0).max(10).required();
    short steps = call.shortInteger("steps").min(3).required();
    byte small = call.byteInteger("small").above(0).required();
    call.refuseIfWrong();
    TaskBody body = task -> numbers.several(count, steps, small);
    return call.start(body);
  }

  private TaskInfo optional(ToolCall call) {
    Optional<Double> outside = call.number("outside").above(0).optional();
    Optional<Double> inside = call.number("inside").above(0).optional();
    OptionalDouble primitive = call.number("primitive").min(0.5)
        .map(OptionalDouble::of).orElse(OptionalDouble.empty());
    double otherwise = call.number("otherwise").min(0.5).orElse(0.5);
    call.refuseIfWrong();
    TaskBody body = task -> numbers.optional(outside, inside, primitive, otherwise);
    return call.start(body);
  }
}

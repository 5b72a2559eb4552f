package numbers;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Exact}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ExactTools implements ToolSet {
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
          "price": {"type": "number"},
          "count": {"type": "integer"},
          "all": {"type": "array", "items": {"type": "number"}},
          "positive": {"type": "number", "minimum": 0},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["price", "count", "all", "positive"],
        "additionalProperties": false
      }
      """;

  private static final String DEFAULTS_INPUT = """
      {
        "type": "object",
        "properties": {
          "price": {"type": ["number", "null"], "default": 0.10},
          "count": {"type": ["integer", "null"], "default": 123456789012345678901234567890},
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

  private final Exact exact;

  public ExactTools(Exact exact) {
    this.exact = Objects.requireNonNull(exact, "exact");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes exact numbers.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec defaults =
        ToolSpec.longRunning("defaults", "Has defaults.", DEFAULTS_INPUT, this::defaults)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take, defaults);
  }

  private TaskInfo take(ToolCall call) {
    BigDecimal price = call.decimal("price").required();
    BigInteger count = call.bigInteger("count").required();
    List<BigDecimal> all = call.list("all", item -> item.decimal().required()).required();
    BigDecimal positive = call.decimal("positive").min(0).required();
    call.refuseIfWrong();
    TaskBody body = task -> exact.take(price, count, all, positive);
    return call.start(body);
  }

  private TaskInfo defaults(ToolCall call) {
    BigDecimal price = call.decimal("price").orElse(new BigDecimal("0.10"));
    BigInteger count = call.bigInteger("count")
        .orElse(new BigInteger("123456789012345678901234567890"));
    call.refuseIfWrong();
    TaskBody body = task -> exact.defaults(price, count);
    return call.start(body);
  }
}

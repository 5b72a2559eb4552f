package jackson;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Ignored}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class IgnoredTools implements ToolSet {
  private static final String ORDER_INPUT = """
      {
        "type": "object",
        "properties": {
          "order": {
            "type": "object",
            "properties": {"item": {"type": "string"}, "amount": {"type": "integer"}},
            "required": ["item", "amount"],
            "additionalProperties": false
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
        "required": ["order"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Ignored ignored;

  public IgnoredTools(Ignored ignored) {
    this.ignored = Objects.requireNonNull(ignored, "ignored");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec order =
        ToolSpec.longRunning("order", "Orders.", ORDER_INPUT, this::order)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(order);
  }

  private TaskInfo order(ToolCall call) {
    Ignored.Order order = call.object("order", IgnoredTools::order_).required();
    call.refuseIfWrong();
    TaskBody body = task -> ignored.order(order);
    return call.start(body);
  }

  private static Ignored.Order order_(Arguments order) {
    String item = order.string("item").required();
    int amount = order.integer("amount").required();
    return order.build(() -> new Ignored.Order(item, null, Optional.empty(), OptionalInt.empty(),
        amount));
  }
}

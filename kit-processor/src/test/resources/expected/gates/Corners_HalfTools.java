package gates;

import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Corners.Half}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class Corners_HalfTools implements ToolSet {
  private static final String PAY_INPUT = """
      {
        "type": "object",
        "properties": {
          "coins": {"type": "integer"},
          "confirm": {
            "type": ["string", "null"],
            "description": "Leave it out at first. The call is then refused, with what will happen and a code; only \
      after a human has read that and agreed, make the same call again with the code here."
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
        "required": ["coins"],
        "additionalProperties": false
      }
      """;

  private final Corners.Half half;

  public Corners_HalfTools(Corners.Half half) {
    this.half = Objects.requireNonNull(half, "half");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec pay =
        ToolSpec.longRunning("pay", "Costs.", PAY_INPUT, this::pay)
            .effect(Effect.COSTS)
            .gate(GateSpec.says("Something will be paid."));
    return List.of(pay);
  }

  @SuppressWarnings("deprecation")
  private TaskInfo pay(ToolCall call) {
    int coins = call.integer("coins").required();
    call.refuseIfWrong();
    call.gate().estimate(half.cost(coins)).pass();
    TaskBody body = task -> {
      Corners.Half.pay(coins);
      return null;
    };
    return call.start(body);
  }
}

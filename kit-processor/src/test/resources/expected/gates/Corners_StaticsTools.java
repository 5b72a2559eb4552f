package gates;

import java.util.List;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Corners.Statics}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class Corners_StaticsTools implements ToolSet {
  private static final String PAY_INPUT = """
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

  private static final String COST_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String COST_RESULT = """
      {"type": "object", "properties": {"coins": {"type": "integer"}}, "required": ["coins"]}
      """;

  public Corners_StaticsTools() {
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec pay =
        ToolSpec.instant("pay", "Costs.", PAY_INPUT, this::pay)
            .effect(Effect.COSTS)
            .gate(GateSpec.says("{estimate.coins} coins"));
    ToolSpec cost =
        ToolSpec.instant("cost", "Says what it costs, which models may ask too.", COST_INPUT, this::cost)
            .result(COST_RESULT)
            .effect(Effect.READS);
    return List.of(pay, cost);
  }

  private ToolReply pay(ToolCall call) {
    call.refuseIfWrong();
    call.gate().estimate(Corners.Statics.cost()).pass();
    Corners.Statics.pay();
    return ToolReply.done();
  }

  private ToolReply cost(ToolCall call) {
    call.refuseIfWrong();
    return ToolReply.data(Corners.Statics.cost());
  }
}

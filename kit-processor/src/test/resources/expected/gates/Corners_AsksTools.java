package gates;

import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Corners.Asks}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class Corners_AsksTools implements ToolSet {
  private static final String ASK_INPUT = """
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

  private final Corners.Asks asks;

  public Corners_AsksTools(Corners.Asks asks) {
    this.asks = Objects.requireNonNull(asks, "asks");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec ask =
        ToolSpec.instant("ask", "Asks first.", ASK_INPUT, this::ask)
            .effect(Effect.REVERSIBLE)
            .gate(GateSpec.says("It will be asked."));
    return List.of(ask);
  }

  private ToolReply ask(ToolCall call) {
    call.refuseIfWrong();
    call.gate().pass();
    return ToolReply.text(asks.ask());
  }
}

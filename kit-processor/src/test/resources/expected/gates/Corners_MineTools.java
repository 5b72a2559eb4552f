package gates;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Corners.Mine}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class Corners_MineTools implements ToolSet {
  private static final String GO_INPUT = """
      {
        "type": "object",
        "properties": {
          "goal": {"type": "integer"},
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
        "required": ["goal"],
        "additionalProperties": false
      }
      """;

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

  private static final String INTEGER_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["integer", "null"]}}, "required": ["value"]}
      """;

  private final Corners.Mine mine;

  public Corners_MineTools(Corners.Mine mine) {
    this.mine = Objects.requireNonNull(mine, "mine");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec go =
        ToolSpec.longRunning("go", "Goes there.", GO_INPUT, this::go)
            .result(INTEGER_RESULT)
            .effect(Effect.MOVES)
            .gate(GateSpec.says("To {goal}.").by(Consent.ELICITATION));
    ToolSpec ask =
        ToolSpec.instant("ask", "Asks first.", ASK_INPUT, this::ask)
            .effect(Effect.REVERSIBLE)
            .gate(GateSpec.says("It will be asked."));
    return List.of(go, ask);
  }

  private TaskInfo go(ToolCall call) {
    Integer goal = call.integer("goal").required();
    call.refuseIfWrong();
    call.gate().with("goal", goal).estimate(mine.price(goal)).pass();
    TaskBody body = task -> mine.go(goal);
    return call.start(Duration.ofSeconds(1), body);
  }

  private ToolReply ask(ToolCall call) {
    call.refuseIfWrong();
    call.gate().pass();
    return ToolReply.text(mine.ask());
  }
}

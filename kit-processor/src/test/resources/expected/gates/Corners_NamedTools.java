package gates;

import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Corners.Named}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class Corners_NamedTools implements ToolSet {
  private static final String PAY_INPUT = """
      {
        "type": "object",
        "properties": {
          "call": {"type": "integer"},
          "gate": {"type": "integer"},
          "named": {"type": "integer"},
          "body": {
            "type": "object",
            "properties": {"task": {"type": "integer"}},
            "required": ["task"],
            "additionalProperties": false
          },
          "estimate": {"type": "integer"},
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
        "required": ["call", "gate", "named", "body", "estimate"],
        "additionalProperties": false
      }
      """;

  private static final String INT_RESULT = """
      {"type": "object", "properties": {"value": {"type": "integer"}}, "required": ["value"]}
      """;

  private final Corners.Named named;

  public Corners_NamedTools(Corners.Named named) {
    this.named = Objects.requireNonNull(named, "named");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec pay =
        ToolSpec.longRunning("pay", "Costs.", PAY_INPUT, this::pay)
            .result(INT_RESULT)
            .effect(Effect.COSTS)
            .gate(GateSpec.says("{call} {gate} {named} {body.task} {estimate}"));
    return List.of(pay);
  }

  private TaskInfo pay(ToolCall call_) {
    int call = call_.integer("call").required();
    int gate = call_.integer("gate").required();
    int named = call_.integer("named").required();
    Corners.Named.Body body = call_.object("body", Corners_NamedTools::body).required();
    int estimate = call_.integer("estimate").required();
    call_.refuseIfWrong();
    call_.gate()
        .with("call", call)
        .with("gate", gate)
        .with("named", named)
        .with("body.task", body.task())
        .with("estimate", estimate)
        .pass();
    TaskBody body_ = task -> this.named.pay(call, gate, named, body, estimate);
    return call_.start(Corners.Named.time(call), body_);
  }

  private static Corners.Named.Body body(Arguments body) {
    int task = body.integer("task").required();
    return body.build(() -> new Corners.Named.Body(task));
  }
}

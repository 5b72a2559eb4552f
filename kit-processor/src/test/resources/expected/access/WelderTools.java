package access;

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
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Welder}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class WelderTools implements ToolSet {
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

  private static final String WELD_INPUT = """
      {
        "type": "object",
        "properties": {
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String INSPECT_INPUT = """
      {
        "type": "object",
        "properties": {
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private final Welder welder;

  public WelderTools(Welder welder) {
    this.welder = Objects.requireNonNull(welder, "welder");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec weld =
        ToolSpec.longRunning("weld", "Welds a seam of the workpiece on the table.", WELD_INPUT, this::weld)
            .effect(Effect.MOVES)
            .exclusive("arm")
            .scope("lab:welding.torch-2")
            .gate(GateSpec.says("The torch will weld for about 90 s. Wear a mask.").by(Consent.OPERATOR));
    ToolSpec inspect =
        ToolSpec.longRunning("inspect", "Looks at the seam that was welded last.", INSPECT_INPUT, this::inspect)
            .scope("robot:read");
    return List.of(weld, inspect);
  }

  private TaskInfo weld(ToolCall call) {
    call.refuseIfWrong();
    call.gate().pass();
    TaskBody body = task -> {
      welder.weld();
      return null;
    };
    return call.start(Duration.ofSeconds(90), body);
  }

  private TaskInfo inspect(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      welder.inspect();
      return null;
    };
    return call.start(body);
  }
}

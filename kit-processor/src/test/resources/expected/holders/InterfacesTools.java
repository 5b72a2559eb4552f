package holders;

import java.time.Duration;
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
 * Serves the tools of {@link Interfaces}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
final class InterfacesTools implements ToolSet {
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

  private static final String ACT_INPUT = """
      {
        "type": "object",
        "properties": {
          "time": {"type": "string", "format": "duration"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["time"],
        "additionalProperties": false
      }
      """;

  private static final String ALONE_INPUT = """
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

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Interfaces interfaces;

  InterfacesTools(Interfaces interfaces) {
    this.interfaces = Objects.requireNonNull(interfaces, "interfaces");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec act =
        ToolSpec.longRunning("act", "What it does.", ACT_INPUT, this::act)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec alone =
        ToolSpec.longRunning("alone", "What it does without an instance.", ALONE_INPUT, this::alone)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(act, alone);
  }

  private TaskInfo act(ToolCall call) {
    Duration time = call.duration("time").required();
    call.refuseIfWrong();
    TaskBody body = task -> interfaces.act(time);
    return call.start(body);
  }

  private TaskInfo alone(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> Interfaces.alone();
    return call.start(body);
  }
}

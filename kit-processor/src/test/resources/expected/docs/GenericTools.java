package docs;

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
 * Serves the tools of {@link Generic}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class GenericTools implements ToolSet {
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
          "number": {"type": "integer", "description": "what to take"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["number"],
        "additionalProperties": false
      }
      """;

  private static final String GIVE_INPUT = """
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

  private final Generic generic;

  public GenericTools(Generic generic) {
    this.generic = Objects.requireNonNull(generic, "generic");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes one.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec give =
        ToolSpec.longRunning("give", "Gives one.", GIVE_INPUT, this::give)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take, give);
  }

  private TaskInfo take(ToolCall call) {
    Integer number = call.integer("number").required();
    call.refuseIfWrong();
    TaskBody body = task -> generic.take(number);
    return call.start(body);
  }

  private TaskInfo give(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> generic.give();
    return call.start(body);
  }
}

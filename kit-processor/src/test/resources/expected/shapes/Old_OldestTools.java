package shapes;

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
 * Serves the tools of {@link Old.Oldest}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
@SuppressWarnings({"deprecation", "removal"})
final class Old_OldestTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "mode": {"type": "string", "enum": ["A"]},
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
        "required": ["mode"],
        "additionalProperties": false
      }
      """;

  private static final String INT_RESULT = """
      {"type": "object", "properties": {"value": {"type": "integer"}}, "required": ["value"]}
      """;

  private final Old.Oldest oldest;

  Old_OldestTools(Old.Oldest oldest) {
    this.oldest = Objects.requireNonNull(oldest, "oldest");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes what will go.", TAKE_INPUT, this::take)
            .result(INT_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    Old.Oldest.Mode mode = call.choice("mode", Old.Oldest.Mode.values()).required();
    call.refuseIfWrong();
    TaskBody body = task -> oldest.take(mode);
    return call.start(body);
  }
}

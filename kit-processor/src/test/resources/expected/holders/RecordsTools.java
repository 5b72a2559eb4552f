package holders;

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
 * Serves the tools of {@link Records}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class RecordsTools implements ToolSet {
  private static final String SAY_INPUT = """
      {
        "type": "object",
        "properties": {
          "times": {"type": "integer", "minimum": 1},
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
        "required": ["times"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Records records;

  public RecordsTools(Records records) {
    this.records = Objects.requireNonNull(records, "records");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec say =
        ToolSpec.longRunning("say", "Says its name so often.", SAY_INPUT, this::say)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(say);
  }

  private TaskInfo say(ToolCall call) {
    int times = call.integer("times").min(1).required();
    call.refuseIfWrong();
    TaskBody body = task -> records.say(times);
    return call.start(body);
  }
}

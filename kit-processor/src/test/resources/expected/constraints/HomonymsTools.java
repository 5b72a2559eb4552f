package constraints;

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
 * Serves the tools of {@link Homonyms}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class HomonymsTools implements ToolSet {
  private static final String COUNT_INPUT = """
      {
        "type": "object",
        "properties": {
          "times": {"type": "integer", "minimum": 1},
          "words": {"type": "array", "items": {"type": "string", "maxLength": 3}},
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
        "required": ["times", "words"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Homonyms homonyms;

  public HomonymsTools(Homonyms homonyms) {
    this.homonyms = Objects.requireNonNull(homonyms, "homonyms");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec count =
        ToolSpec.longRunning("count", "Counts.", COUNT_INPUT, this::count)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(count);
  }

  private TaskInfo count(ToolCall call) {
    Integer times = call.integer("times").min(1).required();
    List<String> words = call.list("words", item -> item.string().maxSize(3).required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> homonyms.count(times, words);
    return call.start(body);
  }
}

package names;

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
 * Serves the tools of {@link URL.Default}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
final class URL_DefaultTools implements ToolSet {
  private static final String OPEN_INPUT = """
      {
        "type": "object",
        "properties": {
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
        "additionalProperties": false
      }
      """;

  private final URL.Default default_;

  URL_DefaultTools(URL.Default default_) {
    this.default_ = Objects.requireNonNull(default_, "default_");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec open =
        ToolSpec.longRunning("open", "Is nested, and its field would be a keyword.", OPEN_INPUT, this::open)
            .effect(Effect.READS);
    return List.of(open);
  }

  private TaskInfo open(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      default_.open();
      return null;
    };
    return call.start(body);
  }
}

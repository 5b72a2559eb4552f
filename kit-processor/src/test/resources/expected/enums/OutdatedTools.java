package enums;

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
 * Serves the tools of {@link Outdated}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
@SuppressWarnings("deprecation")
public final class OutdatedTools implements ToolSet {
  private static final String GO_INPUT = """
      {
        "type": "object",
        "properties": {
          "speed": {"type": "string", "enum": ["crawl", "walk"]},
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
        "required": ["speed"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Outdated outdated;

  public OutdatedTools(Outdated outdated) {
    this.outdated = Objects.requireNonNull(outdated, "outdated");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec go =
        ToolSpec.longRunning("go", "Goes.", GO_INPUT, this::go)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(go);
  }

  private TaskInfo go(ToolCall call) {
    Outdated.Speed speed = call.choice("speed", Outdated.Speed.values(), OutdatedTools::speedName)
        .required();
    call.refuseIfWrong();
    TaskBody body = task -> outdated.go(speed);
    return call.start(body);
  }

  private static String speedName(Outdated.Speed speed) {
    return switch (speed) {
      case CRAWL -> "crawl";
      case WALK -> "walk";
    };
  }
}

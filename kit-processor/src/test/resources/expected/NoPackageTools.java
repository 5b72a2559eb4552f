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
 * Serves the tools of {@link NoPackage}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class NoPackageTools implements ToolSet {
  private static final String NOTHING_INPUT = """
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

  private final NoPackage noPackage;

  public NoPackageTools(NoPackage noPackage) {
    this.noPackage = Objects.requireNonNull(noPackage, "noPackage");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec nothing =
        ToolSpec.longRunning("nothing", "Does nothing.", NOTHING_INPUT, this::nothing)
            .effect(Effect.READS);
    return List.of(nothing);
  }

  private TaskInfo nothing(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      noPackage.nothing();
      return null;
    };
    return call.start(body);
  }
}

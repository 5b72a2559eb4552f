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
 * Serves the tools of {@link Results}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ResultsTools implements ToolSet {
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

  private static final String FIND_INPUT = """
      {
        "type": "object",
        "properties": {
          "name": {"type": "string"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["name"],
        "additionalProperties": false
      }
      """;

  private static final String SILENTLY_INPUT = """
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

  private static final String LIST_INPUT = """
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

  private static final String FOUND_RESULT = """
      {"type": "object", "properties": {"name": {"type": ["string", "null"]}}, "required": ["name"]}
      """;

  private static final String LIST_EXTENDS_MAP_STRING_FOUND_RESULT = """
      {
        "type": "object",
        "properties": {
          "value": {
            "type": ["array", "null"],
            "items": {
              "type": ["object", "null"],
              "additionalProperties": {
                "type": ["object", "null"],
                "properties": {"name": {"type": ["string", "null"]}},
                "required": ["name"]
              }
            }
          }
        },
        "required": ["value"]
      }
      """;

  private final Results results;

  public ResultsTools(Results results) {
    this.results = Objects.requireNonNull(results, "results");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec find =
        ToolSpec.longRunning("find", "Finds.", FIND_INPUT, this::find)
            .result(FOUND_RESULT)
            .effect(Effect.READS);
    ToolSpec silently =
        ToolSpec.longRunning("silently", "Says nothing.", SILENTLY_INPUT, this::silently)
            .effect(Effect.READS);
    ToolSpec list =
        ToolSpec.longRunning("list", "Lists.", LIST_INPUT, this::list)
            .result(LIST_EXTENDS_MAP_STRING_FOUND_RESULT)
            .effect(Effect.READS);
    return List.of(find, silently, list);
  }

  private TaskInfo find(ToolCall call) {
    String name = call.string("name").required();
    call.refuseIfWrong();
    TaskBody body = task -> results.find(name);
    return call.start(body);
  }

  private TaskInfo silently(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> results.silently();
    return call.start(body);
  }

  private TaskInfo list(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> results.list();
    return call.start(body);
  }
}

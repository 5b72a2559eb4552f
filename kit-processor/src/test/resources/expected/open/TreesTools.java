package open;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;
import tools.jackson.databind.JsonNode;

/**
 * Serves the tools of {@link Trees}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class TreesTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "tree": {"type": ["object", "array", "string", "number", "boolean"], "description": "of any shape"},
          "maybe": {},
          "all": {"type": "array", "items": {"type": ["object", "array", "string", "number", "boolean"]}},
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
        "required": ["tree", "all"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Trees trees;

  public TreesTools(Trees trees) {
    this.trees = Objects.requireNonNull(trees, "trees");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes a tree.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    JsonNode tree = call.tree("tree").required();
    Optional<JsonNode> maybe = call.tree("maybe").optional();
    List<JsonNode> all = call.list("all", item -> item.tree().required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> trees.take(tree, maybe, all);
    return call.start(body);
  }
}

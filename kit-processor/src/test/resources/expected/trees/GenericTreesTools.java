package trees;

import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link GenericTrees}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class GenericTreesTools implements ToolSet {
  private static final String CLIMB_INPUT = """
      {
        "type": "object",
        "properties": {
          "names": {"$ref": "#/$defs/tree_of_string"},
          "numbers": {"$ref": "#/$defs/tree_of_integer"},
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
        "required": ["names", "numbers"],
        "additionalProperties": false,
        "$defs": {
          "tree_of_string": {
            "type": "object",
            "properties": {
              "value": {"type": "string"},
              "branches": {"type": "array", "items": {"$ref": "#/$defs/tree_of_string"}}
            },
            "required": ["value", "branches"],
            "additionalProperties": false
          },
          "tree_of_integer": {
            "type": "object",
            "properties": {
              "value": {"type": "integer"},
              "branches": {"type": "array", "items": {"$ref": "#/$defs/tree_of_integer"}}
            },
            "required": ["value", "branches"],
            "additionalProperties": false
          }
        }
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final GenericTrees genericTrees;

  public GenericTreesTools(GenericTrees genericTrees) {
    this.genericTrees = Objects.requireNonNull(genericTrees, "genericTrees");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec climb =
        ToolSpec.longRunning("climb", "Climbs.", CLIMB_INPUT, this::climb)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(climb);
  }

  private TaskInfo climb(ToolCall call) {
    GenericTrees.Tree<String> names = call.object("names", GenericTreesTools::treeOfString)
        .required();
    GenericTrees.Tree<Integer> numbers = call.object("numbers", GenericTreesTools::treeOfInteger)
        .required();
    call.refuseIfWrong();
    TaskBody body = task -> genericTrees.climb(names, numbers);
    return call.start(body);
  }

  private static GenericTrees.Tree<String> treeOfString(Arguments tree) {
    String value = tree.string("value").required();
    List<GenericTrees.Tree<String>> branches = tree.list("branches",
        item -> item.object(GenericTreesTools::treeOfString).required()).required();
    return tree.build(() -> new GenericTrees.Tree<>(value, branches));
  }

  private static GenericTrees.Tree<Integer> treeOfInteger(Arguments tree) {
    Integer value = tree.integer("value").required();
    List<GenericTrees.Tree<Integer>> branches = tree.list("branches",
        item -> item.object(GenericTreesTools::treeOfInteger).required()).required();
    return tree.build(() -> new GenericTrees.Tree<>(value, branches));
  }
}

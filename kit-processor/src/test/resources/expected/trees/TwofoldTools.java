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
 * Serves the tools of {@link Twofold}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class TwofoldTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "a": {"$ref": "#/$defs/node"},
          "b": {"$ref": "#/$defs/node_"},
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
        "required": ["a", "b"],
        "additionalProperties": false,
        "$defs": {
          "node": {
            "type": "object",
            "properties": {"children": {"type": "array", "items": {"$ref": "#/$defs/node"}}},
            "required": ["children"],
            "additionalProperties": false
          },
          "node_": {
            "type": "object",
            "properties": {
              "parent": {"anyOf": [{"$ref": "#/$defs/node_"}, {"type": "null"}]},
              "n": {"type": "integer"}
            },
            "required": ["n"],
            "additionalProperties": false
          }
        }
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Twofold twofold;

  public TwofoldTools(Twofold twofold) {
    this.twofold = Objects.requireNonNull(twofold, "twofold");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes both.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    Twofold.A.Node a = call.object("a", TwofoldTools::node).required();
    Twofold.B.Node b = call.object("b", TwofoldTools::node_).required();
    call.refuseIfWrong();
    TaskBody body = task -> twofold.take(a, b);
    return call.start(body);
  }

  private static Twofold.A.Node node(Arguments node) {
    List<Twofold.A.Node> children = node.list("children",
        item -> item.object(TwofoldTools::node).required()).required();
    return node.build(() -> new Twofold.A.Node(children));
  }

  private static Twofold.B.Node node_(Arguments node) {
    Twofold.B.Node parent = node.object("parent", TwofoldTools::node_).orNull();
    int n = node.integer("n").required();
    return node.build(() -> new Twofold.B.Node(parent, n));
  }
}

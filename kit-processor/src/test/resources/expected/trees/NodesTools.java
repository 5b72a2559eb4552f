package trees;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Nodes}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class NodesTools implements ToolSet {
  private static final String CLIMB_INPUT = """
      {
        "type": "object",
        "properties": {
          "root": {"$ref": "#/$defs/node"},
          "other": {"anyOf": [{"$ref": "#/$defs/node"}, {"type": "null"}]},
          "chains": {"type": "array", "items": {"$ref": "#/$defs/chain"}},
          "linked": {"$ref": "#/$defs/linked"},
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
        "required": ["root", "chains", "linked"],
        "additionalProperties": false,
        "$defs": {
          "node": {
            "type": "object",
            "properties": {
              "name": {"type": "string"},
              "children": {"type": "array", "items": {"$ref": "#/$defs/node"}}
            },
            "required": ["name", "children"],
            "additionalProperties": false
          },
          "chain": {
            "type": "object",
            "properties": {
              "value": {"type": "integer"},
              "next": {"anyOf": [{"$ref": "#/$defs/chain"}, {"type": "null"}]}
            },
            "required": ["value"],
            "additionalProperties": false
          },
          "linked": {
            "type": "object",
            "properties": {
              "value": {"type": "integer"},
              "next": {"anyOf": [{"$ref": "#/$defs/linked"}, {"type": "null"}]}
            },
            "required": ["value"],
            "additionalProperties": false
          }
        }
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Nodes nodes;

  public NodesTools(Nodes nodes) {
    this.nodes = Objects.requireNonNull(nodes, "nodes");
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
    Nodes.Node root = call.object("root", NodesTools::node).required();
    Nodes.Node other = call.object("other", NodesTools::node).orNull();
    List<Nodes.Chain> chains = call.list("chains",
        item -> item.object(NodesTools::chain).required()).required();
    Nodes.Linked linked = call.object("linked", NodesTools::linked).required();
    call.refuseIfWrong();
    TaskBody body = task -> nodes.climb(root, other, chains, linked);
    return call.start(body);
  }

  private static Nodes.Node node(Arguments node) {
    String name = node.string("name").required();
    List<Nodes.Node> children = node.list("children",
        item -> item.object(NodesTools::node).required()).required();
    return node.build(() -> new Nodes.Node(name, children));
  }

  private static Nodes.Chain chain(Arguments chain) {
    int value = chain.integer("value").required();
    Optional<Nodes.Chain> next = chain.object("next", NodesTools::chain).optional();
    return chain.build(() -> new Nodes.Chain(value, next));
  }

  private static Nodes.Linked linked(Arguments linked) {
    int value = linked.integer("value").required();
    Nodes.Linked next = linked.object("next", NodesTools::linked).orNull();
    return linked.build(() -> new Nodes.Linked(value, next));
  }
}

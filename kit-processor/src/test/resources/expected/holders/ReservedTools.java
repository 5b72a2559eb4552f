package holders;

import java.util.List;
import java.util.Map;
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
 * Serves the tools of {@link Reserved}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ReservedTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "arguments": {
            "type": "object",
            "properties": {
              "value": {
                "type": "object",
                "properties": {
                  "value": {"type": "integer"},
                  "built": {"type": "integer"},
                  "item": {"type": "integer"},
                  "arguments": {"type": "integer"}
                },
                "required": ["value", "built", "item", "arguments"],
                "additionalProperties": false
              },
              "call": {"type": "string"},
              "task": {"type": "string"}
            },
            "required": ["value", "call", "task"],
            "additionalProperties": false
          },
          "built": {
            "type": "object",
            "properties": {"built": {"type": ["integer", "null"]}, "value": {"type": ["integer", "null"]}},
            "additionalProperties": false
          },
          "value": {
            "type": "object",
            "additionalProperties": {
              "type": "object",
              "properties": {
                "value": {"type": "integer"},
                "built": {"type": "integer"},
                "item": {"type": "integer"},
                "arguments": {"type": "integer"}
              },
              "required": ["value", "built", "item", "arguments"],
              "additionalProperties": false
            }
          },
          "item": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "value": {"type": "integer"},
                "built": {"type": "integer"},
                "item": {"type": "integer"},
                "arguments": {"type": "integer"}
              },
              "required": ["value", "built", "item", "arguments"],
              "additionalProperties": false
            }
          },
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
        "required": ["arguments", "built", "value", "item"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Reserved reserved;

  public ReservedTools(Reserved reserved) {
    this.reserved = Objects.requireNonNull(reserved, "reserved");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes them.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    Reserved.Arguments arguments = call.object("arguments", ReservedTools::arguments).required();
    Reserved.Built built = call.object("built", ReservedTools::built).required();
    Map<String, Reserved.Value> value = call.map("value",
        value_ -> value_.object(ReservedTools::value).required()).required();
    List<Reserved.Value> item = call.list("item",
        item_ -> item_.object(ReservedTools::value).required()).required();
    call.refuseIfWrong();
    TaskBody body = context -> reserved.take(arguments, built, value, item, context);
    return call.start(body);
  }

  private static Reserved.Arguments arguments(Arguments arguments) {
    Reserved.Value value = arguments.object("value", ReservedTools::value).required();
    String call = arguments.string("call").required();
    String task = arguments.string("task").required();
    return arguments.build(() -> new Reserved.Arguments(value, call, task));
  }

  private static Reserved.Value value(Arguments value_) {
    int value = value_.integer("value").required();
    int built = value_.integer("built").required();
    int item = value_.integer("item").required();
    int arguments = value_.integer("arguments").required();
    return value_.build(() -> new Reserved.Value(value, built, item, arguments));
  }

  private static Reserved.Built built(Arguments built_) {
    Optional<Integer> built = built_.integer("built").optional();
    Optional<Integer> value = built_.integer("value").optional();
    return built_.build(() -> {
      Reserved.Built built__ = new Reserved.Built();
      built.ifPresent(value_ -> built__.built = value_);
      value.ifPresent(value_ -> built__.value = value_);
      return built__;
    });
  }
}

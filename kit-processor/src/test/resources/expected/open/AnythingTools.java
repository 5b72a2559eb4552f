package open;

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
 * Serves the tools of {@link Anything}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class AnythingTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "what": {"type": ["object", "array", "string", "number", "boolean"]},
          "maybe": {},
          "members": {
            "type": "object",
            "additionalProperties": {"type": ["object", "array", "string", "number", "boolean"]}
          },
          "items": {"type": "array", "items": {"type": ["object", "array", "string", "number", "boolean"]}},
          "extra": {
            "type": "object",
            "properties": {
              "key": {"type": "string"},
              "value": {"type": ["object", "array", "string", "number", "boolean"]},
              "hint": {}
            },
            "required": ["key", "value"],
            "additionalProperties": false
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
        "required": ["what", "members", "items", "extra"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Anything anything;

  public AnythingTools(Anything anything) {
    this.anything = Objects.requireNonNull(anything, "anything");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes anything.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    Object what = call.any("what").required();
    Object maybe = call.any("maybe").orNull();
    Map<String, Object> members = call.map("members", value -> value.any().required()).required();
    List<Object> items = call.list("items", item -> item.any().required()).required();
    Anything.Extra extra = call.object("extra", AnythingTools::extra).required();
    call.refuseIfWrong();
    TaskBody body = task -> anything.take(what, maybe, members, items, extra);
    return call.start(body);
  }

  private static Anything.Extra extra(Arguments extra) {
    String key = extra.string("key").required();
    Object value = extra.any("value").required();
    Optional<Object> hint = extra.any("hint").optional();
    return extra.build(() -> new Anything.Extra(key, value, hint));
  }
}

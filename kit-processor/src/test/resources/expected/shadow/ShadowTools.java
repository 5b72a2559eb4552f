package shadow;

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
 * Serves the tools of {@link Shadow}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ShadowTools implements ToolSet {
  private static final java.lang.String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "text": {"type": "string"},
          "number": {"type": "integer"},
          "value": {"type": "string", "enum": ["A"]},
          "l": {"type": ["integer", "null"], "default": 1},
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
        "required": ["text", "number", "value"],
        "additionalProperties": false
      }
      """;

  private final Shadow shadow;

  public ShadowTools(Shadow shadow) {
    this.shadow = Objects.requireNonNull(shadow, "shadow");
  }

  @java.lang.Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes a text.", TAKE_INPUT, this::take)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    java.lang.String text = call.string("text").required();
    java.lang.Integer number = call.integer("number").required();
    Shadow.Value value = call.choice("value", Shadow.Value.values()).required();
    Long l = call.longInteger("l").orElse(1L);
    call.refuseIfWrong();
    TaskBody body = task -> {
      shadow.take(text, number, value, l);
      return null;
    };
    return call.start(body);
  }
}

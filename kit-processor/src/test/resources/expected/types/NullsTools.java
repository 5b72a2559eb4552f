package types;

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
 * Serves the tools of {@link Nulls}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class NullsTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "text": {"type": ["string", "null"]},
          "number": {"type": ["integer", "null"]},
          "mode": {"type": ["string", "null"], "enum": ["FAST", null]},
          "texts": {"type": ["array", "null"], "items": {"type": "string"}},
          "list": {"type": ["array", "null"], "items": {"type": "string"}},
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

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Nulls nulls;

  public NullsTools(Nulls nulls) {
    this.nulls = Objects.requireNonNull(nulls, "nulls");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes nulls.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    String text = call.string("text").orNull();
    Integer number = call.integer("number").orNull();
    Nulls.Mode mode = call.choice("mode", Nulls.Mode.values()).orNull();
    String[] texts = call.list("texts", item -> item.string().required())
        .map(list_ -> list_.toArray(String[]::new)).orNull();
    List<String> list = call.list("list", item -> item.string().required()).orNull();
    call.refuseIfWrong();
    TaskBody body = task -> nulls.take(text, number, mode, texts, list);
    return call.start(body);
  }
}

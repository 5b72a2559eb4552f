package generics;

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
 * Serves the tools of {@link Limited}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class LimitedTools implements ToolSet {
  private static final String LIMIT_INPUT = """
      {
        "type": "object",
        "properties": {
          "whole": {
            "type": "object",
            "properties": {"from": {"type": "integer", "minimum": 0}, "to": {"type": "integer", "minimum": 0}},
            "required": ["from", "to"],
            "additionalProperties": false
          },
          "real": {
            "type": "object",
            "properties": {"from": {"type": "number"}, "to": {"type": "number"}},
            "required": ["from", "to"],
            "additionalProperties": false
          },
          "open": {
            "type": ["object", "null"],
            "properties": {"from": {"type": "integer"}, "to": {"type": "integer"}},
            "required": ["from", "to"],
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
        "required": ["whole", "real"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Limited limited;

  public LimitedTools(Limited limited) {
    this.limited = Objects.requireNonNull(limited, "limited");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec limit =
        ToolSpec.longRunning("limit", "Limits.", LIMIT_INPUT, this::limit)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(limit);
  }

  private TaskInfo limit(ToolCall call) {
    Limited.Range<Integer> whole = call.object("whole", LimitedTools::rangeOfInteger).required();
    Limited.Range<Double> real = call.object("real", LimitedTools::rangeOfDouble).required();
    Optional<Limited.Range<Integer>> open = call.object("open", LimitedTools::rangeOfInteger_)
        .optional();
    call.refuseIfWrong();
    TaskBody body = task -> limited.limit(whole, real, open);
    return call.start(body);
  }

  private static Limited.Range<Integer> rangeOfInteger(Arguments range) {
    Integer from = range.integer("from").min(0).required();
    Integer to = range.integer("to").min(0).required();
    return range.build(() -> new Limited.Range<>(from, to));
  }

  private static Limited.Range<Double> rangeOfDouble(Arguments range) {
    Double from = range.number("from").required();
    Double to = range.number("to").required();
    return range.build(() -> new Limited.Range<>(from, to));
  }

  private static Limited.Range<Integer> rangeOfInteger_(Arguments range) {
    Integer from = range.integer("from").required();
    Integer to = range.integer("to").required();
    return range.build(() -> new Limited.Range<>(from, to));
  }
}

package numbers;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Counts}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class CountsTools implements ToolSet {
  private static final String COUNT_INPUT = """
      {
        "type": "object",
        "properties": {
          "first": {"type": ["integer", "null"]},
          "second": {"type": ["integer", "null"]},
          "third": {"type": ["number", "null"], "minimum": 0, "maximum": 1},
          "window": {
            "type": "object",
            "properties": {"from": {"type": ["number", "null"]}, "to": {"type": ["number", "null"]}},
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
        "required": ["window"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Counts counts;

  public CountsTools(Counts counts) {
    this.counts = Objects.requireNonNull(counts, "counts");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec count =
        ToolSpec.longRunning("count", "Counts.", COUNT_INPUT, this::count)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(count);
  }

  private TaskInfo count(ToolCall call) {
    OptionalInt first = call.integer("first").map(OptionalInt::of).orElse(OptionalInt.empty());
    OptionalLong second = call.longInteger("second")
        .map(OptionalLong::of).orElse(OptionalLong.empty());
    OptionalDouble third = call.number("third").min(0).max(1)
        .map(OptionalDouble::of).orElse(OptionalDouble.empty());
    Counts.Window window = call.object("window", CountsTools::window).required();
    call.refuseIfWrong();
    TaskBody body = task -> counts.count(first, second, third, window);
    return call.start(body);
  }

  private static Counts.Window window(Arguments window) {
    OptionalDouble from = window.number("from")
        .map(OptionalDouble::of).orElse(OptionalDouble.empty());
    OptionalDouble to = window.number("to").map(OptionalDouble::of).orElse(OptionalDouble.empty());
    return window.build(() -> new Counts.Window(from, to));
  }
}

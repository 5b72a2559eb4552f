package shapes;

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
 * Serves the tools of {@link Shapes}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ShapesTools implements ToolSet {
  private static final String TRIGGERS = """
      {
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
      """;

  private static final String MEASURE_INPUT = """
      {
        "type": "object",
        "properties": {
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String COUNT_INPUT = """
      {
        "type": "object",
        "properties": {
          "n": {"type": "integer"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["n"],
        "additionalProperties": false
      }
      """;

  private static final String LETTER_INPUT = """
      {
        "type": "object",
        "properties": {
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String INT_RESULT = """
      {"type": "object", "properties": {"value": {"type": "integer"}}, "required": ["value"]}
      """;

  private static final String LONG_RESULT = """
      {"type": "object", "properties": {"value": {"type": "integer"}}, "required": ["value"]}
      """;

  private static final String CHAR_RESULT = """
      {"type": "object", "properties": {"value": {"type": "string"}}, "required": ["value"]}
      """;

  private final Shapes shapes;

  public ShapesTools(Shapes shapes) {
    this.shapes = Objects.requireNonNull(shapes, "shapes");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec measure =
        ToolSpec.longRunning("measure", "Is done by whoever implements it.", MEASURE_INPUT, this::measure)
            .result(INT_RESULT)
            .effect(Effect.READS);
    ToolSpec count =
        ToolSpec.longRunning("count", "Is there already.", COUNT_INPUT, this::count)
            .result(LONG_RESULT)
            .effect(Effect.READS);
    ToolSpec letter =
        ToolSpec.longRunning("letter", "Is static among others.", LETTER_INPUT, this::letter)
            .result(CHAR_RESULT)
            .effect(Effect.READS);
    return List.of(measure, count, letter);
  }

  private TaskInfo measure(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> shapes.measure();
    return call.start(body);
  }

  private TaskInfo count(ToolCall call) {
    int n = call.integer("n").required();
    call.refuseIfWrong();
    TaskBody body = first -> shapes.count(first, n);
    return call.start(body);
  }

  private TaskInfo letter(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> Shapes.letter();
    return call.start(body);
  }
}

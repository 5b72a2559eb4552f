package containers;

import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.PrimitiveArrays;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Varargs}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class VarargsTools implements ToolSet {
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

  private static final String NUMBERS_INPUT = """
      {
        "type": "object",
        "properties": {
          "first": {"type": "number"},
          "others": {"type": "array", "items": {"type": "number"}},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["first", "others"],
        "additionalProperties": false
      }
      """;

  private static final String DATES_INPUT = """
      {
        "type": "object",
        "properties": {
          "dates": {"type": "array", "items": {"type": "string", "format": "date"}},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["dates"],
        "additionalProperties": false
      }
      """;

  private static final String ROWS_INPUT = """
      {
        "type": "object",
        "properties": {
          "rows": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["rows"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Varargs varargs;

  public VarargsTools(Varargs varargs) {
    this.varargs = Objects.requireNonNull(varargs, "varargs");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec numbers =
        ToolSpec.longRunning("numbers", "Takes numbers.", NUMBERS_INPUT, this::numbers)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec dates =
        ToolSpec.longRunning("dates", "Takes dates.", DATES_INPUT, this::dates)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec rows =
        ToolSpec.longRunning("rows", "Takes lists of numbers.", ROWS_INPUT, this::rows)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(numbers, dates, rows);
  }

  private TaskInfo numbers(ToolCall call) {
    double first = call.number("first").required();
    double[] others = call.list("others", item -> item.number().required())
        .map(PrimitiveArrays::doubles).required();
    call.refuseIfWrong();
    TaskBody body = task -> varargs.numbers(first, others);
    return call.start(body);
  }

  private TaskInfo dates(ToolCall call) {
    LocalDate[] dates = call.list("dates", item -> item.date().required())
        .map(list -> list.toArray(LocalDate[]::new)).required();
    call.refuseIfWrong();
    TaskBody body = task -> varargs.dates(dates);
    return call.start(body);
  }

  private TaskInfo rows(ToolCall call) {
    int[][] rows = call.list("rows", item -> item.list(part -> part.integer().required())
        .map(PrimitiveArrays::ints).required()).map(list -> list.toArray(int[][]::new)).required();
    call.refuseIfWrong();
    TaskBody body = task -> varargs.rows(rows);
    return call.start(body);
  }
}

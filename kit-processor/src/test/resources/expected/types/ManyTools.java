package types;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.PrimitiveArrays;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Many}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ManyTools implements ToolSet {
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

  private static final String LISTS_INPUT = """
      {
        "type": "object",
        "properties": {
          "texts": {"type": "array", "items": {"type": "string"}},
          "numbers": {"type": "array", "items": {"type": "number"}},
          "modes": {"type": "array", "items": {"type": "string", "enum": ["FAST", "SLOW"]}},
          "times": {"type": "array", "items": {"type": "string", "format": "duration"}},
          "points": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
              "required": ["x", "y"],
              "additionalProperties": false
            }
          },
          "grid": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}},
          "unused": {"type": "array", "items": {"type": "string", "enum": ["FAST", "SLOW"]}},
          "rows": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["texts", "numbers", "modes", "times", "points", "grid", "unused", "rows"],
        "additionalProperties": false
      }
      """;

  private static final String ARRAYS_INPUT = """
      {
        "type": "object",
        "properties": {
          "d": {"type": "array", "items": {"type": "number"}},
          "f": {"type": "array", "items": {"type": "number"}},
          "i": {"type": "array", "items": {"type": "integer"}},
          "l": {"type": "array", "items": {"type": "integer"}},
          "s": {"type": "array", "items": {"type": "integer", "minimum": -32768, "maximum": 32767}},
          "b": {"type": "array", "items": {"type": "integer", "minimum": -128, "maximum": 127}},
          "z": {"type": "array", "items": {"type": "boolean"}},
          "c": {"type": "array", "items": {"type": "string", "minLength": 1, "maxLength": 1}},
          "boxes": {"type": "array", "items": {"type": "integer"}},
          "texts": {"type": "array", "items": {"type": "string"}},
          "modes": {"type": "array", "items": {"type": "string", "enum": ["FAST", "SLOW"]}},
          "points": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
              "required": ["x", "y"],
              "additionalProperties": false
            }
          },
          "grid": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}},
          "cube": {
            "type": "array",
            "items": {"type": "array", "items": {"type": "array", "items": {"type": "string"}}}
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["d", "f", "i", "l", "s", "b", "z", "c", "boxes", "texts", "modes", "points", "grid", "cube"],
        "additionalProperties": false
      }
      """;

  private static final String ANY_INPUT = """
      {
        "type": "object",
        "properties": {
          "names": {"type": "array", "items": {"type": "string"}},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["names"],
        "additionalProperties": false
      }
      """;

  private static final String MAYBE_INPUT = """
      {
        "type": "object",
        "properties": {
          "texts": {"type": ["array", "null"], "items": {"type": "string"}},
          "numbers": {"type": ["array", "null"], "items": {"type": "number"}},
          "points": {
            "type": ["array", "null"],
            "items": {
              "type": "object",
              "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
              "required": ["x", "y"],
              "additionalProperties": false
            }
          },
          "names": {"type": ["array", "null"], "items": {"type": "string"}},
          "dice": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 6}},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["dice"],
        "additionalProperties": false
      }
      """;

  private static final String AWKWARD_INPUT = """
      {
        "type": "object",
        "properties": {
          "item": {"type": "array", "items": {"type": "string"}},
          "list": {"type": "array", "items": {"type": "string"}},
          "call": {"type": "array", "items": {"type": "array", "items": {"type": "string"}}},
          "items": {"type": ["array", "null"], "items": {"type": "string"}},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["item", "list", "call"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Many many;

  public ManyTools(Many many) {
    this.many = Objects.requireNonNull(many, "many");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec lists =
        ToolSpec.longRunning("lists", "Takes lists.", LISTS_INPUT, this::lists)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec arrays =
        ToolSpec.longRunning("arrays", "Takes arrays.", ARRAYS_INPUT, this::arrays)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec any =
        ToolSpec.longRunning("any", "Takes any number.", ANY_INPUT, this::any)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec maybe =
        ToolSpec.longRunning("maybe", "Takes some or none.", MAYBE_INPUT, this::maybe)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec awkward =
        ToolSpec.longRunning("awkward", "Has awkward names.", AWKWARD_INPUT, this::awkward)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(lists, arrays, any, maybe, awkward);
  }

  private TaskInfo lists(ToolCall call) {
    List<String> texts = call.list("texts", item -> item.string().required()).required();
    List<Double> numbers = call.list("numbers", item -> item.number().required()).required();
    List<Many.Mode> modes = call.list("modes", item -> item.choice(Many.Mode.values()).required())
        .required();
    List<Duration> times = call.list("times", item -> item.duration().required()).required();
    List<Many.Point> points = call.list("points", item -> item.object(ManyTools::point).required())
        .required();
    List<List<Integer>> grid = call.list("grid",
        item -> item.list(part -> part.integer().required()).required()).required();
    List<Many.Mode> unused = call.list("unused", item -> item.choice(Many.Mode.values()).required())
        .required();
    List<int[]> rows = call.list("rows", item -> item.list(part -> part.integer().required())
        .map(PrimitiveArrays::ints).required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> many.lists(texts, numbers, modes, times, points, grid, unused, rows);
    return call.start(body);
  }

  private TaskInfo arrays(ToolCall call) {
    double[] d = call.list("d", item -> item.number().required()).map(PrimitiveArrays::doubles)
        .required();
    float[] f = call.list("f", item -> item.floatNumber().required()).map(PrimitiveArrays::floats)
        .required();
    int[] i = call.list("i", item -> item.integer().required()).map(PrimitiveArrays::ints)
        .required();
    long[] l = call.list("l", item -> item.longInteger().required()).map(PrimitiveArrays::longs)
        .required();
    short[] s = call.list("s", item -> item.shortInteger().required()).map(PrimitiveArrays::shorts)
        .required();
    byte[] b = call.list("b", item -> item.byteInteger().required()).map(PrimitiveArrays::bytes)
        .required();
    boolean[] z = call.list("z", item -> item.bool().required()).map(PrimitiveArrays::booleans)
        .required();
    char[] c = call.list("c", item -> item.character().required()).map(PrimitiveArrays::chars)
        .required();
    Integer[] boxes = call.list("boxes", item -> item.integer().required())
        .map(list -> list.toArray(Integer[]::new)).required();
    String[] texts = call.list("texts", item -> item.string().required())
        .map(list -> list.toArray(String[]::new)).required();
    Many.Mode[] modes = call.list("modes", item -> item.choice(Many.Mode.values()).required())
        .map(list -> list.toArray(Many.Mode[]::new)).required();
    Many.Point[] points = call.list("points", item -> item.object(ManyTools::point).required())
        .map(list -> list.toArray(Many.Point[]::new)).required();
    int[][] grid = call.list("grid", item -> item.list(part -> part.integer().required())
        .map(PrimitiveArrays::ints).required()).map(list -> list.toArray(int[][]::new)).required();
    String[][][] cube = call.list("cube",
        item -> item.list(part -> part.list(item_ -> item_.string().required())
        .map(list -> list.toArray(String[]::new)).required())
        .map(list -> list.toArray(String[][]::new)).required())
        .map(list -> list.toArray(String[][][]::new)).required();
    call.refuseIfWrong();
    TaskBody body = task -> many.arrays(d, f, i, l, s, b, z, c, boxes, texts, modes, points, grid,
        cube);
    return call.start(body);
  }

  private TaskInfo any(ToolCall call) {
    String[] names = call.list("names", item -> item.string().required())
        .map(list -> list.toArray(String[]::new)).required();
    call.refuseIfWrong();
    TaskBody body = task -> many.any(names);
    return call.start(body);
  }

  private TaskInfo maybe(ToolCall call) {
    Optional<List<String>> texts = call.list("texts", item -> item.string().required()).optional();
    Optional<double[]> numbers = call.list("numbers", item -> item.number().required())
        .map(PrimitiveArrays::doubles).optional();
    List<Many.Point> points = call.list("points", item -> item.object(ManyTools::point).required())
        .orNull();
    String[] names = call.list("names", item -> item.string().required())
        .map(list -> list.toArray(String[]::new)).orNull();
    List<Integer> dice = call.list("dice", item -> item.integer().min(1).max(6).required())
        .required();
    call.refuseIfWrong();
    TaskBody body = task -> many.maybe(texts, numbers, points, names, dice);
    return call.start(body);
  }

  private TaskInfo awkward(ToolCall call_) {
    List<String> item = call_.list("item", item_ -> item_.string().required()).required();
    String[] list = call_.list("list", item_ -> item_.string().required())
        .map(list_ -> list_.toArray(String[]::new)).required();
    List<List<String>> call = call_.list("call",
        item_ -> item_.list(part -> part.string().required()).required()).required();
    Optional<String[]> items = call_.list("items", item_ -> item_.string().required())
        .map(list_ -> list_.toArray(String[]::new)).optional();
    call_.refuseIfWrong();
    TaskBody body = task -> many.awkward(item, list, call, items);
    return call_.start(body);
  }

  private static Many.Point point(Arguments point) {
    double x = point.number("x").required();
    double y = point.number("y").required();
    return point.build(() -> new Many.Point(x, y));
  }
}

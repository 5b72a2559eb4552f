package generics;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
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
 * Serves the tools of {@link Pairs}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class PairsTools implements ToolSet {
  private static final String PAIR_INPUT = """
      {
        "type": "object",
        "properties": {
          "simple": {
            "type": "object",
            "properties": {"first": {"type": "string"}, "second": {"type": "integer"}},
            "required": ["first", "second"],
            "additionalProperties": false
          },
          "nested": {
            "type": "object",
            "properties": {
              "first": {"type": "string", "enum": ["LEFT", "RIGHT"]},
              "second": {
                "type": "object",
                "properties": {
                  "first": {"type": "boolean"},
                  "second": {"type": "array", "items": {"type": "integer"}}
                },
                "required": ["first", "second"],
                "additionalProperties": false
              }
            },
            "required": ["first", "second"],
            "additionalProperties": false
          },
          "twins": {
            "type": "object",
            "properties": {
              "both": {
                "type": "object",
                "properties": {"first": {"type": "number"}, "second": {"type": "number"}},
                "required": ["first", "second"],
                "additionalProperties": false
              },
              "mixed": {
                "type": "object",
                "properties": {"first": {"type": "number"}, "second": {"type": "array", "items": {"type": "number"}}},
                "required": ["first", "second"],
                "additionalProperties": false
              }
            },
            "required": ["both", "mixed"],
            "additionalProperties": false
          },
          "containers": {
            "type": "object",
            "properties": {
              "first": {"type": "object", "additionalProperties": {"type": "integer"}},
              "second": {
                "type": "array",
                "items": {"type": "string", "enum": ["LEFT", "RIGHT"]},
                "uniqueItems": true
              }
            },
            "required": ["first", "second"],
            "additionalProperties": false
          },
          "left": {
            "type": "object",
            "properties": {
              "first": {
                "type": "object",
                "properties": {"first": {"type": "string"}, "second": {"type": "integer"}},
                "required": ["first", "second"],
                "additionalProperties": false
              },
              "second": {"type": "string"}
            },
            "required": ["first", "second"],
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
        "required": ["simple", "nested", "twins", "containers", "left"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Pairs pairs;

  public PairsTools(Pairs pairs) {
    this.pairs = Objects.requireNonNull(pairs, "pairs");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec pair =
        ToolSpec.longRunning("pair", "Pairs up.", PAIR_INPUT, this::pair)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(pair);
  }

  private TaskInfo pair(ToolCall call) {
    Pairs.Pair<String, Integer> simple = call.object("simple", PairsTools::pairOfStringAndInteger)
        .required();
    Pairs.Pair<Pairs.Side, Pairs.Pair<Boolean, int[]>> nested = call.object("nested",
        PairsTools::pairOfSideAndPairOfBooleanAndIntegerArray).required();
    Pairs.Twins<Double> twins = call.object("twins", PairsTools::twinsOfDouble).required();
    Pairs.Pair<Map<String, Integer>, Set<Pairs.Side>> containers = call.object("containers",
        PairsTools::pairOfMapOfStringAndIntegerAndSetOfSide).required();
    Pairs.Pair<Pairs.Pair<String, Integer>, String> left = call.object("left",
        PairsTools::pairOfPairOfStringAndIntegerAndString).required();
    call.refuseIfWrong();
    TaskBody body = task -> pairs.pair(simple, nested, twins, containers, left);
    return call.start(body);
  }

  private static Pairs.Pair<String, Integer> pairOfStringAndInteger(Arguments pair) {
    String first = pair.string("first").required();
    Integer second = pair.integer("second").required();
    return pair.build(() -> new Pairs.Pair<>(first, second));
  }

  private static Pairs.Pair<Pairs.Side, Pairs.Pair<Boolean, int[]>> pairOfSideAndPairOfBooleanAndIntegerArray(
      Arguments pair) {
    Pairs.Side first = pair.choice("first", Pairs.Side.values()).required();
    Pairs.Pair<Boolean, int[]> second = pair.object("second",
        PairsTools::pairOfBooleanAndIntegerArray).required();
    return pair.build(() -> new Pairs.Pair<>(first, second));
  }

  private static Pairs.Pair<Boolean, int[]> pairOfBooleanAndIntegerArray(Arguments pair) {
    Boolean first = pair.bool("first").required();
    int[] second = pair.list("second", item -> item.integer().required()).map(PrimitiveArrays::ints)
        .required();
    return pair.build(() -> new Pairs.Pair<>(first, second));
  }

  private static Pairs.Twins<Double> twinsOfDouble(Arguments twins) {
    Pairs.Pair<Double, Double> both = twins.object("both", PairsTools::pairOfDoubleAndDouble)
        .required();
    Pairs.Pair<Double, List<Double>> mixed = twins.object("mixed",
        PairsTools::pairOfDoubleAndListOfDouble).required();
    return twins.build(() -> new Pairs.Twins<>(both, mixed));
  }

  private static Pairs.Pair<Double, Double> pairOfDoubleAndDouble(Arguments pair) {
    Double first = pair.number("first").required();
    Double second = pair.number("second").required();
    return pair.build(() -> new Pairs.Pair<>(first, second));
  }

  private static Pairs.Pair<Double, List<Double>> pairOfDoubleAndListOfDouble(Arguments pair) {
    Double first = pair.number("first").required();
    List<Double> second = pair.list("second", item -> item.number().required()).required();
    return pair.build(() -> new Pairs.Pair<>(first, second));
  }

  private static Pairs.Pair<Map<String, Integer>, Set<Pairs.Side>> pairOfMapOfStringAndIntegerAndSetOfSide(
      Arguments pair) {
    Map<String, Integer> first = pair.map("first", value -> value.integer().required()).required();
    Set<Pairs.Side> second = pair.set("second", item -> item.choice(Pairs.Side.values()).required())
        .required();
    return pair.build(() -> new Pairs.Pair<>(first, second));
  }

  private static Pairs.Pair<Pairs.Pair<String, Integer>, String> pairOfPairOfStringAndIntegerAndString(
      Arguments pair) {
    Pairs.Pair<String, Integer> first = pair.object("first", PairsTools::pairOfStringAndInteger)
        .required();
    String second = pair.string("second").required();
    return pair.build(() -> new Pairs.Pair<>(first, second));
  }
}

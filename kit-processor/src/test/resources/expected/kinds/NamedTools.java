package kinds;

import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Named}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class NamedTools implements ToolSet {
  private static final String DRAW_INPUT = """
      {
        "type": "object",
        "properties": {
          "shape": {
            "type": "object",
            "oneOf": [
              {
                "type": "object",
                "properties": {"kind": {"const": "round"}, "radius": {"type": "number"}},
                "required": ["kind", "radius"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {
                  "kind": {"const": "four-cornered"},
                  "side": {"type": "number"},
                  "type": {"type": "string"}
                },
                "required": ["kind", "side", "type"],
                "additionalProperties": false
              }
            ]
          },
          "sealed": {
            "type": "object",
            "oneOf": [
              {
                "type": "object",
                "properties": {"@type": {"const": "one"}, "n": {"type": "integer"}},
                "required": ["@type", "n"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {"@type": {"const": "Named$Two"}, "n": {"type": "integer"}},
                "required": ["@type", "n"],
                "additionalProperties": false
              }
            ]
          },
          "simple": {
            "type": "object",
            "oneOf": [
              {
                "type": "object",
                "properties": {"@class": {"const": "Third"}, "n": {"type": "integer"}},
                "required": ["@class", "n"],
                "additionalProperties": false
              }
            ]
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
        "required": ["shape", "sealed", "simple"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Named named;

  public NamedTools(Named named) {
    this.named = Objects.requireNonNull(named, "named");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec draw =
        ToolSpec.longRunning("draw", "Draws.", DRAW_INPUT, this::draw)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(draw);
  }

  private TaskInfo draw(ToolCall call) {
    Named.Shape shape = call.object("shape", NamedTools::shape).required();
    Named.Sealed sealed = call.object("sealed", NamedTools::sealed).required();
    Named.Simple simple = call.object("simple", NamedTools::simple).required();
    call.refuseIfWrong();
    TaskBody body = task -> named.draw(shape, sealed, simple);
    return call.start(body);
  }

  private static Named.Shape shape(Arguments shape) {
    return shape.<Named.Shape>variants("kind")
        .variant("round", NamedTools::circle)
        .variant("four-cornered", NamedTools::square)
        .build();
  }

  private static Named.Circle circle(Arguments circle) {
    double radius = circle.number("radius").required();
    return circle.build(() -> new Named.Circle(radius));
  }

  private static Named.Square square(Arguments square) {
    double side = square.number("side").required();
    String type = square.string("type").required();
    return square.build(() -> new Named.Square(side, type));
  }

  private static Named.Sealed sealed(Arguments sealed) {
    return sealed.<Named.Sealed>variants("@type")
        .variant("one", NamedTools::one)
        .variant("Named$Two", NamedTools::two)
        .build();
  }

  private static Named.One one(Arguments one) {
    int n = one.integer("n").required();
    return one.build(() -> new Named.One(n));
  }

  private static Named.Two two(Arguments two) {
    int n = two.integer("n").required();
    return two.build(() -> new Named.Two(n));
  }

  private static Named.Simple simple(Arguments simple) {
    return simple.<Named.Simple>variants("@class")
        .variant("Third", NamedTools::third)
        .build();
  }

  private static Named.Third third(Arguments third) {
    int n = third.integer("n").required();
    return third.build(() -> new Named.Third(n));
  }
}

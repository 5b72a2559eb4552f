package kinds;

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
 * Serves the tools of {@link Shapes}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ShapesTools implements ToolSet {
  private static final String DRAW_INPUT = """
      {
        "type": "object",
        "properties": {
          "shape": {
            "type": "object",
            "oneOf": [
              {
                "type": "object",
                "properties": {"type": {"const": "circle"}, "radius": {"type": "number", "minimum": 0}},
                "required": ["type", "radius"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {
                  "type": {"const": "rounded_rectangle"},
                  "width": {"type": "number"},
                  "height": {"type": "number"},
                  "corner": {"type": ["number", "null"]}
                },
                "required": ["type", "width", "height"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {"type": {"const": "nothing"}},
                "required": ["type"],
                "additionalProperties": false
              }
            ]
          },
          "more": {
            "type": "array",
            "items": {
              "type": "object",
              "oneOf": [
                {
                  "type": "object",
                  "properties": {"type": {"const": "circle"}, "radius": {"type": "number", "minimum": 0}},
                  "required": ["type", "radius"],
                  "additionalProperties": false
                },
                {
                  "type": "object",
                  "properties": {
                    "type": {"const": "rounded_rectangle"},
                    "width": {"type": "number"},
                    "height": {"type": "number"},
                    "corner": {"type": ["number", "null"]}
                  },
                  "required": ["type", "width", "height"],
                  "additionalProperties": false
                },
                {
                  "type": "object",
                  "properties": {"type": {"const": "nothing"}},
                  "required": ["type"],
                  "additionalProperties": false
                }
              ]
            }
          },
          "background": {
            "type": ["object", "null"],
            "oneOf": [
              {
                "type": "object",
                "properties": {"type": {"const": "circle"}, "radius": {"type": "number", "minimum": 0}},
                "required": ["type", "radius"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {
                  "type": {"const": "rounded_rectangle"},
                  "width": {"type": "number"},
                  "height": {"type": "number"},
                  "corner": {"type": ["number", "null"]}
                },
                "required": ["type", "width", "height"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {"type": {"const": "nothing"}},
                "required": ["type"],
                "additionalProperties": false
              },
              {"type": "null"}
            ]
          },
          "circle": {
            "type": "object",
            "properties": {"radius": {"type": "number", "minimum": 0}},
            "required": ["radius"],
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
        "required": ["shape", "more", "circle"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Shapes shapes;

  public ShapesTools(Shapes shapes) {
    this.shapes = Objects.requireNonNull(shapes, "shapes");
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
    Shapes.Shape shape = call.object("shape", ShapesTools::shape).required();
    List<Shapes.Shape> more = call.list("more", item -> item.object(ShapesTools::shape).required())
        .required();
    Shapes.Shape background = call.object("background", ShapesTools::shape).orNull();
    Shapes.Circle circle = call.object("circle", ShapesTools::circle).required();
    call.refuseIfWrong();
    TaskBody body = task -> shapes.draw(shape, more, background, circle);
    return call.start(body);
  }

  private static Shapes.Shape shape(Arguments shape) {
    return shape.<Shapes.Shape>variants("type")
        .variant("circle", ShapesTools::circle)
        .variant("rounded_rectangle", ShapesTools::roundedRectangle)
        .variant("nothing", ShapesTools::nothing)
        .build();
  }

  private static Shapes.Circle circle(Arguments circle) {
    double radius = circle.number("radius").min(0).required();
    return circle.build(() -> new Shapes.Circle(radius));
  }

  private static Shapes.RoundedRectangle roundedRectangle(Arguments roundedRectangle) {
    double width = roundedRectangle.number("width").required();
    double height = roundedRectangle.number("height").required();
    Optional<Double> corner = roundedRectangle.number("corner").optional();
    return roundedRectangle.build(() -> new Shapes.RoundedRectangle(width, height, corner));
  }

  private static Shapes.Nothing nothing(Arguments nothing) {
    return nothing.build(() -> new Shapes.Nothing());
  }
}

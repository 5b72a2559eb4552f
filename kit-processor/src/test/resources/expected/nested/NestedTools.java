package nested;

import java.util.List;
import java.util.Map;
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
 * Serves the tools of {@link Nested}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class NestedTools implements ToolSet {
  private static final String DRAW_INPUT = """
      {
        "type": "object",
        "properties": {
          "drawing": {
            "type": "object",
            "properties": {
              "name": {"type": "string"},
              "lines": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "from": {
                      "type": "object",
                      "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                      "required": ["x", "y"],
                      "additionalProperties": false
                    },
                    "to": {
                      "type": "object",
                      "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                      "required": ["x", "y"],
                      "additionalProperties": false
                    }
                  },
                  "required": ["from", "to"],
                  "additionalProperties": false
                }
              },
              "centre": {
                "type": ["object", "null"],
                "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                "required": ["x", "y"],
                "additionalProperties": false
              },
              "axis": {
                "type": ["object", "null"],
                "properties": {
                  "from": {
                    "type": "object",
                    "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                    "required": ["x", "y"],
                    "additionalProperties": false
                  },
                  "to": {
                    "type": "object",
                    "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                    "required": ["x", "y"],
                    "additionalProperties": false
                  }
                },
                "required": ["from", "to"],
                "additionalProperties": false
              },
              "marks": {
                "type": "object",
                "additionalProperties": {
                  "type": "object",
                  "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                  "required": ["x", "y"],
                  "additionalProperties": false
                }
              }
            },
            "required": ["name", "lines", "marks"],
            "additionalProperties": false
          },
          "more": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "from": {
                  "type": "object",
                  "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                  "required": ["x", "y"],
                  "additionalProperties": false
                },
                "to": {
                  "type": "object",
                  "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                  "required": ["x", "y"],
                  "additionalProperties": false
                }
              },
              "required": ["from", "to"],
              "additionalProperties": false
            }
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
        "required": ["drawing", "more"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Nested nested;

  public NestedTools(Nested nested) {
    this.nested = Objects.requireNonNull(nested, "nested");
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
    Nested.Drawing drawing = call.object("drawing", NestedTools::drawing).required();
    Nested.Line[] more = call.list("more", item -> item.object(NestedTools::line).required())
        .map(list -> list.toArray(Nested.Line[]::new)).required();
    call.refuseIfWrong();
    TaskBody body = task -> nested.draw(drawing, more);
    return call.start(body);
  }

  private static Nested.Drawing drawing(Arguments drawing) {
    String name = drawing.string("name").required();
    List<Nested.Line> lines = drawing.list("lines",
        item -> item.object(NestedTools::line).required()).required();
    Optional<Nested.Point> centre = drawing.object("centre", NestedTools::point).optional();
    Nested.Line axis = drawing.object("axis", NestedTools::line).orNull();
    Map<String, Nested.Point> marks = drawing.map("marks",
        value -> value.object(NestedTools::point).required()).required();
    return drawing.build(() -> new Nested.Drawing(name, lines, centre, axis, marks));
  }

  private static Nested.Line line(Arguments line) {
    Nested.Point from = line.object("from", NestedTools::point).required();
    Nested.Point to = line.object("to", NestedTools::point).required();
    return line.build(() -> new Nested.Line(from, to));
  }

  private static Nested.Point point(Arguments point) {
    double x = point.number("x").required();
    double y = point.number("y").required();
    return point.build(() -> new Nested.Point(x, y));
  }
}

package beans;

import java.util.List;
import java.util.Map;
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
 * Serves the tools of {@link Fields}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class FieldsTools implements ToolSet {
  private static final String POINT_INPUT = """
      {
        "type": "object",
        "properties": {
          "value": {
            "type": "object",
            "properties": {
              "x": {"type": ["number", "null"]},
              "y": {"type": ["number", "null"]},
              "label": {"type": ["string", "null"]},
              "level": {"type": ["integer", "null"]},
              "cells": {"type": ["array", "null"], "items": {"type": "integer"}}
            },
            "additionalProperties": false
          },
          "built": {
            "type": "object",
            "additionalProperties": {
              "type": "object",
              "properties": {
                "x": {"type": ["number", "null"]},
                "y": {"type": ["number", "null"]},
                "label": {"type": ["string", "null"]},
                "level": {"type": ["integer", "null"]},
                "cells": {"type": ["array", "null"], "items": {"type": "integer"}}
              },
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
        "required": ["value", "built"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Fields fields;

  public FieldsTools(Fields fields) {
    this.fields = Objects.requireNonNull(fields, "fields");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec point =
        ToolSpec.longRunning("point", "Points.", POINT_INPUT, this::point)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(point);
  }

  private TaskInfo point(ToolCall call) {
    Fields.Point value = call.object("value", FieldsTools::point_).required();
    Map<String, Fields.Point> built = call.map("built",
        value_ -> value_.object(FieldsTools::point_).required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> fields.point(value, built);
    return call.start(body);
  }

  private static Fields.Point point_(Arguments point) {
    Optional<Double> x = point.number("x").optional();
    Optional<Double> y = point.number("y").optional();
    Optional<String> label = point.string("label").optional();
    Optional<Integer> level = point.integer("level").optional();
    Optional<int[]> cells = point.list("cells", item -> item.integer().required())
        .map(PrimitiveArrays::ints).optional();
    return point.build(() -> {
      Fields.Point built = new Fields.Point();
      x.ifPresent(value -> built.x = value);
      y.ifPresent(value -> built.y = value);
      label.ifPresent(value -> built.label = value);
      built.level = level;
      cells.ifPresent(value -> built.cells = value);
      return built;
    });
  }
}

package containers;

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
 * Serves the tools of {@link Deep}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class DeepTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "list": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": {"type": "array", "items": {"type": "integer"}, "uniqueItems": true}
            }
          },
          "map": {
            "type": "object",
            "additionalProperties": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": {
                  "type": "object",
                  "properties": {
                    "name": {"type": "string"},
                    "counts": {"type": "array", "items": {"type": "integer"}}
                  },
                  "required": ["name", "counts"],
                  "additionalProperties": false
                }
              }
            }
          },
          "cells": {
            "type": "array",
            "items": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {"name": {"type": "string"}, "counts": {"type": "array", "items": {"type": "integer"}}},
                "required": ["name", "counts"],
                "additionalProperties": false
              }
            }
          },
          "grids": {
            "type": "array",
            "items": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}
          },
          "set": {
            "type": "array",
            "items": {"type": "object", "additionalProperties": {"type": "integer"}},
            "uniqueItems": true
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
        "required": ["list", "map", "cells", "grids", "set"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Deep deep;

  public DeepTools(Deep deep) {
    this.deep = Objects.requireNonNull(deep, "deep");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes what is deep.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    List<Map<String, Set<Integer>>> list = call.list("list",
        item -> item.map(value -> value.set(item_ -> item_.integer().required()).required()).required())
        .required();
    Map<String, List<Map<String, Deep.Cell>>> map = call.map("map",
        value -> value.list(item -> item.map(value_ -> value_.object(DeepTools::cell).required()).required()).required())
        .required();
    Deep.Cell[][] cells = call.list("cells",
        item -> item.list(part -> part.object(DeepTools::cell).required())
        .map(list_ -> list_.toArray(Deep.Cell[]::new)).required())
        .map(list_ -> list_.toArray(Deep.Cell[][]::new)).required();
    List<int[][]> grids = call.list("grids",
        item -> item.list(part -> part.list(item_ -> item_.integer().required())
        .map(PrimitiveArrays::ints).required())
        .map(list_ -> list_.toArray(int[][]::new)).required()).required();
    Set<Map<String, Integer>> set = call.set("set",
        item -> item.map(value -> value.integer().required()).required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> deep.take(list, map, cells, grids, set);
    return call.start(body);
  }

  private static Deep.Cell cell(Arguments cell) {
    String name = cell.string("name").required();
    int[] counts = cell.list("counts", item -> item.integer().required()).map(PrimitiveArrays::ints)
        .required();
    return cell.build(() -> new Deep.Cell(name, counts));
  }
}

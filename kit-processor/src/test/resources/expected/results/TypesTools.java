package results;

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
 * Serves the tools of {@link Types}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class TypesTools implements ToolSet {
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

  private static final String POSE_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String NOTHING_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String NUMBERS_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String TIMES_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String TEXTS_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String INSIDE_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String PAGE_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String TREE_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String REACHED_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String ALL_REACHED_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String GEAR_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String SEEN_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String SEEN_LATER_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String LATER_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String COUNT_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String MEASURE_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String IS_TRUE_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String TEXT_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String TOOK_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String PROFILE_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String NAMES_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String ROUTES_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String NODE_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String JSON_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String OPEN_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String ANYTHING_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String SILENTLY_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String SILENTLY_LATER_INPUT = """
      {
        "type": "object",
        "properties": {
          "is_empty": {"type": "boolean"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["is_empty"],
        "additionalProperties": false
      }
      """;

  private static final String POSE_RESULT = """
      {
        "type": "object",
        "properties": {
          "x_m": {"type": ["number", "null"], "description": "metres to the east"},
          "frame": {"type": ["string", "null"], "description": "the frame, such as map"}
        },
        "required": ["x_m", "frame"]
      }
      """;

  private static final String NUMBERS_RESULT = """
      {
        "type": "object",
        "properties": {
          "tiny": {"type": "integer"},
          "large": {"type": ["integer", "null"]},
          "single": {"type": ["number", "null"]},
          "exact": {"type": ["number", "null"]},
          "huge": {"type": ["integer", "null"]},
          "any": {"type": ["number", "null"]},
          "count": {"type": ["integer", "null"]},
          "maybe": {"type": ["integer", "null"]},
          "perhaps": {"type": ["number", "null"]}
        },
        "required": ["tiny", "large", "single", "exact", "huge", "any", "count", "maybe", "perhaps"]
      }
      """;

  private static final String TIMES_RESULT = """
      {
        "type": "object",
        "properties": {
          "at": {"type": ["string", "null"], "format": "date-time"},
          "old": {"type": ["string", "null"], "format": "date-time"},
          "took": {"type": ["string", "null"]},
          "day": {"type": ["string", "null"], "format": "date"},
          "time": {"type": ["string", "null"]},
          "zoned": {"type": ["string", "null"]},
          "weekday": {"type": ["string", "null"]}
        },
        "required": ["at", "old", "took", "day", "time", "zoned", "weekday"]
      }
      """;

  private static final String TEXTS_RESULT = """
      {
        "type": "object",
        "properties": {
          "letter": {"type": "string"},
          "built": {"type": ["string", "null"]},
          "id": {"type": ["string", "null"], "format": "uuid"},
          "link": {"type": ["string", "null"]},
          "file": {"type": ["string", "null"]},
          "gear": {"enum": ["slow", "FAST", null]}
        },
        "required": ["letter", "built", "id", "link", "file", "gear"]
      }
      """;

  private static final String INSIDE_RESULT = """
      {
        "type": "object",
        "properties": {
          "counts": {"type": ["object", "null"], "additionalProperties": {"type": ["integer", "null"]}},
          "by_gear": {
            "type": ["object", "null"],
            "additionalProperties": {
              "type": ["object", "null"],
              "properties": {
                "x_m": {"type": ["number", "null"], "description": "metres to the east"},
                "frame": {"type": ["string", "null"], "description": "the frame, such as map"}
              },
              "required": ["x_m", "frame"]
            }
          },
          "gears": {"type": ["array", "null"], "items": {"enum": ["slow", "FAST", null]}},
          "cells": {"type": ["array", "null"], "items": {"type": "integer"}},
          "raw": {"type": ["array", "null"], "items": {"type": "integer"}},
          "grid": {
            "type": ["array", "null"],
            "items": {"type": ["array", "null"], "items": {"type": ["string", "null"]}}
          },
          "pose": {
            "type": ["object", "null"],
            "properties": {
              "x_m": {"type": ["number", "null"], "description": "metres to the east"},
              "frame": {"type": ["string", "null"], "description": "the frame, such as map"}
            },
            "required": ["x_m", "frame"]
          },
          "open": {},
          "tree": {},
          "entry": {"type": ["object", "null"]},
          "reference": {"type": ["string", "null"]}
        },
        "required": [
          "counts",
          "by_gear",
          "gears",
          "cells",
          "raw",
          "grid",
          "pose",
          "open",
          "tree",
          "entry",
          "reference"
        ]
      }
      """;

  private static final String PAGE_POSE_RESULT = """
      {
        "type": "object",
        "properties": {
          "items": {
            "type": ["array", "null"],
            "items": {
              "type": ["object", "null"],
              "properties": {
                "x_m": {"type": ["number", "null"], "description": "metres to the east"},
                "frame": {"type": ["string", "null"], "description": "the frame, such as map"}
              },
              "required": ["x_m", "frame"]
            }
          },
          "total": {"type": "integer"},
          "first": {
            "type": ["object", "null"],
            "properties": {
              "x_m": {"type": ["number", "null"], "description": "metres to the east"},
              "frame": {"type": ["string", "null"], "description": "the frame, such as map"}
            },
            "required": ["x_m", "frame"]
          }
        },
        "required": ["items", "total", "first"]
      }
      """;

  private static final String TREE_RESULT = """
      {
        "type": "object",
        "properties": {
          "name": {"type": ["string", "null"]},
          "children": {"type": ["array", "null"], "items": {"type": ["object", "null"]}}
        },
        "required": ["name", "children"]
      }
      """;

  private static final String REACHED_RESULT = """
      {
        "anyOf": [
          {
            "type": "object",
            "properties": {
              "at": {
                "type": ["object", "null"],
                "properties": {
                  "x_m": {"type": ["number", "null"], "description": "metres to the east"},
                  "frame": {"type": ["string", "null"], "description": "the frame, such as map"}
                },
                "required": ["x_m", "frame"]
              }
            },
            "required": ["at"]
          },
          {
            "type": "object",
            "properties": {"by": {"enum": ["slow", "FAST", null]}, "is_for_good": {"type": "boolean"}},
            "required": ["by", "is_for_good"]
          }
        ]
      }
      """;

  private static final String LIST_EXTENDS_REACHED_RESULT = """
      {
        "type": "object",
        "properties": {
          "value": {
            "type": ["array", "null"],
            "items": {
              "anyOf": [
                {
                  "type": "object",
                  "properties": {
                    "at": {
                      "type": ["object", "null"],
                      "properties": {
                        "x_m": {"type": ["number", "null"], "description": "metres to the east"},
                        "frame": {"type": ["string", "null"], "description": "the frame, such as map"}
                      },
                      "required": ["x_m", "frame"]
                    }
                  },
                  "required": ["at"]
                },
                {
                  "type": "object",
                  "properties": {"by": {"enum": ["slow", "FAST", null]}, "is_for_good": {"type": "boolean"}},
                  "required": ["by", "is_for_good"]
                },
                {"type": "null"}
              ]
            }
          }
        },
        "required": ["value"]
      }
      """;

  private static final String GEAR_RESULT = """
      {"type": "object", "properties": {"value": {"enum": ["slow", "FAST", null]}}, "required": ["value"]}
      """;

  private static final String OPTIONAL_POSE_RESULT = """
      {
        "type": "object",
        "properties": {
          "x_m": {"type": ["number", "null"], "description": "metres to the east"},
          "frame": {"type": ["string", "null"], "description": "the frame, such as map"}
        }
      }
      """;

  private static final String OPTIONAL_GEAR_RESULT = """
      {"type": "object", "properties": {"value": {"enum": ["slow", "FAST", null]}}, "required": ["value"]}
      """;

  private static final String INT_RESULT = """
      {"type": "object", "properties": {"value": {"type": "integer"}}, "required": ["value"]}
      """;

  private static final String DOUBLE_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["number", "null"]}}, "required": ["value"]}
      """;

  private static final String BOOLEAN_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["boolean", "null"]}}, "required": ["value"]}
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private static final String DURATION_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private static final String DOUBLE_ARRAY_RESULT = """
      {
        "type": "object",
        "properties": {"value": {"type": ["array", "null"], "items": {"type": ["number", "null"]}}},
        "required": ["value"]
      }
      """;

  private static final String COLLECTION_STRING_RESULT = """
      {
        "type": "object",
        "properties": {"value": {"type": ["array", "null"], "items": {"type": ["string", "null"]}}},
        "required": ["value"]
      }
      """;

  private static final String TREE_MAP_STRING_LIST_POSE_RESULT = """
      {"type": "object"}
      """;

  private static final String OBJECT_NODE_RESULT = """
      {"type": "object"}
      """;

  private final Types types;

  public TypesTools(Types types) {
    this.types = Objects.requireNonNull(types, "types");
  }

  @Override
  public List<ToolSpec> tools() {
    return List.of(
        ToolSpec.longRunning("pose", "Moves.", POSE_INPUT, this::pose)
            .result(POSE_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("nothing", "Moves.", NOTHING_INPUT, this::nothing)
            .result(POSE_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("numbers", "Counts.", NUMBERS_INPUT, this::numbers)
            .result(NUMBERS_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("times", "Tells the time.", TIMES_INPUT, this::times)
            .result(TIMES_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("texts", "Reads.", TEXTS_INPUT, this::texts)
            .result(TEXTS_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("inside", "Looks inside.", INSIDE_INPUT, this::inside)
            .result(INSIDE_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("page", "Pages.", PAGE_INPUT, this::page)
            .result(PAGE_POSE_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("tree", "Climbs.", TREE_INPUT, this::tree)
            .result(TREE_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("reached", "Drives.", REACHED_INPUT, this::reached)
            .result(REACHED_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("all_reached", "Drives.", ALL_REACHED_INPUT, this::allReached)
            .result(LIST_EXTENDS_REACHED_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("gear", "Shifts.", GEAR_INPUT, this::gear)
            .result(GEAR_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("seen", "Looks.", SEEN_INPUT, this::seen)
            .result(OPTIONAL_POSE_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("seen_later", "Looks later.", SEEN_LATER_INPUT, this::seenLater)
            .result(OPTIONAL_GEAR_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("later", "Looks later.", LATER_INPUT, this::later)
            .result(POSE_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("count", "Counts.", COUNT_INPUT, this::count)
            .result(INT_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("measure", "Measures.", MEASURE_INPUT, this::measure)
            .result(DOUBLE_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("is_true", "Answers.", IS_TRUE_INPUT, this::isTrue)
            .result(BOOLEAN_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("text", "Says.", TEXT_INPUT, this::text)
            .result(STRING_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("took", "Times.", TOOK_INPUT, this::took)
            .result(DURATION_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("profile", "Measures.", PROFILE_INPUT, this::profile)
            .result(DOUBLE_ARRAY_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("names", "Gathers.", NAMES_INPUT, this::names)
            .result(COLLECTION_STRING_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("routes", "Maps.", ROUTES_INPUT, this::routes)
            .result(TREE_MAP_STRING_LIST_POSE_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("node", "Opens.", NODE_INPUT, this::node)
            .result(OBJECT_NODE_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("json", "Opens.", JSON_INPUT, this::json)
            .effect(Effect.READS),
        ToolSpec.longRunning("open", "Opens.", OPEN_INPUT, this::open)
            .effect(Effect.READS),
        ToolSpec.longRunning("anything", "Opens.", ANYTHING_INPUT, this::anything)
            .effect(Effect.READS),
        ToolSpec.longRunning("silently", "Does it.", SILENTLY_INPUT, this::silently)
            .effect(Effect.READS),
        ToolSpec.longRunning("silently_later", "Does it later.", SILENTLY_LATER_INPUT, this::silentlyLater)
            .effect(Effect.READS));
  }

  private TaskInfo pose(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(poseBody(isEmpty));
  }

  private TaskBody poseBody(boolean isEmpty) {
    return task -> types.pose(isEmpty);
  }

  private TaskInfo nothing(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(nothingBody(isEmpty));
  }

  private TaskBody nothingBody(boolean isEmpty) {
    return task -> types.nothing(isEmpty);
  }

  private TaskInfo numbers(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(numbersBody(isEmpty));
  }

  private TaskBody numbersBody(boolean isEmpty) {
    return task -> types.numbers(isEmpty);
  }

  private TaskInfo times(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(timesBody(isEmpty));
  }

  private TaskBody timesBody(boolean isEmpty) {
    return task -> types.times(isEmpty);
  }

  private TaskInfo texts(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(textsBody(isEmpty));
  }

  private TaskBody textsBody(boolean isEmpty) {
    return task -> types.texts(isEmpty);
  }

  private TaskInfo inside(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(insideBody(isEmpty));
  }

  private TaskBody insideBody(boolean isEmpty) {
    return task -> types.inside(isEmpty);
  }

  private TaskInfo page(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(pageBody(isEmpty));
  }

  private TaskBody pageBody(boolean isEmpty) {
    return task -> types.page(isEmpty);
  }

  private TaskInfo tree(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(treeBody(isEmpty));
  }

  private TaskBody treeBody(boolean isEmpty) {
    return task -> types.tree(isEmpty);
  }

  private TaskInfo reached(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(reachedBody(isEmpty));
  }

  private TaskBody reachedBody(boolean isEmpty) {
    return task -> types.reached(isEmpty);
  }

  private TaskInfo allReached(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(allReachedBody(isEmpty));
  }

  private TaskBody allReachedBody(boolean isEmpty) {
    return task -> types.allReached(isEmpty);
  }

  private TaskInfo gear(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(gearBody(isEmpty));
  }

  private TaskBody gearBody(boolean isEmpty) {
    return task -> types.gear(isEmpty);
  }

  private TaskInfo seen(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(seenBody(isEmpty));
  }

  private TaskBody seenBody(boolean isEmpty) {
    return task -> types.seen(isEmpty);
  }

  private TaskInfo seenLater(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(seenLaterBody(isEmpty));
  }

  private TaskBody seenLaterBody(boolean isEmpty) {
    return task -> types.seenLater(isEmpty);
  }

  private TaskInfo later(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(laterBody(isEmpty));
  }

  private TaskBody laterBody(boolean isEmpty) {
    return task -> types.later(isEmpty);
  }

  private TaskInfo count(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(countBody(isEmpty));
  }

  private TaskBody countBody(boolean isEmpty) {
    return task -> types.count(isEmpty);
  }

  private TaskInfo measure(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(measureBody(isEmpty));
  }

  private TaskBody measureBody(boolean isEmpty) {
    return task -> types.measure(isEmpty);
  }

  private TaskInfo isTrue(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(isTrueBody(isEmpty));
  }

  private TaskBody isTrueBody(boolean isEmpty) {
    return task -> types.isTrue(isEmpty);
  }

  private TaskInfo text(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(textBody(isEmpty));
  }

  private TaskBody textBody(boolean isEmpty) {
    return task -> types.text(isEmpty);
  }

  private TaskInfo took(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(tookBody(isEmpty));
  }

  private TaskBody tookBody(boolean isEmpty) {
    return task -> types.took(isEmpty);
  }

  private TaskInfo profile(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(profileBody(isEmpty));
  }

  private TaskBody profileBody(boolean isEmpty) {
    return task -> types.profile(isEmpty);
  }

  private TaskInfo names(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(namesBody(isEmpty));
  }

  private TaskBody namesBody(boolean isEmpty) {
    return task -> types.names(isEmpty);
  }

  private TaskInfo routes(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(routesBody(isEmpty));
  }

  private TaskBody routesBody(boolean isEmpty) {
    return task -> types.routes(isEmpty);
  }

  private TaskInfo node(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(nodeBody(isEmpty));
  }

  private TaskBody nodeBody(boolean isEmpty) {
    return task -> types.node(isEmpty);
  }

  private TaskInfo json(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(jsonBody(isEmpty));
  }

  private TaskBody jsonBody(boolean isEmpty) {
    return task -> types.json(isEmpty);
  }

  private TaskInfo open(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(openBody(isEmpty));
  }

  private TaskBody openBody(boolean isEmpty) {
    return task -> types.open(isEmpty);
  }

  private TaskInfo anything(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(anythingBody(isEmpty));
  }

  private TaskBody anythingBody(boolean isEmpty) {
    return task -> types.anything(isEmpty);
  }

  private TaskInfo silently(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(silentlyBody(isEmpty));
  }

  private TaskBody silentlyBody(boolean isEmpty) {
    return task -> {
      types.silently(isEmpty);
      return null;
    };
  }

  private TaskInfo silentlyLater(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(silentlyLaterBody(isEmpty));
  }

  private TaskBody silentlyLaterBody(boolean isEmpty) {
    return task -> types.silentlyLater(isEmpty);
  }
}

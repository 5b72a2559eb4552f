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
    ToolSpec pose =
        ToolSpec.longRunning("pose", "Moves.", POSE_INPUT, this::pose)
            .result(POSE_RESULT)
            .effect(Effect.READS);
    ToolSpec nothing =
        ToolSpec.longRunning("nothing", "Moves.", NOTHING_INPUT, this::nothing)
            .result(POSE_RESULT)
            .effect(Effect.READS);
    ToolSpec numbers =
        ToolSpec.longRunning("numbers", "Counts.", NUMBERS_INPUT, this::numbers)
            .result(NUMBERS_RESULT)
            .effect(Effect.READS);
    ToolSpec times =
        ToolSpec.longRunning("times", "Tells the time.", TIMES_INPUT, this::times)
            .result(TIMES_RESULT)
            .effect(Effect.READS);
    ToolSpec texts =
        ToolSpec.longRunning("texts", "Reads.", TEXTS_INPUT, this::texts)
            .result(TEXTS_RESULT)
            .effect(Effect.READS);
    ToolSpec inside =
        ToolSpec.longRunning("inside", "Looks inside.", INSIDE_INPUT, this::inside)
            .result(INSIDE_RESULT)
            .effect(Effect.READS);
    ToolSpec page =
        ToolSpec.longRunning("page", "Pages.", PAGE_INPUT, this::page)
            .result(PAGE_POSE_RESULT)
            .effect(Effect.READS);
    ToolSpec tree =
        ToolSpec.longRunning("tree", "Climbs.", TREE_INPUT, this::tree)
            .result(TREE_RESULT)
            .effect(Effect.READS);
    ToolSpec reached =
        ToolSpec.longRunning("reached", "Drives.", REACHED_INPUT, this::reached)
            .result(REACHED_RESULT)
            .effect(Effect.READS);
    ToolSpec allReached =
        ToolSpec.longRunning("all_reached", "Drives.", ALL_REACHED_INPUT, this::allReached)
            .result(LIST_EXTENDS_REACHED_RESULT)
            .effect(Effect.READS);
    ToolSpec gear =
        ToolSpec.longRunning("gear", "Shifts.", GEAR_INPUT, this::gear)
            .result(GEAR_RESULT)
            .effect(Effect.READS);
    ToolSpec seen =
        ToolSpec.longRunning("seen", "Looks.", SEEN_INPUT, this::seen)
            .result(OPTIONAL_POSE_RESULT)
            .effect(Effect.READS);
    ToolSpec seenLater =
        ToolSpec.longRunning("seen_later", "Looks later.", SEEN_LATER_INPUT, this::seenLater)
            .result(OPTIONAL_GEAR_RESULT)
            .effect(Effect.READS);
    ToolSpec later =
        ToolSpec.longRunning("later", "Looks later.", LATER_INPUT, this::later)
            .result(POSE_RESULT)
            .effect(Effect.READS);
    ToolSpec count =
        ToolSpec.longRunning("count", "Counts.", COUNT_INPUT, this::count)
            .result(INT_RESULT)
            .effect(Effect.READS);
    ToolSpec measure =
        ToolSpec.longRunning("measure", "Measures.", MEASURE_INPUT, this::measure)
            .result(DOUBLE_RESULT)
            .effect(Effect.READS);
    ToolSpec isTrue =
        ToolSpec.longRunning("is_true", "Answers.", IS_TRUE_INPUT, this::isTrue)
            .result(BOOLEAN_RESULT)
            .effect(Effect.READS);
    ToolSpec text =
        ToolSpec.longRunning("text", "Says.", TEXT_INPUT, this::text)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec took =
        ToolSpec.longRunning("took", "Times.", TOOK_INPUT, this::took)
            .result(DURATION_RESULT)
            .effect(Effect.READS);
    ToolSpec profile =
        ToolSpec.longRunning("profile", "Measures.", PROFILE_INPUT, this::profile)
            .result(DOUBLE_ARRAY_RESULT)
            .effect(Effect.READS);
    ToolSpec names =
        ToolSpec.longRunning("names", "Gathers.", NAMES_INPUT, this::names)
            .result(COLLECTION_STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec routes =
        ToolSpec.longRunning("routes", "Maps.", ROUTES_INPUT, this::routes)
            .result(TREE_MAP_STRING_LIST_POSE_RESULT)
            .effect(Effect.READS);
    ToolSpec node =
        ToolSpec.longRunning("node", "Opens.", NODE_INPUT, this::node)
            .result(OBJECT_NODE_RESULT)
            .effect(Effect.READS);
    ToolSpec json =
        ToolSpec.longRunning("json", "Opens.", JSON_INPUT, this::json)
            .effect(Effect.READS);
    ToolSpec open =
        ToolSpec.longRunning("open", "Opens.", OPEN_INPUT, this::open)
            .effect(Effect.READS);
    ToolSpec anything =
        ToolSpec.longRunning("anything", "Opens.", ANYTHING_INPUT, this::anything)
            .effect(Effect.READS);
    ToolSpec silently =
        ToolSpec.longRunning("silently", "Does it.", SILENTLY_INPUT, this::silently)
            .effect(Effect.READS);
    ToolSpec silentlyLater =
        ToolSpec.longRunning("silently_later", "Does it later.", SILENTLY_LATER_INPUT, this::silentlyLater)
            .effect(Effect.READS);
    return List.of(pose, nothing, numbers, times, texts, inside, page, tree, reached, allReached,
        gear, seen, seenLater, later, count, measure, isTrue, text, took, profile, names, routes,
        node, json, open, anything, silently, silentlyLater);
  }

  private TaskInfo pose(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.pose(isEmpty);
    return call.start(body);
  }

  private TaskInfo nothing(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.nothing(isEmpty);
    return call.start(body);
  }

  private TaskInfo numbers(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.numbers(isEmpty);
    return call.start(body);
  }

  private TaskInfo times(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.times(isEmpty);
    return call.start(body);
  }

  private TaskInfo texts(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.texts(isEmpty);
    return call.start(body);
  }

  private TaskInfo inside(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.inside(isEmpty);
    return call.start(body);
  }

  private TaskInfo page(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.page(isEmpty);
    return call.start(body);
  }

  private TaskInfo tree(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.tree(isEmpty);
    return call.start(body);
  }

  private TaskInfo reached(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.reached(isEmpty);
    return call.start(body);
  }

  private TaskInfo allReached(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.allReached(isEmpty);
    return call.start(body);
  }

  private TaskInfo gear(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.gear(isEmpty);
    return call.start(body);
  }

  private TaskInfo seen(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.seen(isEmpty);
    return call.start(body);
  }

  private TaskInfo seenLater(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.seenLater(isEmpty);
    return call.start(body);
  }

  private TaskInfo later(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.later(isEmpty);
    return call.start(body);
  }

  private TaskInfo count(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.count(isEmpty);
    return call.start(body);
  }

  private TaskInfo measure(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.measure(isEmpty);
    return call.start(body);
  }

  private TaskInfo isTrue(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.isTrue(isEmpty);
    return call.start(body);
  }

  private TaskInfo text(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.text(isEmpty);
    return call.start(body);
  }

  private TaskInfo took(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.took(isEmpty);
    return call.start(body);
  }

  private TaskInfo profile(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.profile(isEmpty);
    return call.start(body);
  }

  private TaskInfo names(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.names(isEmpty);
    return call.start(body);
  }

  private TaskInfo routes(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.routes(isEmpty);
    return call.start(body);
  }

  private TaskInfo node(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.node(isEmpty);
    return call.start(body);
  }

  private TaskInfo json(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.json(isEmpty);
    return call.start(body);
  }

  private TaskInfo open(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.open(isEmpty);
    return call.start(body);
  }

  private TaskInfo anything(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.anything(isEmpty);
    return call.start(body);
  }

  private TaskInfo silently(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> {
      types.silently(isEmpty);
      return null;
    };
    return call.start(body);
  }

  private TaskInfo silentlyLater(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> types.silentlyLater(isEmpty);
    return call.start(body);
  }
}

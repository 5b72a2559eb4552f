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
 * Serves the tools of {@link Beans}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class BeansTools implements ToolSet {
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

  private static final String STATUS_INPUT = """
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

  private static final String BRIEF_INPUT = """
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

  private static final String BRIEFER_INPUT = """
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

  private static final String BASE_INPUT = """
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

  private static final String LINE_INPUT = """
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

  private static final String WRAPPED_INPUT = """
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

  private static final String CUT_INPUT = """
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

  private static final String EMPTY_INPUT = """
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

  private static final String STATUS_RESULT = """
      {
        "type": "object",
        "properties": {
          "url": {"type": ["string", "null"]},
          "batteryLeft": {"type": ["number", "null"]},
          "moving": {"type": "boolean"},
          "old": {"type": ["boolean", "null"]},
          "doing": {"type": ["string", "null"], "description": "what it is doing"},
          "by_hand": {"type": ["string", "null"]},
          "level": {"type": "integer"},
          "kept": {"type": "integer"}
        },
        "required": ["url", "batteryLeft", "moving", "old", "doing", "by_hand", "level", "kept"]
      }
      """;

  private static final String SHORT_RESULT = """
      {"type": "object", "properties": {"maybe": {"type": ["string", "null"]}, "always": {"type": "integer"}}}
      """;

  private static final String SHORTER_RESULT = """
      {
        "type": "object",
        "properties": {"maybe": {"type": ["string", "null"]}, "always": {"type": "integer"}},
        "required": ["always"]
      }
      """;

  private static final String BASE_STRING_RESULT = """
      {
        "type": "object",
        "properties": {
          "content": {"type": ["string", "null"]},
          "all": {"type": ["array", "null"], "items": {"type": ["string", "null"]}}
        },
        "required": ["content", "all"]
      }
      """;

  private static final String LINE_RESULT = """
      {
        "type": "object",
        "properties": {
          "length": {"type": ["number", "null"]},
          "wide": {"type": ["number", "null"]},
          "area": {"type": ["number", "null"]}
        },
        "required": ["length", "wide", "area"]
      }
      """;

  private final Beans beans;

  public BeansTools(Beans beans) {
    this.beans = Objects.requireNonNull(beans, "beans");
  }

  @Override
  public List<ToolSpec> tools() {
    return List.of(
        ToolSpec.longRunning("status", "Reports.", STATUS_INPUT, this::status)
            .result(STATUS_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("brief", "Reports.", BRIEF_INPUT, this::brief)
            .result(SHORT_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("briefer", "Reports.", BRIEFER_INPUT, this::briefer)
            .result(SHORTER_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("base", "Reports.", BASE_INPUT, this::base)
            .result(BASE_STRING_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("line", "Reports.", LINE_INPUT, this::line)
            .result(LINE_RESULT)
            .effect(Effect.READS),
        ToolSpec.longRunning("wrapped", "Reports.", WRAPPED_INPUT, this::wrapped)
            .effect(Effect.READS),
        ToolSpec.longRunning("cut", "Reports.", CUT_INPUT, this::cut)
            .effect(Effect.READS),
        ToolSpec.longRunning("empty", "Reports.", EMPTY_INPUT, this::empty)
            .effect(Effect.READS));
  }

  private TaskInfo status(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(statusBody(isEmpty));
  }

  private TaskBody statusBody(boolean isEmpty) {
    return task -> beans.status(isEmpty);
  }

  private TaskInfo brief(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(briefBody(isEmpty));
  }

  private TaskBody briefBody(boolean isEmpty) {
    return task -> beans.brief(isEmpty);
  }

  private TaskInfo briefer(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(brieferBody(isEmpty));
  }

  private TaskBody brieferBody(boolean isEmpty) {
    return task -> beans.briefer(isEmpty);
  }

  private TaskInfo base(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(baseBody(isEmpty));
  }

  private TaskBody baseBody(boolean isEmpty) {
    return task -> beans.base(isEmpty);
  }

  private TaskInfo line(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(lineBody(isEmpty));
  }

  private TaskBody lineBody(boolean isEmpty) {
    return task -> beans.line(isEmpty);
  }

  private TaskInfo wrapped(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(wrappedBody(isEmpty));
  }

  private TaskBody wrappedBody(boolean isEmpty) {
    return task -> beans.wrapped(isEmpty);
  }

  private TaskInfo cut(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(cutBody(isEmpty));
  }

  private TaskBody cutBody(boolean isEmpty) {
    return task -> beans.cut(isEmpty);
  }

  private TaskInfo empty(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    return call.start(emptyBody(isEmpty));
  }

  private TaskBody emptyBody(boolean isEmpty) {
    return task -> beans.empty(isEmpty);
  }
}

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
    ToolSpec status =
        ToolSpec.longRunning("status", "Reports.", STATUS_INPUT, this::status)
            .result(STATUS_RESULT)
            .effect(Effect.READS);
    ToolSpec brief =
        ToolSpec.longRunning("brief", "Reports.", BRIEF_INPUT, this::brief)
            .result(SHORT_RESULT)
            .effect(Effect.READS);
    ToolSpec briefer =
        ToolSpec.longRunning("briefer", "Reports.", BRIEFER_INPUT, this::briefer)
            .result(SHORTER_RESULT)
            .effect(Effect.READS);
    ToolSpec base =
        ToolSpec.longRunning("base", "Reports.", BASE_INPUT, this::base)
            .result(BASE_STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec line =
        ToolSpec.longRunning("line", "Reports.", LINE_INPUT, this::line)
            .result(LINE_RESULT)
            .effect(Effect.READS);
    ToolSpec wrapped =
        ToolSpec.longRunning("wrapped", "Reports.", WRAPPED_INPUT, this::wrapped)
            .effect(Effect.READS);
    ToolSpec cut =
        ToolSpec.longRunning("cut", "Reports.", CUT_INPUT, this::cut)
            .effect(Effect.READS);
    ToolSpec empty =
        ToolSpec.longRunning("empty", "Reports.", EMPTY_INPUT, this::empty)
            .effect(Effect.READS);
    return List.of(status, brief, briefer, base, line, wrapped, cut, empty);
  }

  private TaskInfo status(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> beans.status(isEmpty);
    return call.start(body);
  }

  private TaskInfo brief(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> beans.brief(isEmpty);
    return call.start(body);
  }

  private TaskInfo briefer(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> beans.briefer(isEmpty);
    return call.start(body);
  }

  private TaskInfo base(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> beans.base(isEmpty);
    return call.start(body);
  }

  private TaskInfo line(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> beans.line(isEmpty);
    return call.start(body);
  }

  private TaskInfo wrapped(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> beans.wrapped(isEmpty);
    return call.start(body);
  }

  private TaskInfo cut(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> beans.cut(isEmpty);
    return call.start(body);
  }

  private TaskInfo empty(ToolCall call) {
    boolean isEmpty = call.bool("is_empty").required();
    call.refuseIfWrong();
    TaskBody body = task -> beans.empty(isEmpty);
    return call.start(body);
  }
}

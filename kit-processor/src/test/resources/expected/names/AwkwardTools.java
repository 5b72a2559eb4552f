package names;

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
 * Serves the tools of {@link Awkward}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class AwkwardTools implements ToolSet {
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

  private static final String WAIT_INPUT = """
      {
        "type": "object",
        "properties": {
          "a": {"type": "integer"},
          "b": {"type": "string"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["a", "b"],
        "additionalProperties": false
      }
      """;

  private static final String YIELD_INPUT = """
      {
        "type": "object",
        "properties": {
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String TOOLS_INPUT = """
      {
        "type": "object",
        "properties": {
          "tools": {
            "type": "object",
            "properties": {"tools": {"type": "integer"}},
            "required": ["tools"],
            "additionalProperties": false
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["tools"],
        "additionalProperties": false
      }
      """;

  private static final String HIDE_INPUT = """
      {
        "type": "object",
        "properties": {
          "call": {"type": "integer"},
          "task": {"type": "integer"},
          "awkward": {"type": "string"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["call", "task", "awkward"],
        "additionalProperties": false
      }
      """;

  private static final String HIDE_BODY_INPUT = """
      {
        "type": "object",
        "properties": {
          "task": {"type": "integer"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["task"],
        "additionalProperties": false
      }
      """;

  private static final String HIDE_INPUT_ = """
      {
        "type": "object",
        "properties": {
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String TO_STRING_INPUT = """
      {
        "type": "object",
        "properties": {
          "indent": {"type": "integer"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["indent"],
        "additionalProperties": false
      }
      """;

  private static final String RECORD_INPUT = """
      {
        "type": "object",
        "properties": {
          "var": {"type": "integer"},
          "sealed": {"type": "string"},
          "by-name": {"type": "integer"},
          "dollar": {"type": "integer"},
          "mark": {"type": "integer"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["var", "sealed", "by-name", "dollar", "mark"],
        "additionalProperties": false
      }
      """;

  private static final String AWKWARD_INPUT = """
      {
        "type": "object",
        "properties": {
          "first": {"type": "integer"},
          "second": {"type": "integer"},
          "third": {"type": "integer"},
          "fourth": {"type": "integer"},
          "fifth": {"type": "integer"},
          "sixth": {"type": "integer"},
          "seventh": {"type": "integer"},
          "eighth": {"type": "integer"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"],
        "additionalProperties": false
      }
      """;

  private static final String INT_RESULT = """
      {"type": "object", "properties": {"value": {"type": "integer"}}, "required": ["value"]}
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Awkward awkward;

  public AwkwardTools(Awkward awkward) {
    this.awkward = Objects.requireNonNull(awkward, "awkward");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec wait_ =
        ToolSpec.longRunning("wait", "Waits.", WAIT_INPUT, this::wait_)
            .result(INT_RESULT)
            .effect(Effect.READS);
    ToolSpec yield =
        ToolSpec.longRunning("yield", "Yields.", YIELD_INPUT, this::yield)
            .result(INT_RESULT)
            .effect(Effect.READS);
    ToolSpec tools_ =
        ToolSpec.longRunning("tools", "Lists tools.", TOOLS_INPUT, this::tools_)
            .result(INT_RESULT)
            .effect(Effect.READS);
    ToolSpec hide =
        ToolSpec.longRunning("hide", "Hides.", HIDE_INPUT, this::hide)
            .result(INT_RESULT)
            .effect(Effect.READS);
    ToolSpec hideBody =
        ToolSpec.longRunning("hide_body", "Has a body.", HIDE_BODY_INPUT, this::hideBody)
            .result(INT_RESULT)
            .effect(Effect.READS);
    ToolSpec hide_ =
        ToolSpec.longRunning("hide_nothing", "Overloads.", HIDE_INPUT_, this::hide_)
            .result(INT_RESULT)
            .effect(Effect.READS);
    ToolSpec toString_ =
        ToolSpec.longRunning("to_string", "Says what it is.", TO_STRING_INPUT, this::toString_)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec record =
        ToolSpec.longRunning("record", "Is a word of Java's elsewhere.", RECORD_INPUT, this::record)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec awkward =
        ToolSpec.longRunning("awkward", "Is called like the field.", AWKWARD_INPUT, this::awkward)
            .effect(Effect.READS);
    return List.of(wait_, yield, tools_, hide, hideBody, hide_, toString_, record, awkward);
  }

  private TaskInfo wait_(ToolCall call) {
    int a = call.integer("a").required();
    String b = call.string("b").required();
    call.refuseIfWrong();
    TaskBody body = task -> awkward.wait(a, b);
    return call.start(body);
  }

  private TaskInfo yield(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> awkward.yield();
    return call.start(body);
  }

  private TaskInfo tools_(ToolCall call) {
    Awkward.Tools tools = call.object("tools", AwkwardTools::tools__).required();
    call.refuseIfWrong();
    TaskBody body = task -> awkward.tools(tools);
    return call.start(body);
  }

  private TaskInfo hide(ToolCall call_) {
    int call = call_.integer("call").required();
    int task = call_.integer("task").required();
    String awkward = call_.string("awkward").required();
    call_.refuseIfWrong();
    TaskBody body = item -> this.awkward.hide(call, task, awkward, item);
    return call_.start(body);
  }

  private TaskInfo hideBody(ToolCall call) {
    int task = call.integer("task").required();
    call.refuseIfWrong();
    TaskBody body = task_ -> awkward.hideBody(task);
    return call.start(body);
  }

  private TaskInfo hide_(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> awkward.hide();
    return call.start(body);
  }

  private TaskInfo toString_(ToolCall call) {
    int indent = call.integer("indent").required();
    call.refuseIfWrong();
    TaskBody body = task -> awkward.toString(indent);
    return call.start(body);
  }

  private TaskInfo record(ToolCall call) {
    int var = call.integer("var").required();
    String sealed = call.string("sealed").required();
    int theURLPath = call.integer("by-name").required();
    int $dollar = call.integer("dollar").required();
    int _mark = call.integer("mark").required();
    call.refuseIfWrong();
    TaskBody body = task -> awkward.record(var, sealed, theURLPath, $dollar, _mark);
    return call.start(body);
  }

  private TaskInfo awkward(ToolCall call) {
    int first = call.integer("first").required();
    int second = call.integer("second").required();
    int third = call.integer("third").required();
    int fourth = call.integer("fourth").required();
    int fifth = call.integer("fifth").required();
    int sixth = call.integer("sixth").required();
    int seventh = call.integer("seventh").required();
    int eighth = call.integer("eighth").required();
    call.refuseIfWrong();
    TaskBody body = task -> {
      awkward.awkward(first, second, third, fourth, fifth, sixth, seventh, eighth);
      return null;
    };
    return call.start(body);
  }

  private static Awkward.Tools tools__(Arguments tools_) {
    int tools = tools_.integer("tools").required();
    return tools_.build(() -> new Awkward.Tools(tools));
  }
}

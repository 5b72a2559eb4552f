package names;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Call}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
final class CallTools implements ToolSet {
  private static final String ANSWER_INPUT = """
      {
        "type": "object",
        "properties": {
          "body": {"type": "string", "description": "what is asked"},
          "est": {"type": ["number", "null"], "description": "how much may be left unsaid"},
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
        "required": ["body"],
        "additionalProperties": false
      }
      """;

  private final Call call;

  CallTools(Call call) {
    this.call = Objects.requireNonNull(call, "call");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec answer =
        ToolSpec.longRunning("answer", "Waits for an answer.", ANSWER_INPUT, this::answer)
            .effect(Effect.READS);
    return List.of(answer);
  }

  private TaskInfo answer(ToolCall call_) {
    String body = call_.string("body").required();
    Double est = call_.number("est").orNull();
    call_.refuseIfWrong();
    OptionalDouble deadline =
        est == null
            ? OptionalDouble.empty()
            : OptionalDouble.of(est * 2);
    call_.deadline(deadline);
    TaskBody body_ = task -> {
      call.answer(body, est);
      return null;
    };
    return call_.start(call.seconds(), body_);
  }
}

package enums;

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
 * Serves the tools of {@link Awkward}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class AwkwardTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "first": {"type": "string", "enum": ["a"]},
          "second": {"type": "string", "enum": ["b"]},
          "shape": {"type": "string", "enum": ["ROUND"]},
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
        "required": ["first", "second", "shape"],
        "additionalProperties": false
      }
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
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes them all.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    Awkward.Case first = call.choice("first", Awkward.Case.values(), AwkwardTools::caseName)
        .required();
    Awkward.Inner.Case second = call.choice("second", Awkward.Inner.Case.values(),
        AwkwardTools::caseName_).required();
    Awkward.Shape shape = call.choice("shape", Awkward.Shape.values()).required();
    call.refuseIfWrong();
    TaskBody body = task -> awkward.take(first, second, shape);
    return call.start(body);
  }

  private static String caseName(Awkward.Case case_) {
    return switch (case_) {
      case A -> "a";
    };
  }

  private static String caseName_(Awkward.Inner.Case case_) {
    return switch (case_) {
      case B -> "b";
    };
  }
}

package constraints;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Words}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class WordsTools implements ToolSet {
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

  private static final String SIZES_INPUT = """
      {
        "type": "object",
        "properties": {
          "name": {"type": "string", "minLength": 1, "maxLength": 4},
          "code": {"type": "string", "maxLength": 3},
          "words": {"type": "string", "minLength": 2},
          "any": {"type": "string", "minLength": 1},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["name", "code", "words", "any"],
        "additionalProperties": false
      }
      """;

  private static final String FORMS_INPUT = """
      {
        "type": "object",
        "properties": {
          "said": {"type": "string", "minLength": 1, "pattern": "\\\\S"},
          "title": {"type": "string", "minLength": 3, "maxLength": 8, "pattern": "\\\\S"},
          "owner": {"type": "string", "format": "email"},
          "there": {"type": "string"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["said", "title", "owner", "there"],
        "additionalProperties": false
      }
      """;

  private static final String OPTIONAL_INPUT = """
      {
        "type": "object",
        "properties": {
          "note": {"type": ["string", "null"], "minLength": 1, "pattern": "\\\\S"},
          "where": {"type": ["string", "null"], "minLength": 1, "pattern": "\\\\S", "default": "dock"},
          "owner": {"type": ["string", "null"], "format": "email", "default": "ops@example.org"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Words words;

  public WordsTools(Words words) {
    this.words = Objects.requireNonNull(words, "words");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec sizes =
        ToolSpec.longRunning("sizes", "How long.", SIZES_INPUT, this::sizes)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec forms =
        ToolSpec.longRunning("forms", "What is in it.", FORMS_INPUT, this::forms)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec optional =
        ToolSpec.longRunning("optional", "May be left out.", OPTIONAL_INPUT, this::optional)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(sizes, forms, optional);
  }

  private TaskInfo sizes(ToolCall call) {
    String name = call.string("name").size(1, 4).required();
    String code = call.string("code").maxSize(3).required();
    String words = call.string("words").minSize(2).required();
    String any = call.string("any").minSize(1).required();
    call.refuseIfWrong();
    TaskBody body = task -> this.words.sizes(name, code, words, any);
    return call.start(body);
  }

  private TaskInfo forms(ToolCall call) {
    String said = call.string("said").notBlank().required();
    String title = call.string("title").size(3, 8).notBlank().required();
    String owner = call.string("owner").email().required();
    String there = call.string("there").required();
    call.refuseIfWrong();
    TaskBody body = task -> words.forms(said, title, owner, there);
    return call.start(body);
  }

  private TaskInfo optional(ToolCall call) {
    Optional<String> note = call.string("note").notBlank().optional();
    String where = call.string("where").notBlank().orElse("dock");
    String owner = call.string("owner").email().orElse("ops@example.org");
    call.refuseIfWrong();
    TaskBody body = task -> words.optional(note, where, owner);
    return call.start(body);
  }
}

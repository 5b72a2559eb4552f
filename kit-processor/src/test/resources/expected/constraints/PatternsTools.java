package constraints;

import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Patterns}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class PatternsTools implements ToolSet {
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

  private static final String PLAIN_INPUT = """
      {
        "type": "object",
        "properties": {
          "word": {"type": "string", "pattern": "^[a-z]+$"},
          "side": {"type": ["string", "null"], "pattern": "^(?:left|right)$", "default": "left"},
          "digits": {"type": "string", "pattern": "^\\\\d{2,4}$"},
          "items": {"type": "array", "items": {"type": "string", "pattern": "^(?:a\\\\.b|c)$"}},
          "shelf": {
            "type": "object",
            "properties": {
              "name": {"type": "string", "pattern": "^[A-Z][0-9]{2}$"},
              "aisle": {"type": "string", "pattern": "^[a-z]+$"}
            },
            "required": ["name", "aisle"],
            "additionalProperties": false
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["word", "digits", "items", "shelf"],
        "additionalProperties": false
      }
      """;

  private static final String SPELLED_INPUT = """
      {
        "type": "object",
        "properties": {
          "words": {"type": "string", "pattern": "^\\\\w+[\\\\t-\\\\r ]\\\\w+$"},
          "at": {"type": "string", "pattern": "^[^\\\\t-\\\\r ,]+@[^\\\\t-\\\\r ]+$"},
          "any_two": {"type": "string", "pattern": "^[\\\\s\\\\S]{2}$"},
          "month": {"type": "string", "pattern": "^(?<year>[0-9]{4})-(?:0?[1-9]|1[0-2])$"},
          "code": {"type": "string", "pattern": "^(?=.*[0-9])(?!.*x)\\\\p{L}[\\\\w\\\\-]*?$"},
          "odd": {"type": "string", "pattern": "^\\u00e9\\"\\\\\\\\$"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["words", "at", "any_two", "month", "code", "odd"],
        "additionalProperties": false
      }
      """;

  private static final String SEVERAL_INPUT = """
      {
        "type": "object",
        "properties": {
          "text": {
            "type": "string",
            "minLength": 1,
            "maxLength": 6,
            "allOf": [{"pattern": "\\\\S"}, {"pattern": "^[a-z ]*$"}, {"pattern": "^.*b.*$"}]
          },
          "owner": {"type": "string", "format": "email", "pattern": "^.*@example\\\\.org$"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["text", "owner"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private static final Pattern WORD_PATTERN = Pattern.compile("[a-z]+");

  private static final Pattern SIDE_PATTERN = Pattern.compile("left|right");

  private static final Pattern DIGITS_PATTERN = Pattern.compile("^\\d{2,4}$");

  private static final Pattern ITEMS_PATTERN = Pattern.compile("a\\.b|c");

  private static final Pattern NAME_PATTERN = Pattern.compile("[A-Z][0-9]{2}");

  private static final Pattern WORDS_PATTERN = Pattern.compile("\\w+\\s\\w+");

  private static final Pattern AT_PATTERN = Pattern.compile("[^\\s,]+\\@\\S+");

  private static final Pattern ANY_TWO_PATTERN = Pattern.compile("[\\s\\S]{2}");

  private static final Pattern MONTH_PATTERN = Pattern.compile("(?<year>[0-9]{4})-(?:0?[1-9]|1[0-2])");

  private static final Pattern CODE_PATTERN = Pattern.compile("(?=.*[0-9])(?!.*x)\\p{L}[\\w\\-]*?");

  private static final Pattern ODD_PATTERN = Pattern.compile("\u00e9\"\\\\$");

  private static final Pattern TEXT_PATTERN = Pattern.compile("[a-z ]*");

  private static final Pattern TEXT_PATTERN_ = Pattern.compile(".*b.*");

  private static final Pattern OWNER_PATTERN = Pattern.compile(".*@example\\.org");

  private final Patterns patterns;

  public PatternsTools(Patterns patterns) {
    this.patterns = Objects.requireNonNull(patterns, "patterns");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec plain =
        ToolSpec.longRunning("plain", "Plain ones, one of them used twice.", PLAIN_INPUT, this::plain)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec spelled =
        ToolSpec.longRunning("spelled", "What ECMAScript spells otherwise.", SPELLED_INPUT, this::spelled)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec several =
        ToolSpec.longRunning("several", "Several at once.", SEVERAL_INPUT, this::several)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(plain, spelled, several);
  }

  private TaskInfo plain(ToolCall call) {
    String word = call.string("word").matching(WORD_PATTERN).required();
    String side = call.string("side").matching(SIDE_PATTERN).orElse("left");
    String digits = call.string("digits").matching(DIGITS_PATTERN).required();
    List<String> items = call.list("items",
        item -> item.string().matching(ITEMS_PATTERN).required()).required();
    Patterns.Shelf shelf = call.object("shelf", PatternsTools::shelf).required();
    call.refuseIfWrong();
    TaskBody body = task -> patterns.plain(word, side, digits, items, shelf);
    return call.start(body);
  }

  private TaskInfo spelled(ToolCall call) {
    String words = call.string("words").matching(WORDS_PATTERN).required();
    String at = call.string("at").matching(AT_PATTERN).required();
    String anyTwo = call.string("any_two").matching(ANY_TWO_PATTERN).required();
    String month = call.string("month").matching(MONTH_PATTERN).required();
    String code = call.string("code").matching(CODE_PATTERN).required();
    String odd = call.string("odd").matching(ODD_PATTERN).required();
    call.refuseIfWrong();
    TaskBody body = task -> patterns.spelled(words, at, anyTwo, month, code, odd);
    return call.start(body);
  }

  private TaskInfo several(ToolCall call) {
    String text = call.string("text").maxSize(6).notBlank().matching(TEXT_PATTERN).matching(TEXT_PATTERN_)
        .required();
    String owner = call.string("owner").email().matching(OWNER_PATTERN).required();
    call.refuseIfWrong();
    TaskBody body = task -> patterns.several(text, owner);
    return call.start(body);
  }

  private static Patterns.Shelf shelf(Arguments shelf) {
    String name = shelf.string("name").matching(NAME_PATTERN).required();
    String aisle = shelf.string("aisle").matching(WORD_PATTERN).required();
    return shelf.build(() -> new Patterns.Shelf(name, aisle));
  }
}

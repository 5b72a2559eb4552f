package texts;

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
 * Serves the tools of {@link Texts}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class TextsTools implements ToolSet {
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

  private static final String NASTY_DESCRIPTION = "a \"b\"\n\\ \u2028 ${x} $L */ %s \t \ud83e\udd16 C:\\users \"\"\" and trailing   ";

  private static final String NASTY_INPUT = """
      {
        "type": "object",
        "properties": {
          "text": {
            "type": ["string", "null"],
            "description": "costs $1.50 */ C:\\\\users \\u20ac \\u2028 \\"\\"\\"",
            "default": "\\t\\"\\\\\\u0000\\u20ac\\ud83e\\udd16 "
          },
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "additionalProperties": false
      }
      """;

  private static final String PLAIN_DESCRIPTION = """
      Sleeps n < 3 s, see the other or plain & @more. It is important that a < b \u2014 and b < c &unknown;. one\
      """;

  private static final String PLAIN_INPUT = """
      {
        "type": "object",
        "properties": {
          "n": {"type": "integer", "description": "how long, on two lines"},
          "undocumented": {"type": "integer"},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["n", "undocumented"],
        "additionalProperties": false
      }
      """;

  private static final String WORDY_DESCRIPTION = """
      Describes itself at such a length that no line could ever hold it, which is what many people do who write for \
      a model: they explain what the tool does, when to call it, when not to call it, and what to call in its place, \
      and so the table of contents would be lost behind it.\
      """;

  private static final String WORDY_INPUT = """
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

  private static final String UMLAUT_INPUT = """
      {
        "type": "object",
        "properties": {
          "size": {"type": "integer"},
          "farbe": {"type": "string", "enum": ["WEISS", "GR\\u00dcN"]},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["size", "farbe"],
        "additionalProperties": false
      }
      """;

  private final Texts texts;

  public TextsTools(Texts texts) {
    this.texts = Objects.requireNonNull(texts, "texts");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec nasty =
        ToolSpec.longRunning("nasty", NASTY_DESCRIPTION, NASTY_INPUT, this::nasty)
            .title("It's $1.50")
            .effect(Effect.READS);
    ToolSpec plain =
        ToolSpec.longRunning("plain", PLAIN_DESCRIPTION, PLAIN_INPUT, this::plain)
            .effect(Effect.READS);
    ToolSpec wordy =
        ToolSpec.longRunning("wordy", WORDY_DESCRIPTION, WORDY_INPUT, this::wordy)
            .effect(Effect.READS);
    ToolSpec umlaut =
        ToolSpec.longRunning("umlaut", "Names what the Gr\u00f6\u00dfe is.", UMLAUT_INPUT, this::umlaut)
            .effect(Effect.READS);
    return List.of(nasty, plain, wordy, umlaut);
  }

  private TaskInfo nasty(ToolCall call) {
    String text = call.string("text").orElse("\t\"\\\000\u20ac\ud83e\udd16 ");
    call.refuseIfWrong();
    TaskBody body = task -> {
      texts.nasty(text);
      return null;
    };
    return call.start(body);
  }

  private TaskInfo plain(ToolCall call) {
    int n = call.integer("n").required();
    int undocumented = call.integer("undocumented").required();
    call.refuseIfWrong();
    TaskBody body = task -> {
      texts.plain(n, undocumented);
      return null;
    };
    return call.start(body);
  }

  private TaskInfo wordy(ToolCall call) {
    call.refuseIfWrong();
    TaskBody body = task -> {
      texts.wordy();
      return null;
    };
    return call.start(body);
  }

  private TaskInfo umlaut(ToolCall call) {
    int gr\u00f6\u00dfe = call.integer("size").required();
    Texts.Farbe farbe = call.choice("farbe", Texts.Farbe.values()).required();
    call.refuseIfWrong();
    TaskBody body = task -> {
      texts.umlaut(gr\u00f6\u00dfe, farbe);
      return null;
    };
    return call.start(body);
  }
}

package beans;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Inherited}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class InheritedTools implements ToolSet {
  private static final String NOTE_INPUT = """
      {
        "type": "object",
        "properties": {
          "note": {
            "type": "object",
            "properties": {
              "content": {"type": ["string", "null"]},
              "id": {"type": ["integer", "null"]},
              "weight": {"type": ["integer", "null"]}
            },
            "additionalProperties": false
          },
          "base": {
            "type": "object",
            "properties": {"content": {"type": ["integer", "null"]}, "id": {"type": ["integer", "null"]}},
            "additionalProperties": false
          },
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
        "required": ["note", "base"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Inherited inherited;

  public InheritedTools(Inherited inherited) {
    this.inherited = Objects.requireNonNull(inherited, "inherited");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec note =
        ToolSpec.longRunning("note", "Notes.", NOTE_INPUT, this::note)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(note);
  }

  private TaskInfo note(ToolCall call) {
    Inherited.Note note = call.object("note", InheritedTools::note_).required();
    Inherited.Base<Integer> base = call.object("base", InheritedTools::baseOfInteger).required();
    call.refuseIfWrong();
    TaskBody body = task -> inherited.note(note, base);
    return call.start(body);
  }

  private static Inherited.Note note_(Arguments note) {
    Optional<String> content = note.string("content").optional();
    Optional<Integer> id = note.integer("id").optional();
    Optional<Integer> weight = note.integer("weight").optional();
    return note.build(() -> {
      Inherited.Note built = new Inherited.Note();
      content.ifPresent(built::setContent);
      id.ifPresent(value -> built.id = value);
      weight.ifPresent(built::setWeight);
      return built;
    });
  }

  private static Inherited.Base<Integer> baseOfInteger(Arguments base) {
    Optional<Integer> content = base.integer("content").optional();
    Optional<Integer> id = base.integer("id").optional();
    return base.build(() -> {
      Inherited.Base<Integer> built = new Inherited.Base<>();
      content.ifPresent(built::setContent);
      id.ifPresent(value -> built.id = value);
      return built;
    });
  }
}

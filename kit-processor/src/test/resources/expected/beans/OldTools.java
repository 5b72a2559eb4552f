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
 * Serves the tools of {@link Old}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
@SuppressWarnings("deprecation")
public final class OldTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "thing": {
            "type": "object",
            "properties": {"name": {"type": ["string", "null"]}, "size": {"type": ["integer", "null"]}},
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
        "required": ["thing"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Old old;

  public OldTools(Old old) {
    this.old = Objects.requireNonNull(old, "old");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    Old.Thing thing = call.object("thing", OldTools::thing).required();
    call.refuseIfWrong();
    TaskBody body = task -> old.take(thing);
    return call.start(body);
  }

  private static Old.Thing thing(Arguments thing) {
    Optional<String> name = thing.string("name").optional();
    Optional<Integer> size = thing.integer("size").optional();
    return thing.build(() -> {
      Old.Thing built = new Old.Thing();
      name.ifPresent(built::setName);
      size.ifPresent(value -> built.size = value);
      return built;
    });
  }
}

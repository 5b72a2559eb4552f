package texts;

import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Identifiers}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class IdentifiersTools implements ToolSet {
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

  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "id": {"type": "string", "format": "uuid"},
          "map": {"type": "string", "format": "uri"},
          "other": {"type": ["string", "null"], "format": "uuid"},
          "all": {"type": "array", "items": {"type": "string", "format": "uuid"}, "uniqueItems": true},
          "triggers":\
      """
      + TRIGGERS
      + """
        },
        "required": ["id", "map", "all"],
        "additionalProperties": false
      }
      """;

  private static final String DEFAULTS_INPUT = """
      {
        "type": "object",
        "properties": {
          "id": {"type": ["string", "null"], "format": "uuid", "default": "123e4567-e89b-12d3-a456-426614174000"},
          "map": {"type": ["string", "null"], "format": "uri", "default": "https://example.org/map"},
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

  private final Identifiers identifiers;

  public IdentifiersTools(Identifiers identifiers) {
    this.identifiers = Objects.requireNonNull(identifiers, "identifiers");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes identifiers.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    ToolSpec defaults =
        ToolSpec.longRunning("defaults", "Has defaults.", DEFAULTS_INPUT, this::defaults)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take, defaults);
  }

  private TaskInfo take(ToolCall call) {
    UUID id = call.uuid("id").required();
    URI map = call.uri("map").required();
    UUID other = call.uuid("other").orNull();
    Set<UUID> all = call.set("all", item -> item.uuid().required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> identifiers.take(id, map, other, all);
    return call.start(body);
  }

  private TaskInfo defaults(ToolCall call) {
    UUID id = call.uuid("id").orElse(UUID.fromString("123e4567-e89b-12d3-a456-426614174000"));
    URI map = call.uri("map").orElse(URI.create("https://example.org/map"));
    call.refuseIfWrong();
    TaskBody body = task -> identifiers.defaults(id, map);
    return call.start(body);
  }
}

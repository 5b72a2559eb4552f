package containers;

import java.util.Collection;
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
 * Serves the tools of {@link Collections}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class CollectionsTools implements ToolSet {
  private static final String TAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "names": {"type": "array", "items": {"type": "string"}},
          "numbers": {"type": "array", "items": {"type": "integer"}},
          "tags": {
            "type": "object",
            "properties": {"all": {"type": "array", "items": {"type": "string"}}},
            "required": ["all"],
            "additionalProperties": false
          },
          "more": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {"all": {"type": "array", "items": {"type": "string"}}},
              "required": ["all"],
              "additionalProperties": false
            }
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
        "required": ["names", "numbers", "tags", "more"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Collections collections;

  public CollectionsTools(Collections collections) {
    this.collections = Objects.requireNonNull(collections, "collections");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec take =
        ToolSpec.longRunning("take", "Takes collections.", TAKE_INPUT, this::take)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(take);
  }

  private TaskInfo take(ToolCall call) {
    Collection<String> names = call.list("names", item -> item.string().required()).required();
    Iterable<Integer> numbers = call.list("numbers", item -> item.integer().required()).required();
    Collections.Tags tags = call.object("tags", CollectionsTools::tags).required();
    Collection<Collections.Tags> more = call.list("more",
        item -> item.object(CollectionsTools::tags).required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> collections.take(names, numbers, tags, more);
    return call.start(body);
  }

  private static Collections.Tags tags(Arguments tags) {
    Collection<String> all = tags.list("all", item -> item.string().required()).required();
    return tags.build(() -> new Collections.Tags(all));
  }
}

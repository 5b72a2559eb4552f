package trees;

import java.util.List;
import java.util.Map;
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
 * Serves the tools of {@link Mutual}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class MutualTools implements ToolSet {
  private static final String OPEN_INPUT = """
      {
        "type": "object",
        "properties": {
          "folder": {"$ref": "#/$defs/folder"},
          "entry": {
            "type": "object",
            "properties": {
              "label": {"type": "string"},
              "folder": {"anyOf": [{"$ref": "#/$defs/folder"}, {"type": "null"}]}
            },
            "required": ["label"],
            "additionalProperties": false
          },
          "all": {"type": "object", "additionalProperties": {"$ref": "#/$defs/folder"}},
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
        "required": ["folder", "entry", "all"],
        "additionalProperties": false,
        "$defs": {
          "folder": {
            "type": "object",
            "properties": {
              "name": {"type": "string"},
              "entries": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "label": {"type": "string"},
                    "folder": {"anyOf": [{"$ref": "#/$defs/folder"}, {"type": "null"}]}
                  },
                  "required": ["label"],
                  "additionalProperties": false
                }
              }
            },
            "required": ["name", "entries"],
            "additionalProperties": false
          }
        }
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Mutual mutual;

  public MutualTools(Mutual mutual) {
    this.mutual = Objects.requireNonNull(mutual, "mutual");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec open =
        ToolSpec.longRunning("open", "Opens.", OPEN_INPUT, this::open)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(open);
  }

  private TaskInfo open(ToolCall call) {
    Mutual.Folder folder = call.object("folder", MutualTools::folder).required();
    Mutual.Entry entry = call.object("entry", MutualTools::entry).required();
    Map<String, Mutual.Folder> all = call.map("all",
        value -> value.object(MutualTools::folder).required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> mutual.open(folder, entry, all);
    return call.start(body);
  }

  private static Mutual.Folder folder(Arguments folder) {
    String name = folder.string("name").required();
    List<Mutual.Entry> entries = folder.list("entries",
        item -> item.object(MutualTools::entry).required()).required();
    return folder.build(() -> new Mutual.Folder(name, entries));
  }

  private static Mutual.Entry entry(Arguments entry) {
    String label = entry.string("label").required();
    Optional<Mutual.Folder> folder = entry.object("folder", MutualTools::folder).optional();
    return entry.build(() -> new Mutual.Entry(label, folder));
  }
}

package generics;

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
 * Serves the tools of {@link Pages}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class PagesTools implements ToolSet {
  private static final String READ_INPUT = """
      {
        "type": "object",
        "properties": {
          "poses": {
            "type": "object",
            "properties": {
              "items": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                  "required": ["x", "y"],
                  "additionalProperties": false
                }
              },
              "next": {
                "type": ["object", "null"],
                "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                "required": ["x", "y"],
                "additionalProperties": false
              },
              "number": {"type": "integer"}
            },
            "required": ["items", "number"],
            "additionalProperties": false
          },
          "names": {
            "type": "object",
            "properties": {
              "items": {"type": "array", "items": {"type": "string"}},
              "next": {"type": ["string", "null"]},
              "number": {"type": "integer"}
            },
            "required": ["items", "number"],
            "additionalProperties": false
          },
          "pages": {
            "type": "object",
            "properties": {
              "items": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "items": {"type": "array", "items": {"type": "integer"}},
                    "next": {"type": ["integer", "null"]},
                    "number": {"type": "integer"}
                  },
                  "required": ["items", "number"],
                  "additionalProperties": false
                }
              },
              "next": {
                "type": ["object", "null"],
                "properties": {
                  "items": {"type": "array", "items": {"type": "integer"}},
                  "next": {"type": ["integer", "null"]},
                  "number": {"type": "integer"}
                },
                "required": ["items", "number"],
                "additionalProperties": false
              },
              "number": {"type": "integer"}
            },
            "required": ["items", "number"],
            "additionalProperties": false
          },
          "again": {
            "type": "object",
            "properties": {
              "items": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                  "required": ["x", "y"],
                  "additionalProperties": false
                }
              },
              "next": {
                "type": ["object", "null"],
                "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
                "required": ["x", "y"],
                "additionalProperties": false
              },
              "number": {"type": "integer"}
            },
            "required": ["items", "number"],
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
        "required": ["poses", "names", "pages", "again"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Pages pages;

  public PagesTools(Pages pages) {
    this.pages = Objects.requireNonNull(pages, "pages");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec read =
        ToolSpec.longRunning("read", "Reads pages.", READ_INPUT, this::read)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(read);
  }

  private TaskInfo read(ToolCall call) {
    Pages.Page<Pages.Pose> poses = call.object("poses", PagesTools::pageOfPose).required();
    Pages.Page<String> names = call.object("names", PagesTools::pageOfString).required();
    Pages.Page<Pages.Page<Integer>> pages = call.object("pages", PagesTools::pageOfPageOfInteger)
        .required();
    Pages.Page<Pages.Pose> again = call.object("again", PagesTools::pageOfPose).required();
    call.refuseIfWrong();
    TaskBody body = task -> this.pages.read(poses, names, pages, again);
    return call.start(body);
  }

  private static Pages.Page<Pages.Pose> pageOfPose(Arguments page) {
    List<Pages.Pose> items = page.list("items", item -> item.object(PagesTools::pose).required())
        .required();
    Optional<Pages.Pose> next = page.object("next", PagesTools::pose).optional();
    int number = page.integer("number").required();
    return page.build(() -> new Pages.Page<>(items, next, number));
  }

  private static Pages.Pose pose(Arguments pose) {
    double x = pose.number("x").required();
    double y = pose.number("y").required();
    return pose.build(() -> new Pages.Pose(x, y));
  }

  private static Pages.Page<String> pageOfString(Arguments page) {
    List<String> items = page.list("items", item -> item.string().required()).required();
    Optional<String> next = page.string("next").optional();
    int number = page.integer("number").required();
    return page.build(() -> new Pages.Page<>(items, next, number));
  }

  private static Pages.Page<Pages.Page<Integer>> pageOfPageOfInteger(Arguments page) {
    List<Pages.Page<Integer>> items = page.list("items",
        item -> item.object(PagesTools::pageOfInteger).required()).required();
    Optional<Pages.Page<Integer>> next = page.object("next", PagesTools::pageOfInteger).optional();
    int number = page.integer("number").required();
    return page.build(() -> new Pages.Page<>(items, next, number));
  }

  private static Pages.Page<Integer> pageOfInteger(Arguments page) {
    List<Integer> items = page.list("items", item -> item.integer().required()).required();
    Optional<Integer> next = page.integer("next").optional();
    int number = page.integer("number").required();
    return page.build(() -> new Pages.Page<>(items, next, number));
  }
}

package kinds;

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
 * Serves the tools of {@link Levels}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class LevelsTools implements ToolSet {
  private static final String FEED_INPUT = """
      {
        "type": "object",
        "properties": {
          "animal": {
            "type": "object",
            "oneOf": [
              {
                "type": "object",
                "properties": {"type": {"const": "dog"}, "name": {"type": "string"}},
                "required": ["type", "name"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {"type": {"const": "cat"}, "lives": {"type": "integer"}},
                "required": ["type", "lives"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {"type": {"const": "wolf"}, "pack": {"type": "integer"}},
                "required": ["type", "pack"],
                "additionalProperties": false
              }
            ]
          },
          "pet": {
            "type": "object",
            "oneOf": [
              {
                "type": "object",
                "properties": {"type": {"const": "dog"}, "name": {"type": "string"}},
                "required": ["type", "name"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {"type": {"const": "cat"}, "lives": {"type": "integer"}},
                "required": ["type", "lives"],
                "additionalProperties": false
              }
            ]
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
        "required": ["animal", "pet"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Levels levels;

  public LevelsTools(Levels levels) {
    this.levels = Objects.requireNonNull(levels, "levels");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec feed =
        ToolSpec.longRunning("feed", "Feeds.", FEED_INPUT, this::feed)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(feed);
  }

  private TaskInfo feed(ToolCall call) {
    Levels.Animal animal = call.object("animal", LevelsTools::animal).required();
    Levels.Pet pet = call.object("pet", LevelsTools::pet).required();
    call.refuseIfWrong();
    TaskBody body = task -> levels.feed(animal, pet);
    return call.start(body);
  }

  private static Levels.Animal animal(Arguments animal) {
    return animal.<Levels.Animal>variants("type")
        .variant("dog", LevelsTools::dog)
        .variant("cat", LevelsTools::cat)
        .variant("wolf", LevelsTools::wolf)
        .build();
  }

  private static Levels.Dog dog(Arguments dog) {
    String name = dog.string("name").required();
    return dog.build(() -> new Levels.Dog(name));
  }

  private static Levels.Cat cat(Arguments cat) {
    int lives = cat.integer("lives").required();
    return cat.build(() -> new Levels.Cat(lives));
  }

  private static Levels.Wolf wolf(Arguments wolf) {
    int pack = wolf.integer("pack").required();
    return wolf.build(() -> new Levels.Wolf(pack));
  }

  private static Levels.Pet pet(Arguments pet) {
    return pet.<Levels.Pet>variants("type")
        .variant("dog", LevelsTools::dog)
        .variant("cat", LevelsTools::cat)
        .build();
  }
}

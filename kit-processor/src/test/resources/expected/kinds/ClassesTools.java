package kinds;

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
 * Serves the tools of {@link Classes}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ClassesTools implements ToolSet {
  private static final String PARK_INPUT = """
      {
        "type": "object",
        "properties": {
          "vehicle": {
            "type": "object",
            "oneOf": [
              {
                "type": "object",
                "properties": {
                  "type": {"const": "car"},
                  "name": {"type": ["string", "null"]},
                  "doors": {"type": ["integer", "null"]}
                },
                "required": ["type"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {
                  "type": {"const": "truck"},
                  "name": {"type": ["string", "null"]},
                  "load_kg": {"type": ["number", "null"], "description": "in kilograms"}
                },
                "required": ["type"],
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
        "required": ["vehicle"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Classes classes;

  public ClassesTools(Classes classes) {
    this.classes = Objects.requireNonNull(classes, "classes");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec park =
        ToolSpec.longRunning("park", "Parks.", PARK_INPUT, this::park)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(park);
  }

  private TaskInfo park(ToolCall call) {
    Classes.Vehicle vehicle = call.object("vehicle", ClassesTools::vehicle).required();
    call.refuseIfWrong();
    TaskBody body = task -> classes.park(vehicle);
    return call.start(body);
  }

  private static Classes.Vehicle vehicle(Arguments vehicle) {
    return vehicle.<Classes.Vehicle>variants("type")
        .variant("car", ClassesTools::car)
        .variant("truck", ClassesTools::truck)
        .build();
  }

  private static Classes.Car car(Arguments car) {
    Optional<String> name = car.string("name").optional();
    Optional<Integer> doors = car.integer("doors").optional();
    return car.build(() -> {
      Classes.Car built = new Classes.Car();
      name.ifPresent(built::setName);
      doors.ifPresent(value -> built.doors = value);
      return built;
    });
  }

  private static Classes.Truck truck(Arguments truck) {
    Optional<String> name = truck.string("name").optional();
    Optional<Double> loadKg = truck.number("load_kg").optional();
    return truck.build(() -> {
      Classes.Truck built = new Classes.Truck();
      name.ifPresent(built::setName);
      loadKg.ifPresent(value -> built.loadKg = value);
      return built;
    });
  }
}

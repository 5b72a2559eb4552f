package times;

import java.time.Duration;
import java.util.List;
import java.util.Map;
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
 * Serves the tools of {@link Durations}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class DurationsTools implements ToolSet {
  private static final String PAUSE_INPUT = """
      {
        "type": "object",
        "properties": {
          "pause": {
            "type": "object",
            "properties": {
              "length": {"type": "string", "format": "duration"},
              "steps": {"type": "array", "items": {"type": "string", "format": "duration"}}
            },
            "required": ["length", "steps"],
            "additionalProperties": false
          },
          "named": {"type": "object", "additionalProperties": {"type": "string", "format": "duration"}},
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
        "required": ["pause", "named"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Durations durations;

  public DurationsTools(Durations durations) {
    this.durations = Objects.requireNonNull(durations, "durations");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec pause =
        ToolSpec.longRunning("pause", "Waits.", PAUSE_INPUT, this::pause)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(pause);
  }

  private TaskInfo pause(ToolCall call) {
    Durations.Pause pause = call.object("pause", DurationsTools::pause_).required();
    Map<String, Duration> named = call.map("named", value -> value.duration().required())
        .required();
    call.refuseIfWrong();
    TaskBody body = task -> durations.pause(pause, named);
    return call.start(body);
  }

  private static Durations.Pause pause_(Arguments pause) {
    Duration length = pause.duration("length").required();
    Duration[] steps = pause.list("steps", item -> item.duration().required())
        .map(list -> list.toArray(Duration[]::new)).required();
    return pause.build(() -> new Durations.Pause(length, steps));
  }
}

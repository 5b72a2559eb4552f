package org.robotmcpkit.sample;

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
import org.robotmcpkit.tool.TriggerSpec;

/**
 * Serves the tools of {@link Sleeper}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class SleeperTools implements ToolSet {
  private static final String SLEEP_TASK_INPUT = """
      {
        "type": "object",
        "properties": {
          "duration_s": {
            "type": "number",
            "description": "how long to sleep, in seconds",
            "minimum": 0,
            "maximum": 3600
          },
          "fail": {
            "type": ["boolean", "null"],
            "description": "whether to fail at the end instead of succeeding",
            "default": false
          },
          "triggers": {
            "type": ["array", "null"],
            "description": "What to be told about while the task runs. Each trigger fires once, or every time with \
      \\"repeat\\": true. Types: eta_below {seconds}: fires when fewer seconds remain; progress_above {percent}: \
      fires when the progress reaches so many percent.",
            "maxItems": 32,
            "items": {
              "anyOf": [
                {
                  "type": "object",
                  "properties": {
                    "type": {"const": "eta_below"},
                    "seconds": {"type": "number"},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type", "seconds"]
                },
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
                    "type": {"type": "string", "not": {"enum": ["eta_below", "progress_above"]}},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type"]
                }
              ]
            }
          }
        },
        "required": ["duration_s"],
        "additionalProperties": false
      }
      """;

  private static final String SLEPT_RESULT = """
      {"type": "object", "properties": {"slept_s": {"type": ["number", "null"]}}, "required": ["slept_s"]}
      """;

  private static final TriggerSpec<Sleeper.EtaBelow> ETA_BELOW =
      TriggerSpec.of("eta_below", Sleeper.EtaBelow.class, SleeperTools::etaBelow);

  private final Sleeper sleeper;

  public SleeperTools(Sleeper sleeper) {
    this.sleeper = Objects.requireNonNull(sleeper, "sleeper");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec sleepTask =
        ToolSpec.longRunning(
                "sleep_task", "Start a fake long-running task that sleeps.", SLEEP_TASK_INPUT, this::sleepTask)
            .result(SLEPT_RESULT)
            .effect(Effect.REVERSIBLE)
            .triggers(ETA_BELOW);
    return List.of(sleepTask);
  }

  private TaskInfo sleepTask(ToolCall call) {
    double durationS = call.number("duration_s").min(0).max(3600).required();
    boolean fail = call.bool("fail").orElse(false);
    call.refuseIfWrong();
    TaskBody body = task -> sleeper.sleepTask(durationS, fail, task);
    return call.start(durationS, body);
  }

  private static Sleeper.EtaBelow etaBelow(Arguments trigger) {
    double seconds = trigger.number("seconds").required();
    return trigger.buildOpen(() -> new Sleeper.EtaBelow(seconds));
  }
}

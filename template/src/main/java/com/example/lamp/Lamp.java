package com.example.lamp;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.Tool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.task.TaskContext;

/** A lamp that fades slowly; put your robot in its place. */
public final class Lamp {
  private static final int STEPS_PER_SECOND = 10;

  private volatile double levelPercent;

  /**
   * Fade the lamp to another brightness. It stays where it is when the task is cancelled.
   *
   * @param levelPercent how bright it will be, in percent
   * @param durationS how long that takes, in seconds
   */
  @LongRunningTool(
      est = "duration_s",
      effect = Effect.REVERSIBLE,
      exclusive = "lamp",
      triggers = LevelAbove.class)
  public Level fadeTo(
      @Min(0) @Max(100) double levelPercent, @Min(0) @Max(60) double durationS, TaskContext task)
      throws InterruptedException {
    double from = this.levelPercent;
    long steps = Math.max(1, Math.round(durationS * STEPS_PER_SECOND));
    for (long step = 1; step <= steps; step++) {
      task.sleep(Duration.ofMillis(1000 / STEPS_PER_SECOND)); // a cancellation point
      double now = from + (levelPercent - from) * step / steps;
      this.levelPercent = now;
      task.progress(Map.of("percent", 100.0 * step / steps, "level_percent", now));
      task.fireWhere(
          LevelAbove.class, above -> now > above.percent(), Map.of("level_percent", now));
    }
    return new Level(levelPercent);
  }

  /** Tell how bright the lamp is at this moment. */
  @Tool(effect = Effect.READS)
  public Level level() {
    return new Level(levelPercent);
  }

  /** Fires when the lamp has become brighter than so many percent. */
  @TriggerType(
      value = "level_above",
      description = "fires when the lamp has become brighter than so many percent")
  record LevelAbove(double percent) {}

  /**
   * A brightness.
   *
   * @param levelPercent how bright the lamp is, in percent
   */
  public record Level(double levelPercent) {}

  /** Serves the lamp; the environment says how. */
  public static void main(String[] args) {
    CapabilityServer.named("lamp").tools(LampTools::new, new Lamp()).run();
  }
}

package org.robotmcpkit.sample;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import java.util.Map;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.task.TaskException;

/** Sleeps, to try out long-running work without a robot. */
public final class Sleeper {
  /**
   * Start a fake long-running task that sleeps.
   *
   * @param durationS how long to sleep, in seconds
   * @param fail whether to fail at the end instead of succeeding
   */
  @LongRunningTool(est = "duration_s", effect = Effect.REVERSIBLE, triggers = EtaBelow.class)
  public Slept sleepTask(
      @Min(0) @Max(3600) double durationS,
      @Arg(defaultValue = "false") boolean fail,
      TaskContext task)
      throws InterruptedException {
    long steps = Math.round(durationS);
    for (long done = 1; done <= steps; done++) {
      task.sleep(Duration.ofSeconds(1)); // a cancellation point
      double eta = durationS - done;
      task.progress(Map.of("eta_s", eta, "percent", 100.0 * done / steps));
      task.fireWhere(EtaBelow.class, trigger -> eta < trigger.seconds(), Map.of("eta_s", eta));
    }
    if (fail) {
      throw new TaskException("FAKE_FAILURE", "The sleeper was asked to fail.")
          .suggest("retry_without_fail");
    }
    return new Slept(durationS);
  }

  /** Fires when the estimated remaining time falls below so many seconds. */
  @TriggerType(
      value = "eta_below",
      description = "fires when the estimated remaining time falls below so many seconds")
  record EtaBelow(double seconds) {}

  /** What a sleep gives. */
  record Slept(double sleptS) {}

  /** Serves the sleeper; the environment says how. */
  public static void main(String[] args) {
    CapabilityServer.named("sleeper").tools(SleeperTools::new, new Sleeper()).run();
  }
}

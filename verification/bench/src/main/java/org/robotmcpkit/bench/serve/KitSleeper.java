package org.robotmcpkit.bench.serve;

import java.time.Duration;
import java.util.Map;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.Tool;
import org.robotmcpkit.bench.tasks.Lateness;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.task.TaskException;

/** The sleeper of the sample, which also tells how late its ticks were. */
public final class KitSleeper {
  private static final long SECOND = 1_000_000_000L;

  /**
   * Start a fake long-running task that sleeps.
   *
   * @param durationS how long to sleep, in seconds, 0 to 3600
   * @param fail whether to fail at the end instead of succeeding
   */
  @LongRunningTool(est = "duration_s", effect = Effect.REVERSIBLE)
  public Slept sleepTask(
      double durationS, @Arg(defaultValue = "false") boolean fail, TaskContext task)
      throws InterruptedException {
    long steps = Math.round(durationS);
    long due = System.nanoTime();
    for (long done = 1; done <= steps; done++) {
      due += SECOND;
      task.sleep(Duration.ofNanos(Math.max(0, due - System.nanoTime())));
      Lateness.add(System.nanoTime() - due);
      task.progress(Map.of("eta_s", durationS - done, "percent", 100.0 * done / steps));
    }
    if (fail) {
      throw new TaskException("FAKE_FAILURE", "The sleeper was asked to fail.");
    }
    return new Slept(durationS);
  }

  /** Tell how late ticks were since this was last asked. */
  @Tool(effect = Effect.REVERSIBLE)
  public Map<String, Object> lateness() {
    return Lateness.take();
  }

  /** What a sleep gives. */
  record Slept(double sleptS) {}
}

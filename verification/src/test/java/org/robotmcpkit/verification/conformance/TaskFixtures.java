package org.robotmcpkit.verification.conformance;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.annotation.Tool;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.task.TaskException;

/** The tools of the suite's {@code tasks-*} scenarios that need no answer from the client. */
public final class TaskFixtures {
  /**
   * Greets somebody, without a task for clients of the extension.
   *
   * @param name who is greeted
   */
  @Tool(effect = Effect.READS)
  public String greet(String name) {
    return "Hello, " + name + "!";
  }

  /**
   * Computes for a while; a task for clients of the extension.
   *
   * @param seconds how long
   * @param label comes back in the result
   */
  @LongRunningTool(est = "seconds", effect = Effect.READS, tasks = TaskMode.AUTO)
  public String slowCompute(@Min(0) @Max(3600) int seconds, String label, TaskContext task) throws InterruptedException {
    task.sleep(Duration.ofSeconds(seconds));
    return "computed " + label;
  }

  /** Fails as a tool may fail, for clients of the extension alone. */
  @LongRunningTool(effect = Effect.READS, tasks = TaskMode.REQUIRED)
  public void failingJob(TaskContext task) throws InterruptedException {
    task.sleep(Duration.ofSeconds(1));
    throw new TaskException("FAILING_JOB", "The failing job has failed.");
  }

  /** Fails as a tool must not fail, inside the server. */
  @LongRunningTool(effect = Effect.READS, tasks = TaskMode.AUTO)
  public void protocolErrorJob() {
    throw new IllegalStateException("The job is broken.");
  }
}

package org.robotmcpkit.task;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What it takes to start a task.
 *
 * @param tool the tool that starts it
 * @param body the work
 * @param triggers what the caller wants to be told, in the caller's order
 * @param estDurationS how long the work will probably take, in seconds: finite and not negative; null when nobody can say
 */
public record TaskRequest(String tool, TaskBody body, List<Trigger> triggers, @Nullable Double estDurationS) {
  public TaskRequest {
    Objects.requireNonNull(tool, "tool");
    Objects.requireNonNull(body, "body");
    triggers = List.copyOf(triggers);
    if (estDurationS != null && !(estDurationS >= 0 && Double.isFinite(estDurationS))) {
      throw new IllegalArgumentException("estDurationS must be a finite number of seconds, not negative");
    }
  }

  /** A task without triggers or an estimate. */
  public static TaskRequest of(String tool, TaskBody body) {
    return new TaskRequest(tool, body, List.of(), null);
  }
}

package org.robotmcpkit.task;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.TaskInfo;

/**
 * A page of tasks.
 *
 * @param tasks the running ones, oldest first, on every page; then finished ones, newest first
 * @param nextCursor where the next page begins; null when there is none
 */
public record TaskPage(List<TaskInfo> tasks, @Nullable String nextCursor) {
  public TaskPage {
    tasks = List.copyOf(tasks);
  }
}

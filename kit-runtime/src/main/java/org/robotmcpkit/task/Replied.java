package org.robotmcpkit.task;

import java.util.Objects;
import java.util.Set;
import org.robotmcpkit.model.TaskInfo;

/**
 * What has come of replies to a task.
 *
 * @param task the task after them
 * @param answered the ids of the questions that they have answered
 */
public record Replied(TaskInfo task, Set<String> answered) {
  public Replied {
    Objects.requireNonNull(task, "task");
    answered = Set.copyOf(answered);
  }
}

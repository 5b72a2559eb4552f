package org.robotmcpkit.task;

import java.util.concurrent.CancellationException;

/**
 * Thrown by the cancellation points of a {@link TaskContext} once the task has been asked to stop.
 * A body lets it pass, after putting the robot into a safe state.
 */
public final class TaskCancelledException extends CancellationException {
  private static final long serialVersionUID = 1L;

  TaskCancelledException(String taskId) {
    super("task " + taskId + " has been asked to stop");
  }
}

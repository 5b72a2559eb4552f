package org.robotmcpkit.event;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.TaskFailure;
import org.robotmcpkit.model.TaskState;

/**
 * How a task has ended, as far as a planner can know.
 *
 * @param server the capability server
 * @param taskId the task
 * @param state its terminal state
 * @param result what it gave; only when it has succeeded
 * @param failure why it failed; only when it has failed. The code {@link #SERVER_RESTARTED} means
 *     that the server knows nothing of the task any more
 * @param polled whether the server had to be asked, because no event said it
 */
public record TaskEnd(
    String server,
    String taskId,
    TaskState state,
    @Nullable Map<String, Object> result,
    @Nullable TaskFailure failure,
    boolean polled) {
  /** The failure code of a task that its server has forgotten. */
  public static final String SERVER_RESTARTED = "SERVER_RESTARTED";
}

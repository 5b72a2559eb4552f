package org.robotmcpkit.task;

import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.TaskState;

/**
 * Which tasks to list.
 *
 * @param states only tasks in one of these states; empty: all
 * @param limit the most finished tasks to list, 1 to {@link #MOST}; running ones are always listed
 * @param cursor where the finished tasks go on, from the page before; null: from the newest
 */
public record TaskQuery(Set<TaskState> states, int limit, @Nullable String cursor) {
  /** The most finished tasks on one page. */
  public static final int MOST = 100;

  /** How many finished tasks a page has when nobody says. */
  public static final int DEFAULT_LIMIT = 20;

  public TaskQuery {
    states = Set.copyOf(Objects.requireNonNull(states, "states"));
    if (limit < 1 || limit > MOST) {
      throw new IllegalArgumentException(
          "limit must be from 1 to " + MOST + " (got " + limit + ")");
    }
  }

  /** All running tasks and the newest finished ones. */
  public static TaskQuery all() {
    return new TaskQuery(Set.of(), DEFAULT_LIMIT, null);
  }

  boolean wants(TaskState state) {
    return states.isEmpty() || states.contains(state);
  }
}

package org.robotmcpkit.task;

import org.jspecify.annotations.Nullable;

/**
 * The long-running work of a task.
 *
 * <p>What it returns becomes the task's result, what it throws its failure ({@code
 * docs/contract.md} §5). It runs on a thread of its own and is interrupted when the task is
 * cancelled.
 */
@FunctionalInterface
public interface TaskBody {
  /**
   * Does the work.
   *
   * @param task the body's view of its task
   * @return the result: a record, a bean or a map, written as a JSON object; any other value is
   *     wrapped as {@code {"value": …}}, and null becomes an empty object
   * @throws TaskException to fail the task with a code, a message and suggestions for the planner
   * @throws Exception anything else fails the task with the code {@code INTERNAL}
   */
  @Nullable Object run(TaskContext task) throws Exception;
}

package org.robotmcpkit.tool;

import org.robotmcpkit.model.TaskInfo;

/**
 * The thin synchronous half of a long-running tool: checks the arguments, starts the task, answers
 * at once.
 */
@FunctionalInterface
public interface StartTool {
  /**
   * Starts a task.
   *
   * @throws ToolRefusal if the call is not one that the tool accepts; no task exists then
   */
  TaskInfo start(ToolCall call);
}

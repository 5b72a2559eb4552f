package org.robotmcpkit.tool;

import org.robotmcpkit.task.TaskException;

/** An instant tool: checks the arguments, does the work, and answers with what came of it. */
@FunctionalInterface
public interface InstantTool {
  /**
   * Does the work on a thread of its own, which is interrupted when the deadline passes.
   *
   * @throws ToolRefusal if the call is not one that the tool accepts; nothing has happened then
   * @throws TaskException to fail with a code, a message and suggestions for the planner
   * @throws Exception anything else is told as {@code INTERNAL}, and why stands in the log alone
   */
  ToolReply call(ToolCall call) throws Exception;
}

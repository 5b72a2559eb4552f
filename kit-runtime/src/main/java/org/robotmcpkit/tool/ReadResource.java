package org.robotmcpkit.tool;

import org.robotmcpkit.task.TaskException;

/** Reads a resource as it is now. */
@FunctionalInterface
public interface ReadResource {
  /**
   * Reads it on a thread of its own, which is interrupted when the deadline passes.
   *
   * @param variables what stands in the URI in the places of a template's variables; none of one
   *     without
   * @throws ToolRefusal if a variable is not what it must be
   * @throws TaskException to fail with a code, a message and suggestions for the planner
   * @throws Exception anything else is told as a fault, and why stands in the log alone
   */
  ResourceContents read(Arguments variables) throws Exception;
}

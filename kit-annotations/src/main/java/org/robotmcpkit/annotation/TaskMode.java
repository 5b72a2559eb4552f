package org.robotmcpkit.annotation;

/**
 * Whether a start tool answers clients of the MCP extension {@code io.modelcontextprotocol/tasks}
 * with a task of that extension ({@code docs/contract.md} §4).
 *
 * <p>Such a client waits for the end of the work by itself, and its model sees only that; a client
 * that gets the {@code TaskInfo} lets its model go on at once. Which of the two a model should meet
 * is a choice for each tool. The task is the same, with the same id, and {@code get_task} and the
 * other tools know it either way.
 */
public enum TaskMode {
  /** Every client gets the {@code TaskInfo} at once. */
  OFF,
  /**
   * A client that declares the extension with the call gets a task of the extension; others as with
   * {@link #OFF}.
   */
  AUTO,
  /**
   * A client that does not declare the extension is refused with {@code -32021}, in older protocol
   * revisions too.
   */
  REQUIRED
}

package org.robotmcpkit.event;

import java.util.List;
import java.util.Optional;
import org.robotmcpkit.model.TaskInfo;

/**
 * How a planner asks a capability server for the truth; a port, behind which an MCP client calls
 * {@code get_task} and {@code list_tasks} ({@code docs/contract.md} §4). Implementations are
 * thread-safe.
 */
public interface TaskStatusSource {
  /**
   * What {@code get_task} answers.
   *
   * @return empty if the server answers {@code not_found}
   * @throws Exception if the server cannot be asked now; it will be asked again
   */
  Optional<TaskInfo> get(String server, String taskId) throws Exception;

  /**
   * What {@code list_tasks} answers, all pages of it.
   *
   * @throws Exception if the server cannot be asked now
   */
  List<TaskInfo> list(String server) throws Exception;
}

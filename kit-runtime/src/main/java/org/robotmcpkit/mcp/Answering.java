package org.robotmcpkit.mcp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.question.Reply;
import org.robotmcpkit.task.Replied;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.ToolRefusal;

/**
 * Passes on what humans have replied to tasks: from a task's owner, and only with the scope of the
 * tool that has started it, since an answer makes the work go on. Thread-safe.
 */
final class Answering {
  private final TaskManager tasks;
  private final Map<String, String> scopes;

  /**
   * The way to the tasks.
   *
   * @param scopes what a caller needs, by the names of the tools that ask
   */
  Answering(TaskManager tasks, Map<String, String> scopes) {
    this.tasks = tasks;
    this.scopes = Map.copyOf(scopes);
  }

  /** Whether any tool asks. */
  boolean isOfUse() {
    return !scopes.isEmpty();
  }

  /** The task, if the caller may know it. */
  Optional<TaskInfo> find(Caller caller, String taskId) {
    return tasks.ownedBy(caller.principal()).get(taskId);
  }

  /**
   * Passes replies on, by the ids of their questions.
   *
   * @return empty for a task that the caller may not know
   * @throws ToolRefusal with {@link ToolRefusal#MISSING_SCOPE}
   * @throws org.robotmcpkit.question.WrongReplyException if a reply is not what its question asks
   *     for
   */
  Optional<Replied> answer(Caller caller, String taskId, Map<String, Reply> replies) {
    Optional<TaskInfo> task = find(caller, taskId);
    if (task.isEmpty()) {
      return Optional.empty();
    }
    String tool = task.get().tool();
    String scope = scopes.get(tool);
    if (scope != null && !caller.may(scope)) {
      throw new ToolRefusal(
          ToolRefusal.MISSING_SCOPE,
          List.of(
              "who answers for "
                  + tool
                  + " needs its scope, "
                  + scope
                  + ", which this caller has not"));
    }
    return tasks.ownedBy(caller.principal()).answer(taskId, replies);
  }
}

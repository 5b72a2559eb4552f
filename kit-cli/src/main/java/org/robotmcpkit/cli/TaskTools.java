package org.robotmcpkit.cli;

import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.model.OpenQuestion;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.question.Reply;

/**
 * The tools about tasks that every capability server has ({@code docs/contract.md} §4), under
 * whatever names it offers them: {@code get_task}, or {@code robos_arm_get_task}.
 */
final class TaskTools {
  private static final List<String> PLAIN =
      List.of("get_task", "cancel_task", "list_tasks", "answer_task");

  private final McpConnection connection;
  private final List<String> names;

  TaskTools(McpConnection connection, List<Tool> tools) {
    this.connection = connection;
    this.names = tools.stream().map(Tool::name).toList();
  }

  /** Whether the server has tasks. */
  boolean exist() {
    return find("get_task").isPresent() && find("cancel_task").isPresent();
  }

  /** Whether a tool is one of them: what such a tool tells of was started by another call. */
  boolean include(String tool) {
    return PLAIN.stream().anyMatch(plain -> find(plain).filter(tool::equals).isPresent());
  }

  private Optional<String> find(String plain) {
    return names.contains(plain)
        ? Optional.of(plain)
        : names.stream()
            .filter(name -> name.startsWith("robos_") && name.endsWith("_" + plain))
            .findFirst();
  }

  private ToolAnswer call(String plain, Map<String, Object> arguments) {
    String name =
        find(plain)
            .orElseThrow(
                () ->
                    CommandFailure.refused(
                        "the server has no tool " + plain + ", so it has no tasks"));
    ToolAnswer answer = connection.call(name, arguments);
    if (answer.isError()) {
      throw CommandFailure.refused("refused: " + answer.refusal());
    }
    return answer;
  }

  /** The task as it is now; empty if the server knows nothing of it. */
  Optional<TaskInfo> get(String taskId) {
    return call("get_task", Map.of("task_id", taskId)).task();
  }

  /** Asks for the task's end and waits for it; the answer says how it has ended. */
  Map<String, Object> cancel(String taskId) {
    return call("cancel_task", Map.of("task_id", taskId)).object();
  }

  /** All running tasks, and so many finished ones. */
  List<TaskInfo> list(int finished) {
    Object tasks = call("list_tasks", Map.of("limit", finished)).object().get("tasks");
    return tasks instanceof List<?> listed
        ? listed.stream().flatMap(task -> ToolAnswer.task(task).stream()).toList()
        : List.of();
  }

  /** Passes on what a human says to a task's question. */
  ToolAnswer answer(String taskId, OpenQuestion question, Reply reply) {
    Map<String, Object> arguments = new HashMap<>();
    arguments.put("task_id", taskId);
    arguments.put("question_id", question.id());
    arguments.put("action", reply.action().wireName());
    if (reply.action() == Reply.Action.ACCEPT) {
      arguments.put("content", reply.content());
    }
    String name =
        find("answer_task")
            .orElseThrow(() -> CommandFailure.refused("the server has no tool answer_task"));
    return connection.call(name, arguments);
  }
}

package org.robotmcpkit.mcp;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Semaphore;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.task.TaskPage;
import org.robotmcpkit.task.TaskQuery;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolHints;
import org.robotmcpkit.tool.ToolRefusal;

/**
 * The three tools that every task-capable server has: {@code get_task}, {@code cancel_task} and
 * {@code list_tasks} ({@code docs/contract.md} §4). They need no scope: what they show and stop is
 * the caller's own.
 */
final class StatusTools {
  static final String GET = "get_task";
  static final String CANCEL = "cancel_task";
  static final String LIST = "list_tasks";

  /**
   * HTTP holds a thread for each call that waits, so only so many may; others are answered at once.
   */
  private static final int MOST_WAITING = 64;

  private static final int LONGEST_WAIT_S = 20;
  private static final long MILLIS_PER_SECOND = 1000;
  private static final int LARGEST_LISTED_BYTES = 1024;

  private static final String GET_INPUT =
      """
      {
        "type": "object",
        "properties": {
          "task_id": {"type": "string", "description": "The id that the start tool has answered."},
          "wait_s": {"type": "number", "minimum": 0, "maximum": 20, "default": 0,
            "description": "How many seconds to wait for the task to end before answering."}
        },
        "required": ["task_id"],
        "additionalProperties": false
      }
      """;

  private static final String CANCEL_INPUT =
      """
      {
        "type": "object",
        "properties": {
          "task_id": {"type": "string", "description": "The id that the start tool has answered."}
        },
        "required": ["task_id"],
        "additionalProperties": false
      }
      """;

  private static final String LIST_INPUT =
      """
      {
        "type": "object",
        "properties": {
          "states": {"type": ["array", "null"],
            "items": {"type": "string", "enum": ["running", "succeeded", "failed", "cancelled"]},
            "description": "List only tasks in one of these states; left out, all are listed."},
          "limit": {"type": "integer", "minimum": 1, "maximum": 100, "default": 20,
            "description": "How many finished tasks to list at the most; running ones are always listed."},
          "cursor": {"type": ["string", "null"],
            "description": "The next_cursor of the answer before, to go on with older finished tasks."}
        },
        "additionalProperties": false
      }
      """;

  private static final String QUESTIONS =
      " It answers at once while the work has \"questions\" for a human: ask yours, and pass the answer on.";

  private final TaskManager tasks;
  private final Semaphore waiting = new Semaphore(MOST_WAITING);

  private StatusTools(TaskManager tasks) {
    this.tasks = tasks;
  }

  /**
   * The three tools.
   *
   * @param asks whether a task of the server can have questions open
   * @param stops the tools that really stop the robot
   */
  static List<BoundTool> of(
      TaskManager tasks, UnaryOperator<String> names, boolean asks, List<String> stops) {
    StatusTools tools = new StatusTools(tasks);
    return List.of(
        tool(
            names.apply(GET),
            "Get a task",
            "Tells the status of long-running work that another tool has started: its state, progress, result or"
                + " failure. It never starts work. To learn of the end, set wait_s rather than calling again and again."
                + (asks ? QUESTIONS : ""),
            GET_INPUT,
            asks ? OutputSchemas.GET_WITH_QUESTIONS : OutputSchemas.GET,
            new ToolHints(true, false, true, false),
            tools::get),
        tool(
            names.apply(CANCEL),
            "Cancel a task",
            "Asks long-running work that another tool has started to stop, and answers when it has ended. It never"
                + " starts work. It is a request: \"stopped\": false in the answer means that the work may still go on."
                + (stops.isEmpty()
                    ? ""
                    : " To stop all motion at once call " + String.join(" or ", stops) + "."),
            CANCEL_INPUT,
            OutputSchemas.CANCEL,
            new ToolHints(false, false, true, false),
            tools::cancel),
        tool(
            names.apply(LIST),
            "List tasks",
            "Lists long-running work that other tools have started: all that is running, then what has ended, newest"
                + " first. It never starts work.",
            LIST_INPUT,
            OutputSchemas.LIST,
            new ToolHints(true, false, true, false),
            tools::list));
  }

  private static BoundTool tool(
      String name,
      String title,
      String description,
      String inputSchema,
      String outputSchema,
      ToolHints hints,
      BoundTool.Handler handler) {
    return new BoundTool(
        name,
        title,
        description,
        inputSchema,
        outputSchema,
        hints,
        null,
        TaskMode.OFF,
        Guard.around(name, handler));
  }

  private CompletionStage<Answer> get(BoundTool.Call call) {
    Arguments arguments = Arguments.of(call.arguments());
    String taskId = arguments.string("task_id").required();
    double waitS = arguments.number("wait_s").min(0).max(LONGEST_WAIT_S).orElse(0.0);
    arguments.refuseIfWrong();
    if (waitS == 0 || !waiting.tryAcquire()) {
      return CompletableFuture.completedFuture(orNotFound(tasksOf(call).get(taskId)));
    }
    return tasksOf(call)
        .await(taskId, Duration.ofMillis(Math.round(waitS * MILLIS_PER_SECOND)))
        .whenComplete((task, failure) -> waiting.release())
        .thenApply(StatusTools::orNotFound);
  }

  private CompletionStage<Answer> cancel(BoundTool.Call call) {
    Arguments arguments = Arguments.of(call.arguments());
    String taskId = arguments.string("task_id").required();
    arguments.refuseIfWrong();
    return tasksOf(call)
        .cancel(taskId)
        .thenApply(found -> found.map(task -> Answer.of(cancelled(task))).orElse(Answer.NOT_FOUND));
  }

  private CompletionStage<Answer> list(BoundTool.Call call) {
    Arguments arguments = Arguments.of(call.arguments());
    List<TaskState> states =
        arguments
            .list("states", item -> item.choice(TaskState.values(), TaskState::wireName).required())
            .orElse(List.of());
    int limit =
        arguments.integer("limit").min(1).max(TaskQuery.MOST).orElse(TaskQuery.DEFAULT_LIMIT);
    String cursor = arguments.string("cursor").orNull();
    arguments.refuseIfWrong();
    return CompletableFuture.completedFuture(
        Answer.of(listed(page(call, new TaskQuery(Set.copyOf(states), limit, cursor)))));
  }

  /** What the caller has started; all else does not exist for it. */
  private TaskManager tasksOf(BoundTool.Call call) {
    return tasks.ownedBy(call.caller().principal());
  }

  private TaskPage page(BoundTool.Call call, TaskQuery query) {
    try {
      return tasksOf(call).list(query);
    } catch (IllegalArgumentException badCursor) {
      throw new ToolRefusal(
          ToolRefusal.INVALID_ARGUMENTS, List.of(String.valueOf(badCursor.getMessage())));
    }
  }

  private static Answer orNotFound(Optional<TaskInfo> task) {
    return task.map(Answer::of).orElse(Answer.NOT_FOUND);
  }

  private static Map<String, Object> cancelled(TaskInfo task) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("task_id", task.taskId());
    answer.put("state", task.state());
    if (task.stopped() != null) {
      answer.put("stopped", task.stopped());
    }
    return answer;
  }

  private static Map<String, Object> listed(TaskPage page) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put(
        "tasks", page.tasks().stream().map(StatusTools::shortened).collect(Collectors.toList()));
    if (page.nextCursor() != null) {
      answer.put("next_cursor", page.nextCursor());
    }
    return answer;
  }

  /** A list must not fill a model's context; {@code get_task} has the whole. */
  private static TaskInfo shortened(TaskInfo task) {
    return task.shortened(LARGEST_LISTED_BYTES);
  }
}

package org.robotmcpkit.mcp;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCResponse.JSONRPCError;
import io.modelcontextprotocol.modern.McpSchema.CallToolOutcome;
import io.modelcontextprotocol.modern.McpSchema.CallToolResult;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.model.OpenQuestion;
import org.robotmcpkit.model.TaskFailure;
import org.robotmcpkit.model.TaskInfo;

/**
 * A task as the MCP Tasks extension writes it (SEP-2663): one flat object, which the answer to a
 * call, the answer to {@code tasks/get} and the notification share.
 *
 * @param resultType what kind of answer this is; null in a notification
 * @param status {@code working}, {@code input_required}, {@code completed}, {@code failed} or
 *     {@code cancelled}
 * @param ttlMs how long after its creation the task can be asked for, in milliseconds
 * @param pollIntervalMs how often to ask, in milliseconds
 * @param inputRequests what a human is asked, by the ids of the questions; only when input is
 *     required
 * @param result what the call came to; only when completed
 * @param error a fault inside the server; only when failed
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ExtensionTask(
    @Nullable String resultType,
    String taskId,
    String status,
    @Nullable String statusMessage,
    String createdAt,
    String lastUpdatedAt,
    long ttlMs,
    long pollIntervalMs,
    @Nullable Map<String, Object> inputRequests,
    @Nullable CallToolResult result,
    @Nullable JSONRPCError error,
    @JsonProperty("_meta") @Nullable Map<String, Object> meta)
    implements CallToolOutcome {
  private static final long POLL_INTERVAL_MS = 1000;
  private static final int LONGEST_STATUS = 1000;
  private static final int INTERNAL_ERROR = -32603;

  /**
   * How long from now a task that runs, or from its end one that has ended, can be asked for at
   * least.
   */
  private static final Duration KEPT = Duration.ofMinutes(10);

  /**
   * The answer to the call that has started the task; it has no result yet, whatever the task has
   * come to.
   */
  static ExtensionTask created(TaskInfo task, Instant now) {
    return of("task", task, statusOf(task), null, null, null, now);
  }

  /**
   * The answer to {@code tasks/get}.
   *
   * @param canAsk whether the client can show a form to a human: to one that cannot, a task with a
   *     question is working, since such a client would answer by itself
   */
  static ExtensionTask asked(TaskInfo task, Instant now, boolean canAsk) {
    return detailed("complete", task, now, canAsk);
  }

  /** What is told to those who listen. */
  static ExtensionTask told(TaskInfo task, Instant now) {
    return detailed(null, task, now, true);
  }

  private static ExtensionTask detailed(
      @Nullable String resultType, TaskInfo task, Instant now, boolean canAsk) {
    String status = statusOf(task);
    return switch (status) {
      case "completed" ->
          of(resultType, task, status, null, ModernTools.result(Answer.ended(task)), null, now);
      case "failed" ->
          of(
              resultType,
              task,
              status,
              null,
              null,
              new JSONRPCError(INTERNAL_ERROR, messageOf(task.failure())),
              now);
      default ->
          task.questions() != null && canAsk
              ? of(
                  resultType,
                  task,
                  "input_required",
                  Elicitations.of(task.questions()),
                  null,
                  null,
                  now)
              : of(resultType, task, status, null, null, null, now);
    };
  }

  private static ExtensionTask of(
      @Nullable String resultType,
      TaskInfo task,
      String status,
      @Nullable Map<String, Object> inputRequests,
      @Nullable CallToolResult result,
      @Nullable JSONRPCError error,
      Instant now) {
    Instant alive = task.state().isTerminal() ? task.updatedAt() : now;
    Duration age = Duration.between(task.createdAt(), alive);
    return new ExtensionTask(
        resultType,
        task.taskId(),
        status,
        statusMessageOf(task),
        task.createdAt().toString(),
        task.updatedAt().toString(),
        KEPT.plus(age.isNegative() ? Duration.ZERO : age).toMillis(),
        POLL_INTERVAL_MS,
        inputRequests,
        result,
        error,
        null);
  }

  private static String statusOf(TaskInfo task) {
    return switch (task.state()) {
      case RUNNING -> "working";
      case SUCCEEDED -> "completed";
      case FAILED -> isFault(task) ? "failed" : "completed"; // the result says that it is an error
      case CANCELLED -> isGoingOn(task) ? "working" : "cancelled";
    };
  }

  private static @Nullable String statusMessageOf(TaskInfo task) {
    return switch (task.state()) {
      case RUNNING -> whileRunning(task);
      case SUCCEEDED -> null;
      case FAILED -> messageOf(task.failure());
      case CANCELLED ->
          isGoingOn(task)
              ? "It was asked to stop and has not: the work may still go on."
              : "It was cancelled, and the work has stopped.";
    };
  }

  private static @Nullable String whileRunning(TaskInfo task) {
    if (task.questions() != null) {
      String asked =
          task.questions().stream().map(OpenQuestion::message).collect(Collectors.joining(" "));
      return "It waits for a human's answer: " + LogText.safe(asked, LONGEST_STATUS);
    }
    return task.progress() == null
        ? null
        : LogText.safe(Json.text(task.progress()), LONGEST_STATUS);
  }

  /** Whether the body runs although the task is over; only its end may be called cancelled. */
  private static boolean isGoingOn(TaskInfo task) {
    return Boolean.FALSE.equals(task.stopped());
  }

  private static boolean isFault(TaskInfo task) {
    return task.failure() != null && task.failure().errorCode().equals("INTERNAL");
  }

  private static String messageOf(@Nullable TaskFailure failure) {
    return failure == null ? "It has failed." : failure.message();
  }
}

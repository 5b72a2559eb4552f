package org.robotmcpkit.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a task at one moment ({@code docs/contract.md} §4).
 *
 * @param taskId the task
 * @param server the name of the capability server
 * @param tool the tool that started it
 * @param state its state
 * @param createdAt when it was started
 * @param updatedAt when its state, progress or questions last changed
 * @param triggers the triggers exactly as the caller passed them in
 * @param estDurationS how long it was expected to take when it started, in seconds; null when
 *     nobody could say
 * @param progress the last payload that the body has reported; null before the first
 * @param result what the body returned; only when the state is {@code succeeded}
 * @param failure why it failed; only when the state is {@code failed}
 * @param stopped {@code false} when the task has ended while its body still runs; otherwise null
 *     and not written
 * @param questions what it has asked a human and nobody has answered yet; null and not written when
 *     there is nothing
 */
@JsonPropertyOrder({
  "taskId",
  "server",
  "tool",
  "state",
  "createdAt",
  "updatedAt",
  "triggers",
  "estDurationS",
  "progress",
  "result",
  "failure",
  "stopped",
  "questions"
})
public record TaskInfo(
    String taskId,
    String server,
    String tool,
    TaskState state,
    Instant createdAt,
    Instant updatedAt,
    List<Map<String, Object>> triggers,
    @Nullable Double estDurationS,
    @Nullable Map<String, Object> progress,
    @Nullable Map<String, Object> result,
    @Nullable TaskFailure failure,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Boolean stopped,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<OpenQuestion> questions) {
  public TaskInfo {
    Objects.requireNonNull(taskId, "taskId");
    Objects.requireNonNull(server, "server");
    Objects.requireNonNull(tool, "tool");
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(createdAt, "createdAt");
    Objects.requireNonNull(updatedAt, "updatedAt");
    triggers = List.copyOf(triggers);
    questions = questions == null ? null : List.copyOf(questions);
  }

  /**
   * The same for a list: each of progress, result and the forms of questions that has more bytes of
   * JSON than that gives way to {@code {"_truncated": true, "bytes": …}} ({@code docs/contract.md}
   * §4).
   */
  public TaskInfo shortened(int mostBytes) {
    return new TaskInfo(
        taskId,
        server,
        tool,
        state,
        createdAt,
        updatedAt,
        triggers,
        estDurationS,
        shortened(progress, mostBytes),
        shortened(result, mostBytes),
        failure,
        stopped,
        questions == null
            ? null
            : questions.stream().map(asked -> shortened(asked, mostBytes)).toList());
  }

  private static OpenQuestion shortened(OpenQuestion asked, int mostBytes) {
    Map<String, Object> schema = Objects.requireNonNull(shortened(asked.schema(), mostBytes));
    return new OpenQuestion(asked.id(), asked.message(), schema, asked.expiresAt());
  }

  private static @Nullable Map<String, Object> shortened(
      @Nullable Map<String, Object> payload, int mostBytes) {
    if (payload == null) {
      return null;
    }
    int bytes = Json.bytes(payload).length;
    return bytes <= mostBytes ? payload : Map.of("_truncated", true, "bytes", bytes);
  }
}

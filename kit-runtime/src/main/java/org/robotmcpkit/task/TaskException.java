package org.robotmcpkit.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.TaskFailure;

/**
 * Fails a task, or a call of an instant tool, with something that a planner can act on: a stable
 * code, a message written for a model, whether planning around it makes sense, and suggestions.
 *
 * <pre>{@code
 * throw new TaskException("DOOR_CLOSED", "The door to the kitchen is closed.").suggest("ask_reception");
 * }</pre>
 *
 * <p>Code, message and suggestions are sent as {@link JsonValues#message} makes them: each at most
 * 2 KiB, without hidden characters. Not thread-safe until thrown.
 */
public class TaskException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A planner reads no more of them. */
  private static final int MOST_SUGGESTIONS = 32;

  private final String errorCode;
  private boolean recoverable = true;
  private final ArrayList<String> suggestions = new ArrayList<>();

  /**
   * A failure that the planner can plan around.
   *
   * @param errorCode a stable code in capitals, for example {@code OBJECT_NOT_FOUND}
   * @param message one or two sentences, written for a model
   */
  public TaskException(String errorCode, String message) {
    super(Objects.requireNonNull(message, "message"));
    this.errorCode = Objects.requireNonNull(errorCode, "errorCode");
  }

  /** The same with the cause, which is logged and never sent. */
  public TaskException(String errorCode, String message, Throwable cause) {
    super(Objects.requireNonNull(message, "message"), cause);
    this.errorCode = Objects.requireNonNull(errorCode, "errorCode");
  }

  /** Adds what might help, for example {@code retry_after_s:300}; the first 32 are sent. */
  public TaskException suggest(String... more) {
    suggestions.addAll(List.of(more));
    return this;
  }

  /** Says that there is no point in planning around this failure. */
  public TaskException notRecoverable() {
    recoverable = false;
    return this;
  }

  /** The stable code. */
  public String errorCode() {
    return errorCode;
  }

  /** All of it, as a planner gets it. */
  public TaskFailure toFailure() {
    return new TaskFailure(
        JsonValues.message(errorCode),
        JsonValues.message(getMessage()),
        recoverable,
        suggestions.stream().limit(MOST_SUGGESTIONS).map(JsonValues::message).toList());
  }
}

package org.robotmcpkit.task;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A task that was not started because of the state of the server ({@code docs/contract.md} §6);
 * nothing has happened. The message says what would help, for a model.
 */
public final class StartRefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** As many tasks are running as are allowed. */
  public static final String OVERLOADED = "OVERLOADED";

  /**
   * Another task holds what this one needs for itself; {@link #taskId} names it if it has the same
   * owner.
   */
  public static final String BUSY = "BUSY";

  /**
   * The idempotency key was used before, with other arguments; {@link #taskId} names the task of
   * that start.
   */
  public static final String IDEMPOTENCY_CONFLICT = "IDEMPOTENCY_CONFLICT";

  /** The server is shutting down. */
  public static final String SHUTTING_DOWN = "SHUTTING_DOWN";

  /** It moves something, and the robot was stopped while the call was on its way. */
  public static final String STOPPED = "STOPPED";

  private final String code;
  private final @Nullable String taskId;

  StartRefusedException(String code, String message) {
    this(code, message, null);
  }

  StartRefusedException(String code, String message, @Nullable String taskId) {
    super(message);
    this.code = Objects.requireNonNull(code, "code");
    this.taskId = taskId;
  }

  /** The refusal of a call that was on its way when somebody has stopped the robot. */
  public static StartRefusedException stopped(String tool) {
    return new StartRefusedException(
        STOPPED,
        "The robot was stopped while "
            + tool
            + " was being called, so it does not begin. Find out why before you call it again.");
  }

  /** A stable code, for example {@link #OVERLOADED}. */
  public String code() {
    return code;
  }

  /** The task that stands in the way, if there is one. */
  public Optional<String> taskId() {
    return Optional.ofNullable(taskId);
  }
}

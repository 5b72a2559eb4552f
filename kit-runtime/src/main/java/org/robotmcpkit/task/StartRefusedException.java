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

  /** A stable code, for example {@link #OVERLOADED}. */
  public String code() {
    return code;
  }

  /** The task that stands in the way, if there is one. */
  public Optional<String> taskId() {
    return Optional.ofNullable(taskId);
  }
}

package org.robotmcpkit.task;

import java.util.Objects;

/** A task that was not started because of the state of the server; nothing has happened, and trying again may work. */
public final class StartRefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** As many tasks are running as are allowed. */
  public static final String OVERLOADED = "OVERLOADED";

  /** The server is shutting down. */
  public static final String SHUTTING_DOWN = "SHUTTING_DOWN";

  private final String code;

  StartRefusedException(String code, String message) {
    super(message);
    this.code = Objects.requireNonNull(code, "code");
  }

  /** A stable code, for example {@link #OVERLOADED}. */
  public String code() {
    return code;
  }
}

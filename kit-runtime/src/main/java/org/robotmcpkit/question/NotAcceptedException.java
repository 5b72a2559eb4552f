package org.robotmcpkit.question;

import java.util.Objects;

/**
 * Ends what cannot go on without a yes: a task whose body lets it pass fails with its code, and the
 * planner can plan around that.
 */
public final class NotAcceptedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The human said no. */
  public static final String DECLINED = "DECLINED";

  /** The human closed the question without a choice. */
  public static final String DISMISSED = "DISMISSED";

  /** Nobody answered in time. */
  public static final String UNANSWERED = "UNANSWERED";

  private final String code;

  NotAcceptedException(String code, String message) {
    super(message);
    this.code = Objects.requireNonNull(code, "code");
  }

  /** {@link #DECLINED}, {@link #DISMISSED} or {@link #UNANSWERED}. */
  public String code() {
    return code;
  }
}

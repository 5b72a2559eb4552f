package org.robotmcpkit.mcp;

import java.time.Duration;

/**
 * A call of an instant tool, or the reading of a resource, that was asked to stop before its end.
 */
final class CutShortException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private static final double MILLIS_PER_SECOND = 1000;

  /** Why it was asked to stop. */
  enum Cause {
    /** Its deadline has passed. */
    DEADLINE("TIMEOUT"),
    /** Somebody has stopped the robot. */
    HALT("STOPPED"),
    /** The server is shutting down. */
    CLOSE("STOPPED");

    private final String code;

    Cause(String code) {
      this.code = code;
    }

    private String sentence(String name, Duration deadline) {
      return switch (this) {
        case DEADLINE ->
            name + " did not end within " + deadline.toMillis() / MILLIS_PER_SECOND + " s. ";
        case HALT -> "The robot was stopped while " + name + " ran. ";
        case CLOSE -> "The server was shut down while " + name + " ran. ";
      };
    }
  }

  private final Cause cause;
  private final boolean stopped;

  private CutShortException(
      Cause cause, InstantCalls.Target target, String outcome, boolean stopped) {
    super(cause.sentence(target.name(), target.deadline()) + outcome);
    this.cause = cause;
    this.stopped = stopped;
  }

  /** It has stopped when it was asked to. */
  static CutShortException stopped(Cause cause, InstantCalls.Target target) {
    return new CutShortException(cause, target, "It has stopped.", true);
  }

  /** It has come to its end all the same, after it was asked to stop. */
  static CutShortException ended(Cause cause, InstantCalls.Target target) {
    return new CutShortException(
        cause, target, "It has ended since, and what it answered is dropped.", true);
  }

  /** It has not stopped although it was asked to. */
  static CutShortException running(Cause cause, InstantCalls.Target target) {
    return new CutShortException(
        cause,
        target,
        "It was asked to stop and has not: it may still be running, and may still move.",
        false);
  }

  /** What a model reads first. */
  String code() {
    return cause.code;
  }

  /** Whether nothing of it runs any more. */
  boolean hasStopped() {
    return stopped;
  }
}

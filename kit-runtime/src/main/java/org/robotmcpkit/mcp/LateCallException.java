package org.robotmcpkit.mcp;

import java.time.Duration;

/** A call of an instant tool, or the reading of a resource, that was not over in time. */
final class LateCallException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  static final String CODE = "TIMEOUT";

  private static final double MILLIS_PER_SECOND = 1000;

  private final boolean stopped;

  private LateCallException(String message, boolean stopped) {
    super(message);
    this.stopped = stopped;
  }

  /** It has stopped when it was asked to. */
  static LateCallException stopped(String name, Duration deadline) {
    return new LateCallException(within(name, deadline) + "It has stopped.", true);
  }

  /** It has come to its end all the same, after the deadline. */
  static LateCallException ended(String name, Duration deadline) {
    return new LateCallException(
        within(name, deadline) + "It has ended since, and what it answered is dropped.", true);
  }

  /** It has not stopped although it was asked to. */
  static LateCallException running(String name, Duration deadline) {
    return new LateCallException(
        within(name, deadline)
            + "It was asked to stop and has not: it may still be running, and may still move.",
        false);
  }

  private static String within(String name, Duration deadline) {
    return name + " did not end within " + deadline.toMillis() / MILLIS_PER_SECOND + " s. ";
  }

  /** Whether nothing of it runs any more. */
  boolean hasStopped() {
    return stopped;
  }
}

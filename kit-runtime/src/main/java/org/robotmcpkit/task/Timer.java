package org.robotmcpkit.task;

import java.time.Duration;

/**
 * Runs something later; a port, so that a simulation can own the time. Implementations are
 * thread-safe.
 */
public interface Timer extends AutoCloseable {
  /**
   * Runs an action once after a delay, on a thread that must not be held up.
   *
   * @return takes the action back; harmless when it has run
   */
  Runnable after(Duration delay, Runnable action);

  /**
   * The timer of a real server: one daemon thread on the monotonic clock, which comes with the
   * first action.
   *
   * @param name the name of its thread
   */
  static Timer daemon(String name) {
    return new DaemonTimer(name);
  }

  /** Runs nothing more. */
  @Override
  void close();
}

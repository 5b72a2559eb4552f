package org.robotmcpkit.task;

import java.time.Duration;

/** Runs something later; a port, so that a simulation can own the time. Implementations are thread-safe. */
public interface Timer extends AutoCloseable {
  /**
   * Runs an action once after a delay, on a thread that must not be held up.
   *
   * @return takes the action back; harmless when it has run
   */
  Runnable after(Duration delay, Runnable action);

  /** Runs nothing more. */
  @Override
  void close();
}

package org.robotmcpkit.annotation;

/**
 * What a start does when another task holds what it needs for itself ({@link
 * LongRunningTool#exclusive}).
 */
public enum OnBusy {
  /** It is refused with {@code BUSY}; nothing has started. */
  REFUSE,
  /**
   * It asks the tasks that hold it to stop, as a cancel does, and begins when their bodies have
   * really ended: the latest goal wins. Until then the new task is {@code running} and does
   * nothing. A body that does not stop within the grace (5 s) is never run beside: the new task
   * then fails with {@code BUSY}, which says that the old one still runs.
   *
   * <p>Only tasks of the same caller are replaced; those of another refuse the start.
   */
  REPLACE
}

package org.robotmcpkit.task;

/** What work that is no task has taken for itself; see {@link TaskManager#hold}. Thread-safe. */
@FunctionalInterface
public interface Hold {
  /** Gives it back; a second time changes nothing. */
  void release();
}

package org.robotmcpkit.task;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The timer of a real server: one daemon thread on the monotonic clock. */
final class DaemonTimer implements Timer {
  private final ScheduledThreadPoolExecutor executor;

  DaemonTimer(String name) {
    executor =
        new ScheduledThreadPoolExecutor(
            1,
            action -> {
              Thread thread = new Thread(action, name);
              thread.setDaemon(true);
              return thread;
            });
    executor.setRemoveOnCancelPolicy(true);
    executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  @Override
  public Runnable after(Duration delay, Runnable action) {
    try {
      Future<?> later = executor.schedule(action, delay.toNanos(), TimeUnit.NANOSECONDS);
      return () -> later.cancel(false);
    } catch (RejectedExecutionException closed) {
      return () -> {};
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}

package org.robotmcpkit.task;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** Runs every body on one and the same thread, one after the other, as a pool would. */
final class OneThread implements ThreadFactory {
  private final ExecutorService executor =
      Executors.newSingleThreadExecutor(
          body -> {
            Thread thread = new Thread(body);
            thread.setDaemon(true);
            return thread;
          });

  @Override
  public Thread newThread(Runnable body) {
    return new Thread() {
      @Override
      public void start() {
        // The flag is left as it is found: whoever leaks an interrupt is seen.
        executor.execute(body);
      }
    };
  }
}

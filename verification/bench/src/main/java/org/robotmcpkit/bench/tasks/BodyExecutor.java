package org.robotmcpkit.bench.tasks;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** The threads of hand-written bodies: virtual ones where the JVM has them, else a cached pool. */
final class BodyExecutor {
  private BodyExecutor() {}

  static Executor preferred() {
    try {
      return (Executor) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (ReflectiveOperationException notHere) {
      return Executors.newCachedThreadPool(
          body -> {
            Thread thread = new Thread(body, "body");
            thread.setDaemon(true);
            return thread;
          });
    }
  }
}

package org.robotmcpkit.mcp;

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Where the methods of instant tools run. Thread-safe. */
interface CallThreads extends AutoCloseable {
  /**
   * Does the work on a thread of that name.
   *
   * @throws OutOfMemoryError if there is no thread for it
   */
  void run(String name, Runnable work);

  @Override
  default void close() {}

  /** A new thread for each call. */
  static CallThreads each(ThreadFactory factory) {
    return (name, work) -> {
      Thread thread = factory.newThread(work);
      thread.setName(name);
      thread.start();
    };
  }

  /**
   * Threads that have been started already and wait, so that there is one whatever else the process
   * does; more are started only while all of them are busy.
   */
  static CallThreads reserved() {
    return new Reserved();
  }

  /** See {@link #reserved}. */
  final class Reserved implements CallThreads {
    /** A second one for who calls again because nothing seems to happen. */
    private static final int WAITING = 2;

    private static final int KEPT_S = 10;

    private final ThreadPoolExecutor threads =
        new ThreadPoolExecutor(
            WAITING,
            Integer.MAX_VALUE,
            KEPT_S,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            Reserved::urgent);

    private Reserved() {
      threads.prestartAllCoreThreads();
    }

    private static Thread urgent(Runnable work) {
      Thread thread = new Thread(work, "kit-stop");
      thread.setDaemon(true);
      thread.setPriority(Thread.MAX_PRIORITY);
      return thread;
    }

    @Override
    public void run(String name, Runnable work) {
      threads.execute(
          () -> {
            Thread.currentThread().setName(name);
            try {
              work.run();
            } finally {
              Thread.currentThread().setName("kit-stop");
            }
          });
    }

    @Override
    public void close() {
      threads.shutdown();
    }
  }
}

package org.robotmcpkit.task;

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/**
 * Platform threads that wait a while for another body when one has ended. Nothing is queued: a body
 * for which no thread waits gets a new one. Each body finds its thread as if it were new, but for
 * what others have left in thread locals; inheritable ones are not taken over from who starts it.
 */
final class KeptThreads implements BodyThreads {
  private static final int KEPT_S = 10;

  private static final KeptThreads SHARED = new KeptThreads("kit-idle", 0, Thread.NORM_PRIORITY);

  private final ThreadPoolExecutor threads;
  private final String idleName;
  private final int priority;

  private KeptThreads(String idleName, int waiting, int priority) {
    this.idleName = idleName;
    this.priority = priority;
    threads =
        new ThreadPoolExecutor(
            waiting,
            Integer.MAX_VALUE,
            KEPT_S,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            this::newThread);
    threads.prestartAllCoreThreads();
  }

  /** Those of all servers in this process, which nobody can close: idle, they end by themselves. */
  static BodyThreads shared() {
    return (name, body) -> SHARED.run(name, body);
  }

  static KeptThreads reserved(String idleName, int waiting) {
    return new KeptThreads(idleName, waiting, Thread.MAX_PRIORITY);
  }

  @SuppressWarnings("ThreadPriorityCheck") // helps where the system heeds it; nothing relies on it
  private Thread newThread(Runnable worker) {
    Thread thread = new Thread(null, worker, idleName, 0, false);
    thread.setDaemon(true);
    thread.setPriority(priority);
    return thread;
  }

  @Override
  public void run(String name, Runnable body) {
    @Nullable ClassLoader loader = Thread.currentThread().getContextClassLoader();
    threads.execute(() -> runAs(name, loader, body));
  }

  @SuppressWarnings("ThreadPriorityCheck") // put back to what it was
  private void runAs(String name, @Nullable ClassLoader loader, Runnable body) {
    Thread thread = Thread.currentThread();
    thread.setName(name);
    thread.setContextClassLoader(loader);
    try {
      body.run();
    } finally {
      thread.setName(idleName);
      thread.setContextClassLoader(null);
      if (thread.getPriority() != priority) {
        thread.setPriority(priority);
      }
      MDC.clear(); // what a body has put there is not to stand in the lines of the next
      Thread.interrupted();
    }
  }

  @Override
  public void close() {
    threads.shutdown();
  }
}

package org.robotmcpkit.task;

import java.util.concurrent.ThreadFactory;

/**
 * Where the methods of tools run: each alone on its thread as long as it runs, named after what it
 * does. Thread-safe.
 */
public interface BodyThreads extends AutoCloseable {
  /**
   * Runs the body on a thread of that name; returns at once.
   *
   * @throws OutOfMemoryError if there is no thread for it
   */
  void run(String name, Runnable body);

  /** Lets threads that wait for work end; what runs goes on. */
  @Override
  default void close() {}

  /**
   * Virtual threads where they do not pin (Java 24 and later); before that daemon platform threads,
   * because drivers bring native code and old locks. Platform threads are used again, since making
   * one costs more than all the rest of a start: what a body leaves in a {@link ThreadLocal} a
   * later one may find there, while name, priority, class loader and interrupts are reset.
   */
  static BodyThreads preferred() {
    return VirtualThreads.ARE_PREFERRED ? each(VirtualThreads.factory()) : KeptThreads.shared();
  }

  /** A new thread of the factory for each body. */
  static BodyThreads each(ThreadFactory factory) {
    return (name, body) -> {
      Thread thread = factory.newThread(body);
      thread.setName(name);
      thread.start();
    };
  }

  /**
   * Platform threads of the highest priority that have been started already and wait, so that there
   * is one whatever else the process does; more are started only while all of them are busy.
   *
   * @param name of those that wait
   * @param waiting how many wait
   */
  static BodyThreads reserved(String name, int waiting) {
    return KeptThreads.reserved(name, waiting);
  }
}

package org.robotmcpkit.task;

import java.util.concurrent.ThreadFactory;

/** Virtual threads, looked up by name, since the source level knows none. */
final class VirtualThreads {
  private static final int FIRST_WITHOUT_PINNING = 24;

  /** Whether this JVM has those that a {@code synchronized} block does not pin (JEP 491). */
  static final boolean ARE_PREFERRED = Runtime.version().feature() >= FIRST_WITHOUT_PINNING;

  private VirtualThreads() {}

  /**
   * Makes virtual threads.
   *
   * @throws IllegalStateException if this JVM has none
   */
  static ThreadFactory factory() {
    try {
      Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
      Class<?> builderType = Class.forName("java.lang.Thread$Builder");
      return (ThreadFactory) builderType.getMethod("factory").invoke(builder);
    } catch (ReflectiveOperationException missing) {
      throw new IllegalStateException("no virtual threads in Java " + Runtime.version(), missing);
    }
  }
}

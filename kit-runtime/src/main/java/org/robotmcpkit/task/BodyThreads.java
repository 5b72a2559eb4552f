package org.robotmcpkit.task;

import java.util.concurrent.ThreadFactory;

/**
 * The threads that the methods of tools run on: virtual ones where they do not pin (Java 24 and
 * later), daemon platform threads before that, because drivers bring native code and old locks.
 */
public final class BodyThreads {
  private static final int FIRST_WITHOUT_PINNING = 24;

  private BodyThreads() {}

  /** Makes one for each run; the names are the callers' to give. */
  public static ThreadFactory preferred() {
    return Runtime.version().feature() >= FIRST_WITHOUT_PINNING ? virtual() : platform();
  }

  static ThreadFactory platform() {
    return body -> {
      Thread thread = new Thread(body);
      thread.setDaemon(true);
      return thread;
    };
  }

  /** Looked up, since the source level knows no virtual threads. */
  private static ThreadFactory virtual() {
    try {
      Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
      Class<?> builderType = Class.forName("java.lang.Thread$Builder");
      return (ThreadFactory) builderType.getMethod("factory").invoke(builder);
    } catch (ReflectiveOperationException missing) {
      return platform();
    }
  }
}

package org.robotmcpkit.verification.reflection;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Notes who uses reflection: called by each of the JDK's methods for it, before that does anything.
 */
final class LookUps implements Runnable {
  /**
   * What the JVM itself does when it links a lambda, or a text that is put together, is no look-up
   * of the code's.
   */
  private static final String LINKING = "java.lang.invoke.MethodHandleNatives";

  /**
   * What looks up on somebody's behalf; what other parts of the JDK need for themselves is their
   * own affair.
   */
  private static final List<String> ON_BEHALF =
      List.of("java.lang.", "java.util.ServiceLoader", "jdk.internal.", "sun.reflect.");

  private final List<String> watched;
  private final ThreadLocal<Boolean> isNoting = ThreadLocal.withInitial(() -> false);
  private final Set<String> seen = new TreeSet<>();
  private int all;

  /**
   * Notes.
   *
   * @param watched how the names of the classes begin that must not use reflection
   */
  LookUps(List<String> watched) {
    this.watched = watched;
  }

  @Override
  public void run() {
    if (isNoting.get()) {
      return; // walking the stack may use reflection itself
    }
    isNoting.set(true);
    try {
      note();
    } finally {
      isNoting.set(false);
    }
  }

  private synchronized void note() {
    all++;
    responsible().filter(name -> watched.stream().anyMatch(name::startsWith)).ifPresent(seen::add);
  }

  /** The nearest caller that wants something for itself. */
  private static Optional<String> responsible() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .filter(frame -> !frame.getClassName().startsWith(LookUps.class.getName()))
                    .filter(
                        frame ->
                            frame.getClassName().equals(LINKING)
                                || !isOnBehalf(frame.getClassName()))
                    .findFirst()
                    .map(frame -> frame.getClassName() + "." + frame.getMethodName()));
  }

  private static boolean isOnBehalf(String className) {
    return ON_BEHALF.stream().anyMatch(className::startsWith);
  }

  /** How often anybody has used reflection. */
  synchronized int all() {
    return all;
  }

  /** The methods of watched classes that have. */
  synchronized Set<String> seen() {
    return Set.copyOf(seen);
  }
}

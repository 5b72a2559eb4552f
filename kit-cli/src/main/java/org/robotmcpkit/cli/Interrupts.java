package org.robotmcpkit.cli;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What ctrl-C does. As a rule it ends the process at once; while something has to be brought to an
 * end first, the first one only says so, and the second ends the process. Thread-safe.
 */
final class Interrupts {
  private final IntConsumer leave;
  private final CompletableFuture<Integer> first = new CompletableFuture<>();
  private volatile @Nullable Runnable whenFirst;

  /**
   * Interrupts that are told with {@link #interrupt}.
   *
   * @param leave ends the process with that exit code, at once
   */
  Interrupts(IntConsumer leave) {
    this.leave = leave;
  }

  /** From now on the first one does this, and whoever works ends it. */
  void await(Runnable then) {
    whenFirst = then;
  }

  /** Ctrl-C was pressed, or the process was asked to end; the exit code says which. */
  void interrupt(int exitCode) {
    Runnable then = whenFirst;
    if (then == null || !first.complete(exitCode)) {
      leave.accept(exitCode);
    } else {
      then.run();
    }
  }

  /** Whether there was one. */
  boolean happened() {
    return first.isDone();
  }

  /** With which exit code to end, if there was one. */
  OptionalInt exitCode() {
    return happened() ? OptionalInt.of(first.join()) : OptionalInt.empty();
  }

  /** Waits, until there is one at most; whether there was. */
  boolean happenedWithin(Duration time) {
    try {
      first.get(time.toNanos(), TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException none) {
      return false;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return true;
    } catch (ExecutionException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}

package org.robotmcpkit.mcp;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.observe.LogFields;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One call of an instant tool, or one reading of a resource: its work, its thread and its answer,
 * of which there is one.
 *
 * <p>The lock guards the thread: it is interrupted while the work runs and never after.
 * Thread-safe.
 *
 * @param <T> what the work returns
 */
final class InstantCall<T> {
  private static final Logger LOG = LoggerFactory.getLogger(InstantCall.class);

  private final InstantCalls.Target target;
  private final Callable<T> work;
  private final Runnable atEnd;
  private final Runnable givingUp = LogFields.carry(this::sayThatItRuns);
  private final CompletableFuture<T> answer = new CompletableFuture<>();
  private final Object lock = new Object();
  // guarded by lock
  private @Nullable Thread thread;
  private boolean ended;
  private CutShortException.@Nullable Cause cut;
  // written and read by the call's own thread alone
  private @Nullable T value;
  private @Nullable Throwable thrown;

  InstantCall(InstantCalls.Target target, Callable<T> work, Runnable atEnd) {
    this.target = target;
    this.work = work;
    this.atEnd = atEnd;
  }

  InstantCalls.Target target() {
    return target;
  }

  /** What is to be done when the work has really ended, or will never begin. */
  Runnable atEnd() {
    return atEnd;
  }

  String name() {
    return target.name();
  }

  Duration deadline() {
    return target.deadline();
  }

  /** Completes once, on the thread of the work or on one that nothing else needs. */
  CompletableFuture<T> answer() {
    return answer;
  }

  /** Does the work, unless it was asked to stop before; never throws. */
  void run() {
    boolean begins;
    synchronized (lock) {
      begins = cut == null;
      thread = Thread.currentThread();
    }
    try {
      if (begins) {
        value = work.call();
      } else {
        thrown = new InterruptedException("asked to stop before it began");
      }
    } catch (Throwable fromMethod) { // an Error too: the caller waits for an answer
      thrown = fromMethod;
    }
    synchronized (lock) {
      ended = true;
      thread = null;
      Thread.interrupted(); // meant for the work, and not for whoever answers
    }
  }

  /** Answers with what the work came to; to be called on its thread, after it. */
  void tell() {
    CutShortException.Cause asked = cut();
    if (asked != null) {
      boolean first =
          answer.completeExceptionally(
              thrown == null
                  ? CutShortException.ended(asked, target)
                  : CutShortException.stopped(asked, target));
      LOG.info(
          "{} has ended {} it was asked to stop ({})",
          name(),
          first ? "soon after" : "at last, long after",
          asked,
          thrown instanceof InterruptedException ? null : thrown);
    } else if (thrown != null) {
      answer.completeExceptionally(thrown);
    } else {
      answer.complete(value);
    }
  }

  private CutShortException.@Nullable Cause cut() {
    synchronized (lock) {
      return cut;
    }
  }

  /**
   * Interrupts the work, or keeps it from beginning; whether there was something to interrupt. The
   * first cause stays.
   */
  boolean askToStop(CutShortException.Cause cause) {
    synchronized (lock) {
      if (ended) {
        return false;
      }
      cut = cut == null ? cause : cut;
      if (thread != null) {
        thread.interrupt();
      }
      return true;
    }
  }

  /** Answers that the work has not stopped, unless it has been answered already. */
  void giveUpWaiting() {
    givingUp.run();
  }

  private void sayThatItRuns() {
    Throwable where = new Throwable("where " + name() + " is");
    CutShortException.Cause asked;
    synchronized (lock) {
      if (ended || cut == null) {
        return;
      }
      asked = cut;
      where.setStackTrace(thread == null ? new StackTraceElement[0] : thread.getStackTrace());
    }
    if (answer.completeExceptionally(CutShortException.running(asked, target))) {
      LOG.warn("{} still runs although it was asked to stop ({})", name(), asked, where);
    }
  }

  /** Waits for the answer, whatever it is. */
  void awaitAnswer(long time, TimeUnit unit) throws InterruptedException {
    try {
      answer.get(time, unit);
    } catch (ExecutionException | TimeoutException otherwise) {
      LOG.debug("{} has not answered with a value", name(), otherwise);
    }
  }
}

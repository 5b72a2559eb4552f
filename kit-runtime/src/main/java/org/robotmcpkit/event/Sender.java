package org.robotmcpkit.event;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.MDC;

/**
 * The loop of one sender thread: take an attempt, make it, report it, until the outbox says that it
 * is over.
 */
final class Sender implements Runnable {
  private static final long PAUSE_AFTER_SURPRISE_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  private static final int REPORT_TRIES = 5;

  private final Outbox outbox;
  private final SignedPosting posting;
  private final DeliveryLog log;
  private final Ticker elapsed;
  private final Runnable beforeAttempt;

  /**
   * A sender.
   *
   * @param elapsed monotonic time from zero on
   * @param beforeAttempt run when this sender is about to be busy
   */
  Sender(
      Outbox outbox,
      SignedPosting posting,
      DeliveryLog log,
      Ticker elapsed,
      Runnable beforeAttempt) {
    this.outbox = outbox;
    this.posting = posting;
    this.log = log;
    this.elapsed = elapsed;
    this.beforeAttempt = beforeAttempt;
  }

  @Override
  public void run() {
    MDC.clear(); // whoever has emitted first has started this thread, whose lines are not of his
    // task
    while (true) {
      try {
        Step step = outbox.take(elapsed);
        tell(step.effects());
        if (step.finished()) {
          return;
        }
        Attempt attempt = step.attempt();
        if (attempt != null) {
          make(attempt);
        }
      } catch (InterruptedException notMeantForUs) {
        // this thread is the kit's own and ends with the outbox; somebody's stray interrupt must
        // not end it
      } catch (Throwable t) { // also an Error: a sender that dies takes events with it
        DeliveryLog.quietly(t);
        LockSupport.parkNanos(PAUSE_AFTER_SURPRISE_NANOS);
      }
    }
  }

  private void make(Attempt attempt) {
    DeliveryLog.run(beforeAttempt);
    Outcome outcome = posting.post(attempt);
    for (int i = 0; i < REPORT_TRIES; i++) {
      try {
        tell(outbox.report(attempt, outcome, elapsed.nanos()));
        return;
        // without a report the lane, and with a probe everything, would stand still
      } catch (Throwable t) {
        DeliveryLog.quietly(t);
        LockSupport.parkNanos(PAUSE_AFTER_SURPRISE_NANOS);
      }
    }
  }

  /**
   * Never throws: an attempt that was handed out has to be made, and one that was reported must not
   * be reported again.
   */
  private void tell(List<Effect> effects) {
    try {
      if (!effects.isEmpty()) {
        log.handle(effects, elapsed.nanos());
      }
    } catch (Throwable t) {
      DeliveryLog.quietly(t);
    }
  }
}

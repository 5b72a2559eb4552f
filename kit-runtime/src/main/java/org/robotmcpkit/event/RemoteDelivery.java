package org.robotmcpkit.event;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.observe.TraceContext;

/**
 * Sends events with a few threads of its own, which are started when they are first needed.
 *
 * <p>Thread-safe.
 */
final class RemoteDelivery implements Delivery {
  /** How long closing waits for senders to end once nothing is left for them to do. */
  private static final long FAREWELL_MILLIS = 200;

  private final Outbox outbox;
  private final SignedPosting posting;
  private final DeliveryLog log;
  private final Ticker elapsed;
  private final ThreadFactory threads;
  private final int maxSenders;
  private final Duration drainBudget;

  private final AtomicBoolean closing = new AtomicBoolean();

  /** Guards {@code senders}. */
  private final ReentrantLock sendersLock = new ReentrantLock();

  private final List<Thread> senders = new ArrayList<>();

  RemoteDelivery(
      Outbox outbox,
      SignedPosting posting,
      DeliveryLog log,
      Ticker ticker,
      ThreadFactory threads,
      int maxSenders,
      Duration drainBudget) {
    this.outbox = outbox;
    this.posting = posting;
    this.log = log;
    long origin = ticker.nanos();
    this.elapsed = () -> ticker.nanos() - origin;
    this.threads = threads;
    this.maxSenders = maxSenders;
    this.drainBudget = drainBudget;
  }

  @Override
  public void emit(TaskEvent event, @Nullable TraceContext trace, Runnable settled) {
    QueuedEvent queued = null;
    try {
      queued = new QueuedEvent(event, EventBody.of(event), trace, settled);
      long now = elapsed.nanos();
      log.handle(outbox.offer(queued, now), now);
      startSenderIfWanted();
    } catch (Throwable t) { // whatever happens, the body of the task goes on
      DeliveryLog.quietly(t);
      if (queued == null) {
        QueuedEvent unwritable = new QueuedEvent(event, new byte[0], trace, settled);
        log.handle(outbox.refuse(unwritable), elapsed.nanos());
      }
    }
  }

  private void startSenderIfWanted() {
    if (!outbox.wantsSender()) {
      return;
    }
    sendersLock.lock();
    try {
      senders.removeIf(sender -> !sender.isAlive());
      if (senders.size() < maxSenders) {
        Thread sender =
            threads.newThread(new Sender(outbox, posting, log, elapsed, this::startSenderIfWanted));
        senders.add(sender); // first: it may be closing the poster before start() has returned
        sender.start();
      }
    } finally {
      sendersLock.unlock();
    }
  }

  @Override
  public Optional<String> destination() {
    return Optional.of(log.endpoint());
  }

  @Override
  public DeliveryStats stats() {
    return outbox.stats(
        elapsed.nanos(), (int) copyOfSenders().stream().filter(Thread::isAlive).count());
  }

  @Override
  public void close() {
    if (!closing.compareAndSet(false, true)) {
      return;
    }
    boolean interrupted = false;
    outbox.drain(elapsed.nanos(), drainBudget.toNanos());
    startSenderIfWanted();
    try {
      outbox.awaitEmpty(elapsed);
    } catch (InterruptedException e) {
      interrupted = true; // no more time, then
    }
    log.handle(outbox.stop(), elapsed.nanos());
    posting.close();
    interrupted |= joinSenders();
    log.closed(stats());
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns whether the wait was cut short by an interrupt. */
  private boolean joinSenders() {
    long giveUpAt = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(FAREWELL_MILLIS);
    for (Thread sender : copyOfSenders()) {
      long leftMillis = TimeUnit.NANOSECONDS.toMillis(giveUpAt - System.nanoTime());
      if (sender == Thread.currentThread() || leftMillis <= 0) {
        continue; // a settled callback may close the poster
      }
      try {
        sender.join(leftMillis);
      } catch (InterruptedException e) {
        return true;
      }
    }
    return false;
  }

  private List<Thread> copyOfSenders() {
    sendersLock.lock();
    try {
      return List.copyOf(senders);
    } finally {
      sendersLock.unlock();
    }
  }

  @Override
  public String toString() {
    return log.endpoint();
  }
}

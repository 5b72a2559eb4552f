package org.robotmcpkit.event;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.robotmcpkit.model.EventType;

/**
 * Decides what is sent when: lanes, retries, the endpoint gate, bounds, draining ({@code
 * docs/contract.md} §2).
 *
 * <p>Knows no clock, no thread and no network: each call says what time it is, in monotonic
 * nanoseconds from zero on, so that a simulation can drive it through hours in milliseconds. What
 * has to be said or logged comes back as {@link Effect}s, to be handled outside the lock.
 * Thread-safe.
 *
 * <p>Under {@code lock}: every event of a lane is in {@code backlog} and the other way round;
 * {@code inFlight} counts the events whose attempt has been handed out and not been reported.
 */
final class Outbox {
  private final int maxInFlight;
  private final long attemptTimeoutNanos;

  private final ReentrantLock lock = new ReentrantLock();

  /** What senders wait for. */
  private final Condition changed = lock.newCondition();

  /** What the end of a drain waits for. */
  private final Condition emptied = lock.newCondition();

  private final Lanes lanes = new Lanes();
  private final Backlog backlog;
  private final EndpointGate gate = new EndpointGate();
  private final Tally tally = new Tally();
  private int inFlight;
  private int idleSenders;
  private boolean draining;
  private boolean stopped;
  private long drainEndsAt;
  private long drainHurriesAt;

  Outbox(int maxInFlight, int maxEvents, long maxBytes, Duration attemptTimeout) {
    this.maxInFlight = maxInFlight;
    this.attemptTimeoutNanos = attemptTimeout.toNanos();
    this.backlog = new Backlog(maxEvents, maxBytes);
  }

  /** Takes one event behind the others of its task. */
  List<Effect> offer(QueuedEvent event, long now) {
    lock.lock();
    try {
      tally.emitted++;
      if (draining) {
        return List.of(dropped(event, DropCause.SHUTDOWN));
      }
      List<Effect> effects = new ArrayList<>(1);
      while (!backlog.hasRoomFor(event)) {
        Optional<QueuedEvent> victim = backlog.victimFor(event);
        if (victim.isEmpty()) {
          effects.add(dropped(event, DropCause.OVERFLOW));
          return effects;
        }
        effects.add(pushedOut(victim.get(), now));
      }
      event.queuedAt = now;
      backlog.add(event);
      if (lanes.append(event)) {
        changed.signal();
      }
      return effects;
    } finally {
      lock.unlock();
    }
  }

  /** Counts an event that could not even be queued. */
  List<Effect> refuse(QueuedEvent event) {
    lock.lock();
    try {
      tally.emitted++;
      return List.of(dropped(event, DropCause.UNWRITABLE));
    } finally {
      lock.unlock();
    }
  }

  /** What there is to do now. An attempt that is handed out must be reported. */
  Step poll(long now) {
    lock.lock();
    try {
      return next(now);
    } finally {
      lock.unlock();
    }
  }

  /** Waits until there is something to do: an attempt, effects to handle, or the end. */
  Step take(Ticker elapsed) throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (true) {
        Step step = next(elapsed.nanos());
        if (step.attempt() != null || step.finished() || !step.effects().isEmpty()) {
          if (idleSenders > 0 && lanes.hasMoreToSend()) {
            changed.signal(); // somebody else has to watch over the rest while this one is busy
          }
          return step;
        }
        idleSenders++;
        try {
          if (step.waitNanos() == Step.FOREVER) {
            changed.await();
          } else {
            changed.awaitNanos(step.waitNanos());
          }
        } finally {
          idleSenders--;
        }
      }
    } finally {
      lock.unlock();
    }
  }

  /** Whether there is something to send or to wait for, and no sender that does. */
  boolean wantsSender() {
    lock.lock();
    try {
      return idleSenders == 0 && !stopped && inFlight < maxInFlight && lanes.hasMoreToSend();
    } finally {
      lock.unlock();
    }
  }

  private Step next(long now) {
    if (stopped || (draining && backlog.size() == 0)) {
      return Step.finish(List.of());
    }
    List<Effect> effects = new ArrayList<>(0);
    if (inFlight >= maxInFlight) {
      return Step.await(Step.FOREVER, effects);
    }
    if (!draining && gate.waitNanos(now) > 0) {
      return Step.await(gate.waitNanos(now), effects);
    }
    for (Lane lane = lanes.pollReady(now); lane != null; lane = lanes.pollReady(now)) {
      QueuedEvent head = lane.events.element();
      if (!draining && isSpent(head, now, 0)) {
        effects.add(leaves(lane, head, DropCause.EXPIRED, now));
      } else if (draining && isPassedOver(lane, head, now)) {
        effects.add(leaves(lane, head, DropCause.SHUTDOWN, now));
      } else {
        return Step.make(begin(lane, head, now), effects);
      }
      lanes.proceedFirst(lane);
    }
    return Step.await(lanes.waitNanos(now), effects);
  }

  private Attempt begin(Lane lane, QueuedEvent event, long now) {
    if (!draining) {
      gate.attemptBegins(event, now);
    }
    if (!event.wasTried()) {
      event.firstAttemptAt = now;
      event.closedAtFirstAttempt = gate.closedNanos(now);
    }
    event.attempts++;
    event.inFlight = true;
    tally.attempts++;
    inFlight++;
    long timeout =
        draining
            ? Math.min(attemptTimeoutNanos, Math.max(1, drainEndsAt - now))
            : attemptTimeoutNanos;
    return new Attempt(event, lane, timeout, draining);
  }

  /** Takes note of what an attempt has come to. */
  List<Effect> report(Attempt attempt, Outcome outcome, long now) {
    lock.lock();
    try {
      QueuedEvent event = attempt.event();
      if (event.gone) { // the poster was closed meanwhile
        return List.of();
      }
      if (event.inFlight) { // unless an Error has cut a first report short
        event.inFlight = false;
        inFlight--;
      }
      List<Effect> effects = new ArrayList<>(2);
      Verdict verdict = Verdict.of(outcome);
      if (verdict == Verdict.DELIVERED) {
        opened(now, effects);
        tally.delivered++;
        leave(attempt.lane(), event, now);
        effects.add(new Effect.Delivered(event));
        lanes.proceed(attempt.lane());
      } else {
        event.lastFailure = outcome.summary();
        tally.lastFailure = event.lastFailure;
        failed(attempt, outcome, verdict, now, effects);
      }
      // the reporting sender asks for the next step itself: nobody has to be woken for the lane
      return effects;
    } finally {
      lock.unlock();
    }
  }

  private void failed(
      Attempt attempt, Outcome outcome, Verdict verdict, long now, List<Effect> effects) {
    QueuedEvent event = attempt.event();
    Lane lane = attempt.lane();
    if (draining) {
      if (attempt.whileDraining()) {
        effects.add(leaves(lane, event, DropCause.SHUTDOWN, now));
      }
      lanes.proceed(lane);
      return;
    }
    long atLeast = RetryAfter.nanos(outcome);
    long delay = Math.max(RetrySchedule.delayNanos(event.attempts), atLeast);
    if (verdict == Verdict.ENDPOINT_DOWN) {
      if (gate.endpointFailed(event, now, atLeast)) {
        effects.add(new Effect.GateClosed(outcome));
      }
      if (gate.isProber(event)) {
        delay = Math.max(delay, gate.nextProbeAt() - now);
      }
    } else if (verdict == Verdict.EVENT_REFUSED) {
      opened(now, effects);
    } else {
      gate.undecided(event, now);
    }
    if (isSpent(event, now, delay)) {
      effects.add(leaves(lane, event, DropCause.EXPIRED, now));
      lanes.proceed(lane);
    } else {
      effects.add(new Effect.Delayed(event, outcome, delay));
      lanes.backOff(lane, now + delay);
    }
  }

  private void opened(long now, List<Effect> effects) {
    if (draining) {
      return;
    }
    boolean wasShut = !gate.isOpen();
    long downNanos = gate.endpointAnswered(now);
    if (downNanos > 0) {
      effects.add(new Effect.GateOpened(downNanos));
    }
    if (wasShut) {
      changed.signalAll();
    }
  }

  /**
   * Whether the event's time is over when it has waited for so much longer. Time during which the
   * gate was closed counts only for the event that probed.
   */
  private boolean isSpent(QueuedEvent event, long now, long waitNanos) {
    if (!event.wasTried()) {
      return false;
    }
    long closed = gate.closedNanos(now) - event.closedAtFirstAttempt;
    long spent = now - event.firstAttemptAt - closed + gate.probedNanos(event, now);
    boolean waitCounts = gate.isOpen() || gate.isProber(event);
    return spent + (waitCounts ? waitNanos : 0) > RetrySchedule.BUDGET_NANOS;
  }

  /** In the second half of the drain, progress no longer holds up the terminal event behind it. */
  private boolean isPassedOver(Lane lane, QueuedEvent head, long now) {
    return now >= drainHurriesAt && head.type == EventType.PROGRESS && lane.hasTerminalEvent();
  }

  private Effect pushedOut(QueuedEvent victim, long now) {
    if (lanes.pushOut(victim)) {
      changed.signal();
    }
    forget(victim, now);
    return dropped(victim, DropCause.OVERFLOW);
  }

  private Effect leaves(Lane lane, QueuedEvent event, DropCause cause, long now) {
    leave(lane, event, now);
    return dropped(event, cause);
  }

  private void leave(Lane lane, QueuedEvent event, long now) {
    lanes.remove(lane, event);
    forget(event, now);
  }

  private void forget(QueuedEvent event, long now) {
    event.gone = true;
    backlog.remove(event);
    gate.forget(event, now);
    if (draining && backlog.size() == 0) {
      emptied.signalAll();
      changed.signalAll(); // senders have nothing left to wait for
    }
  }

  private Effect dropped(QueuedEvent event, DropCause cause) {
    event.gone = true;
    tally.dropped(cause);
    return new Effect.Dropped(event, cause);
  }

  /**
   * From now on: no new events, no waits, one attempt for each event, lanes with a terminal event
   * first.
   */
  void drain(long now, long budgetNanos) {
    lock.lock();
    try {
      if (draining) {
        return;
      }
      draining = true;
      drainEndsAt = now + budgetNanos;
      drainHurriesAt = now + budgetNanos / 2;
      lanes.hurry();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits until everything has left, but not beyond the end of the drain. Returns whether
   * everything has.
   */
  boolean awaitEmpty(Ticker elapsed) throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (backlog.size() > 0) {
        long left = drainEndsAt - elapsed.nanos();
        if (left <= 0) {
          return false;
        }
        emptied.awaitNanos(left);
      }
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Gives up whatever is left, in flight or not, for good. */
  List<Effect> stop() {
    lock.lock();
    try {
      draining = true;
      stopped = true;
      List<Effect> effects = new ArrayList<>();
      for (QueuedEvent event : backlog.all()) {
        backlog.remove(event);
        effects.add(dropped(event, DropCause.SHUTDOWN));
      }
      lanes.clear();
      gate.close();
      inFlight = 0;
      changed.signalAll();
      return effects;
    } finally {
      lock.unlock();
    }
  }

  /** The counters; the number of sender threads is for their owner to know. */
  DeliveryStats stats(long now, int senders) {
    lock.lock();
    try {
      Duration oldestAge =
          backlog
              .oldest()
              .map(event -> Duration.ofNanos(now - event.queuedAt))
              .orElse(Duration.ZERO);
      return new DeliveryStats(
          tally.emitted,
          tally.attempts,
          tally.delivered,
          tally.dropped(),
          backlog.size(),
          backlog.bytes(),
          inFlight,
          oldestAge,
          tally.lastFailure,
          !gate.isDown(),
          senders);
    } finally {
      lock.unlock();
    }
  }
}

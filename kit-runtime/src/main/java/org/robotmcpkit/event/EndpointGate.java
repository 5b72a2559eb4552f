package org.robotmcpkit.event;

import org.jspecify.annotations.Nullable;

/**
 * Whether the endpoint is believed to be up, and when to ask it again ({@code docs/contract.md} §2,
 * "Endpoint gate").
 *
 * <p>While it is closed one event at a time probes; the last one that has probed is the
 * <em>prober</em>, and only its time counts against its 600 s. The gate begins closed without a
 * failure: the first event of all goes alone, so that an endpoint that is dead from the start sees
 * no volley.
 *
 * <p>Any answer opens it, also one to an attempt that began before the failure: it came after the
 * failure, and one reset connection among eight good ones must hold up nobody. So the promise of at
 * most two attempts a second to a dead endpoint begins when the attempts that were under way at its
 * death have ended, 10 s later at most. Used under the {@link Outbox}'s lock.
 */
final class EndpointGate {
  private boolean open;
  private int failures;
  private long nextProbeAt;
  private boolean probing;
  private @Nullable QueuedEvent prober;
  private long proberSince;
  private long closedSince;
  private long closedBefore;

  boolean isOpen() {
    return open;
  }

  /** Whether the last thing known of the endpoint is that it failed. */
  boolean isDown() {
    return !open && failures > 0;
  }

  /** How long until an attempt may begin; {@link Step#FOREVER} while a probe is in flight. */
  long waitNanos(long now) {
    if (open) {
      return 0;
    }
    return probing ? Step.FOREVER : Math.max(0, nextProbeAt - now);
  }

  long nextProbeAt() {
    return nextProbeAt;
  }

  boolean isProber(QueuedEvent event) {
    return prober == event;
  }

  /** An attempt begins; while the gate is closed it is the probe. */
  void attemptBegins(QueuedEvent event, long now) {
    if (open) {
      return;
    }
    if (prober != event) {
      relieveProber(now);
      prober = event;
      proberSince = now;
    }
    probing = true;
  }

  /** An event has met a dead endpoint. Returns whether that was news. */
  boolean endpointFailed(QueuedEvent event, long now, long atLeastNanos) {
    // one of those that were in flight together with the first failure
    if (!open && !(probing && prober == event)) {
      nextProbeAt = Math.max(nextProbeAt, now + atLeastNanos);
      return false;
    }
    if (open) {
      open = false;
      closedSince = now;
      failures = 0;
      prober = event;
      proberSince = now;
    }
    probing = false;
    failures++;
    nextProbeAt = now + Math.max(RetrySchedule.delayNanos(failures), atLeastNanos);
    return failures == 1;
  }

  /** The attempt has ended without telling anything about the endpoint. */
  void undecided(QueuedEvent event, long now) {
    if (!open && probing && prober == event) {
      probing = false;
      nextProbeAt = failures == 0 ? now : now + RetrySchedule.delayNanos(failures);
    }
  }

  /** The endpoint has answered. Returns how long it was down; zero if it was not. */
  long endpointAnswered(long now) {
    if (open) {
      return 0;
    }
    boolean wasDown = failures > 0;
    long closed = now - closedSince;
    relieveProber(now);
    closedBefore += closed;
    open = true;
    probing = false;
    failures = 0;
    return wasDown ? Math.max(1, closed) : 0;
  }

  /** The event has left the queue. */
  void forget(QueuedEvent event, long now) {
    if (prober == event) {
      relieveProber(now);
      probing = false;
    }
  }

  /** Nothing is sent any more. */
  void close() {
    prober = null;
  }

  /** How long the gate has been closed in all. */
  long closedNanos(long now) {
    return open ? closedBefore : closedBefore + (now - closedSince);
  }

  /** How much of the closed time the event has to answer for. */
  long probedNanos(QueuedEvent event, long now) {
    return prober == event ? event.probedNanos + (now - proberSince) : event.probedNanos;
  }

  private void relieveProber(long now) {
    if (prober != null) {
      prober.probedNanos += now - proberSince;
      prober = null;
    }
  }
}

package org.robotmcpkit.event;

import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a poster has done so far, at one moment.
 *
 * <p>At every moment {@code emitted = delivered + droppedInAll() + queued}.
 *
 * @param emitted the events that were handed to the poster; none are counted while nothing is
 *     configured to be sent
 * @param attempts the requests that were begun
 * @param delivered the events that were answered with 2xx
 * @param dropped the events that were given up, by cause; every cause is present
 * @param queued the events that wait or are in flight
 * @param queuedBytes the bytes of their bodies
 * @param inFlight how many of them are in flight
 * @param oldestAge how long the oldest of them has been queued; zero when there is none
 * @param lastFailure what the last failed attempt failed with, for example {@code status 503}; null
 *     if none has failed
 * @param gateOpen whether the endpoint is believed to be up
 * @param senders how many sender threads are alive
 */
public record DeliveryStats(
    long emitted,
    long attempts,
    long delivered,
    Map<DropCause, Long> dropped,
    int queued,
    long queuedBytes,
    int inFlight,
    Duration oldestAge,
    @Nullable String lastFailure,
    boolean gateOpen,
    int senders) {
  public DeliveryStats {
    dropped = Map.copyOf(dropped);
  }

  /** The events that were given up, whatever the cause. */
  public long droppedInAll() {
    return dropped.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The events that were given up for one cause. */
  public long dropped(DropCause cause) {
    return dropped.getOrDefault(cause, 0L);
  }
}

package org.robotmcpkit.event;

import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What has become of one event, so far or for good.
 *
 * @param eventId the event
 * @param taskId its task
 * @param seq its number in that task
 * @param kind what has happened
 * @param attempts how many attempts there have been
 * @param reason what the last attempt failed with, for example {@code status 503}, or why the event
 *     was given up; null when it was delivered
 * @param nextIn how long until the next attempt, at the least; null when there is none
 */
public record DeliveryNews(
    String eventId,
    String taskId,
    long seq,
    Kind kind,
    int attempts,
    @Nullable String reason,
    @Nullable Duration nextIn) {
  /** What can happen to an event that has been handed to a poster. */
  public enum Kind {
    /** The endpoint has taken it. */
    DELIVERED,
    /** An attempt has failed, and there will be another. */
    RETRYING,
    /** It is given up. */
    DROPPED;

    /** The kind in lower case. */
    public String wireName() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public DeliveryNews {
    Objects.requireNonNull(eventId, "eventId");
    Objects.requireNonNull(taskId, "taskId");
    Objects.requireNonNull(kind, "kind");
  }

  static DeliveryNews delivered(QueuedEvent event) {
    return of(event, Kind.DELIVERED, null, null);
  }

  static DeliveryNews dropped(QueuedEvent event, DropCause cause) {
    String why =
        cause == DropCause.EXPIRED && event.lastFailure != null
            ? event.lastFailure
            : cause.wireName();
    return of(event, Kind.DROPPED, why, null);
  }

  static DeliveryNews retrying(QueuedEvent event, Outcome outcome, long delayNanos) {
    return of(event, Kind.RETRYING, outcome.summary(), Duration.ofNanos(delayNanos));
  }

  private static DeliveryNews of(
      QueuedEvent event, Kind kind, @Nullable String reason, @Nullable Duration nextIn) {
    return new DeliveryNews(
        event.eventId, event.taskId, event.seq, kind, event.attempts, reason, nextIn);
  }
}

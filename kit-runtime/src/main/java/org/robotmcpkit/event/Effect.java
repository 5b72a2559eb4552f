package org.robotmcpkit.event;

/**
 * What a step of the outbox has changed and somebody outside has to say or log, in the order in
 * which it happened.
 */
sealed interface Effect {
  /** The endpoint has taken the event. */
  record Delivered(QueuedEvent event) implements Effect {}

  /** The event is given up. */
  record Dropped(QueuedEvent event, DropCause cause) implements Effect {}

  /** An attempt has failed and will be repeated. */
  record Delayed(QueuedEvent event, Outcome outcome, long delayNanos) implements Effect {}

  /** The endpoint is taken to be down. */
  record GateClosed(Outcome outcome) implements Effect {}

  /** The endpoint has answered again. */
  record GateOpened(long closedNanos) implements Effect {}
}

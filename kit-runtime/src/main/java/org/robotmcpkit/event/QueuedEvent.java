package org.robotmcpkit.event;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.OpenQuestion;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.observe.LogFields;
import org.robotmcpkit.observe.TraceContext;

/**
 * One event on its way, and what has been tried for it.
 *
 * <p>The mutable fields belong to the {@link Outbox} and are touched only under its lock.
 */
final class QueuedEvent {
  private static final long NEVER = -1;

  private final String server;
  private final String tool;
  final String taskId;
  final String eventId;
  final EventType type;
  final boolean tellsOfQuestions;
  final long seq;
  final byte[] body;
  final @Nullable TraceContext trace;
  private final Runnable settled;
  private final AtomicBoolean told = new AtomicBoolean();

  /** The place in the order of emission, over all tasks. */
  long serial;

  long queuedAt;
  int attempts;
  long firstAttemptAt = NEVER;

  /** How long the gate had been closed in all when the first attempt began. */
  long closedAtFirstAttempt;

  /** How long the gate was closed while this event was the one that probed. */
  long probedNanos;

  boolean inFlight;

  /** Delivered or given up: what a late report says about it no longer counts. */
  boolean gone;

  @Nullable String lastFailure;

  QueuedEvent(TaskEvent event, byte[] body, Runnable settled) {
    this(event, body, null, settled);
  }

  QueuedEvent(TaskEvent event, byte[] body, @Nullable TraceContext trace, Runnable settled) {
    this.server = event.server();
    this.tool = event.tool();
    this.taskId = event.taskId();
    this.eventId = event.eventId();
    this.type = event.type();
    // The payload of an event that could not be written is better left alone.
    this.tellsOfQuestions =
        body.length > 0 && event.payload().containsKey(OpenQuestion.PAYLOAD_MEMBER);
    this.seq = event.seq();
    this.body = body;
    this.trace = trace;
    this.settled = settled;
  }

  /** The fields of the lines that tell of it. */
  LogFields logFields() {
    return LogFields.of(server, tool).withTask(taskId).traced(trace);
  }

  boolean wasTried() {
    return firstAttemptAt != NEVER;
  }

  /** Tells the emitter, once; not to be called under the outbox's lock. */
  void tellSettled() {
    if (told.compareAndSet(false, true)) {
      settled.run();
    }
  }

  /** How the event is named in logs; event ids are cut. */
  @Override
  public String toString() {
    return "event " + eventId.substring(0, Math.min(8, eventId.length()));
  }
}

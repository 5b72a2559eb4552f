package org.robotmcpkit.observe;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskState;

/**
 * Hears what a server does, to count and to time it; each method does nothing unless it is
 * overridden.
 *
 * <p>Implementations are thread-safe, quick, and do not call the server: they are called on the
 * threads that do the work, some under a lock of the kit's. What they throw goes to the log.
 *
 * <p>Nothing here names a task or a principal, so that each thing that is told is one of a few:
 * tools, states, kinds. Only the codes of failures are the tools' own to choose.
 */
public interface Observer {
  /**
   * The server takes calls; told once.
   *
   * @param now what can be read of it, at any time until {@link #ends}
   */
  default void begins(Readings now) {}

  /** The server is being closed, and its readings say nothing any more. */
  default void ends() {}

  /**
   * A call has been answered. One that is left to ask a human has not: it is made again, and told
   * of then.
   *
   * @param error what it was refused or has failed with; null if it was not
   * @param nanos how long it has taken, in nanoseconds
   */
  default void callAnswered(String tool, @Nullable String error, long nanos) {}

  /** A call of a start tool has started nothing. */
  default void startRefused(String tool, String error) {}

  /** A task has started. */
  default void taskStarted(String tool) {}

  /**
   * A task has ended.
   *
   * @param state how
   * @param nanos how long it has run, in nanoseconds
   */
  default void taskEnded(String tool, TaskState state, long nanos) {}

  /**
   * The endpoint has taken an event.
   *
   * @param nanos how long after its emission, in nanoseconds
   */
  default void eventDelivered(EventType type, long nanos) {}

  /** An attempt to deliver an event has failed, and there will be another. */
  default void eventRetried(EventType type) {}

  /**
   * An event is given up.
   *
   * @param cause {@code expired}, {@code overflow}, {@code shutdown} or {@code unwritable}
   */
  default void eventDropped(EventType type, String cause) {}

  /** A gate has asked for a human's consent. */
  default void consentAsked(String tool, Consent way) {}

  /**
   * A human has said yes or no at a gate, or, where the client asks, nothing in time.
   *
   * @param error null for a yes, else the code that the call is refused with
   * @param nanos how long after the question, in nanoseconds
   */
  default void consentAnswered(String tool, Consent way, @Nullable String error, long nanos) {}

  /** What can be read of a running server. Thread-safe. */
  interface Readings {
    /** How many bodies of tasks run, those included that wait for others to make way. */
    int runningTasks();

    /** How many events wait or are on their way. */
    int queuedEvents();

    /** How many bytes their bodies have. */
    long queuedEventBytes();

    /** How many calls wait for an operator. */
    int pendingConsents();

    /** How often a stop tool has stopped the robot. */
    long stops();
  }

  /** The one that hears nothing. */
  static Observer nobody() {
    return NoObserver.NOBODY;
  }

  /** The same, of which nothing that it throws comes out: it goes to the log. */
  static Observer contained(Observer observer) {
    Objects.requireNonNull(observer, "observer");
    return observer == NoObserver.NOBODY || observer instanceof ContainedObserver
        ? observer
        : new ContainedObserver(observer);
  }
}

package org.robotmcpkit.event;

/**
 * What a receiver answers to one request.
 *
 * @param status the HTTP status to answer with; no body belongs to it
 * @param kind what has become of the event
 * @param reason one sentence for the receiver's log; says nothing about secrets, and is safe to
 *     print
 */
public record Receipt(int status, Kind kind, String reason) {
  /** What has become of an event. */
  public enum Kind {
    /** The consumer has it. */
    ACCEPTED,
    /** The consumer had it already; answered with 2xx, or the sender would go on. */
    DUPLICATE,
    /** It is not genuine, not readable, or not to be taken now. */
    REFUSED,
    /** The consumer threw; a later attempt gets another chance. */
    FAILED
  }

  static Receipt accepted() {
    return new Receipt(204, Kind.ACCEPTED, "The event was accepted.");
  }

  static Receipt duplicate() {
    return new Receipt(204, Kind.DUPLICATE, "The event was accepted before.");
  }

  static Receipt refused(int status, String reason) {
    return new Receipt(status, Kind.REFUSED, reason);
  }

  static Receipt failed(Throwable cause) {
    return new Receipt(
        500, Kind.FAILED, "The consumer threw " + cause.getClass().getSimpleName() + ".");
  }
}

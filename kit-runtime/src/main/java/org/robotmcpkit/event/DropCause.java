package org.robotmcpkit.event;

/** Why an event was given up ({@code docs/contract.md} §2). */
public enum DropCause {
  /** It had been tried for 600 s. */
  EXPIRED,
  /** The queue was full. */
  OVERFLOW,
  /** The poster was closed before it could be delivered. */
  SHUTDOWN,
  /** It could not be written as JSON. */
  UNWRITABLE
}

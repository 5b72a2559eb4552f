package org.robotmcpkit.event;

import java.util.Locale;

/** Why an event was given up ({@code docs/contract.md} §2). */
public enum DropCause {
  /** It had been tried for 600 s. */
  EXPIRED,
  /** The queue was full. */
  OVERFLOW,
  /** The poster was closed before it could be delivered. */
  SHUTDOWN,
  /** It could not be written as JSON. */
  UNWRITABLE;

  /** The cause in lower case, as it is shown to people. */
  String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}

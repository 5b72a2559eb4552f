package org.robotmcpkit.event;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Counts what becomes of events. Used under the {@link Outbox}'s lock. */
final class Tally {
  long emitted;
  long attempts;
  long delivered;
  private final Map<DropCause, Long> dropped = new EnumMap<>(DropCause.class);
  @Nullable String lastFailure;

  Tally() {
    for (DropCause cause : DropCause.values()) {
      dropped.put(cause, 0L);
    }
  }

  void dropped(DropCause cause) {
    dropped.merge(cause, 1L, Long::sum);
  }

  Map<DropCause, Long> dropped() {
    return dropped;
  }
}

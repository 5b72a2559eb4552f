package org.robotmcpkit.event;

import java.time.Duration;
import java.time.Instant;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Remembers which events have been accepted, for 24 h and up to a number ({@code docs/contract.md}
 * §2).
 *
 * <p>An event is claimed before the consumer gets it. The claim becomes a memory when the consumer
 * returns and is released when it throws, so that a repeated attempt is neither processed twice nor
 * lost. Thread-safe.
 */
final class SeenEvents {
  private static final Duration KEPT = Duration.ofHours(24);

  /** What a claim has come to. */
  enum Claim {
    GRANTED,
    ACCEPTED_BEFORE,
    BEING_PROCESSED
  }

  private record Entry(Instant since, boolean accepted) {}

  private final int maxEvents;

  /** Guarded by this; the oldest first. */
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  SeenEvents(int maxEvents) {
    this.maxEvents = maxEvents;
  }

  synchronized Claim claim(String key, Instant now) {
    forget(now);
    Entry entry = entries.get(key);
    if (entry != null) {
      return entry.accepted() ? Claim.ACCEPTED_BEFORE : Claim.BEING_PROCESSED;
    }
    entries.put(key, new Entry(now, false));
    return Claim.GRANTED;
  }

  synchronized void accepted(String key, Instant now) {
    entries.remove(key); // so that it becomes the newest
    entries.put(key, new Entry(now, true));
  }

  synchronized void release(String key) {
    entries.remove(key);
  }

  private void forget(Instant now) {
    Instant oldest = now.minus(KEPT);
    Iterator<Entry> all = entries.values().iterator();
    while (all.hasNext()) {
      Entry entry = all.next();
      if (entries.size() < maxEvents && !entry.since().isBefore(oldest)) {
        return;
      }
      if (entry.accepted()) {
        all.remove();
      }
    }
  }
}

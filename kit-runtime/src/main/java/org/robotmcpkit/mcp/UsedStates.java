package org.robotmcpkit.mcp;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** Remembers which request states have been used, as long as they would be valid. Thread-safe. */
final class UsedStates {
  /**
   * At 50 calls a second this is more than what comes within a state's time; then nothing more is
   * let in.
   */
  private static final int MOST = 50_000;

  private final long keptNanos;
  private final LongSupplier nanoTime;
  // guarded by this; in the order of their use
  private final Map<String, Long> used = new LinkedHashMap<>();

  UsedStates(long keptNanos, LongSupplier nanoTime) {
    this.keptNanos = keptNanos;
    this.nanoTime = nanoTime;
  }

  /**
   * Uses a state by the name it was given; false if it was used before, or nobody could remember
   * that it is now.
   */
  synchronized boolean use(String name) {
    long now = nanoTime.getAsLong();
    Iterator<Long> oldest = used.values().iterator();
    while (oldest.hasNext() && now - oldest.next() > keptNanos) {
      oldest.remove();
    }
    return used.size() < MOST && used.putIfAbsent(name, now) == null;
  }
}

package org.robotmcpkit.event;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that is queued or in flight, by how much it would hurt to lose it, and the bounds on
 * it ({@code docs/contract.md} §2, "Bounds").
 *
 * <p>When there is no room, the oldest {@code progress} goes first, then the oldest {@code
 * watch_event}, then the oldest {@code trigger_fired}. A terminal event is never pushed out, and
 * nothing is pushed out by an event that matters less. When only terminal events remain, the new
 * one is refused: its task is among the newest, so that {@code get_task} still knows how it ended,
 * while the older ones may be known to nobody else. The bounds hold whatever comes.
 *
 * <p>Used under the {@link Outbox}'s lock.
 */
final class Backlog {
  private static final int RANKS = 4;
  private static final int LAST_RANK_TO_PUSH_OUT = 2;

  private final int maxEvents;
  private final long maxBytes;
  private final List<Map<Long, QueuedEvent>> byRank = new ArrayList<>(RANKS);
  private final long[] bytesByRank = new long[RANKS];
  private long nextSerial;
  private int size;
  private long bytes;

  Backlog(int maxEvents, long maxBytes) {
    this.maxEvents = maxEvents;
    this.maxBytes = maxBytes;
    for (int rank = 0; rank < RANKS; rank++) {
      byRank.add(new LinkedHashMap<>()); // by serial, and so in the order of emission
    }
  }

  private static int rank(QueuedEvent event) {
    return switch (event.type) {
      case PROGRESS -> event.tellsOfQuestions ? 2 : 0; // somebody waits for an answer
      case WATCH_EVENT -> 1;
      case TRIGGER_FIRED -> 2;
      case TASK_DONE, TASK_FAILED -> 3;
    };
  }

  boolean hasRoomFor(QueuedEvent event) {
    return size < maxEvents && bytes + event.body.length <= maxBytes;
  }

  /** Which queued event has to go so that this one can stay; empty if this one has to go itself. */
  Optional<QueuedEvent> victimFor(QueuedEvent event) {
    int lastRank = Math.min(rank(event), LAST_RANK_TO_PUSH_OUT);
    long pushable = 0;
    for (int rank = 0; rank <= lastRank; rank++) {
      pushable += bytesByRank[rank];
    }
    if (bytes - pushable + event.body.length > maxBytes) {
      return Optional.empty(); // pushing out all of them would not make room
    }
    for (int rank = 0; rank <= lastRank; rank++) {
      for (QueuedEvent candidate : byRank.get(rank).values()) {
        if (!candidate.inFlight) {
          return Optional.of(candidate);
        }
      }
    }
    return Optional.empty();
  }

  void add(QueuedEvent event) {
    event.serial = nextSerial++;
    int rank = rank(event);
    byRank.get(rank).put(event.serial, event);
    bytesByRank[rank] += event.body.length;
    bytes += event.body.length;
    size++;
  }

  void remove(QueuedEvent event) {
    int rank = rank(event);
    if (byRank.get(rank).remove(event.serial) != null) {
      bytesByRank[rank] -= event.body.length;
      bytes -= event.body.length;
      size--;
    }
  }

  int size() {
    return size;
  }

  long bytes() {
    return bytes;
  }

  Optional<QueuedEvent> oldest() {
    return byRank.stream()
        .map(Map::values)
        .filter(events -> !events.isEmpty())
        .map(events -> events.iterator().next())
        .reduce((a, b) -> a.serial < b.serial ? a : b);
  }

  /** All of them, a copy. */
  List<QueuedEvent> all() {
    return byRank.stream().map(Map::values).flatMap(Collection::stream).toList();
  }
}

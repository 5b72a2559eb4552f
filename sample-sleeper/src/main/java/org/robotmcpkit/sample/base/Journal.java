package org.robotmcpkit.sample.base;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The latest happenings, so that whoever looks now and then misses none. Not thread-safe. */
final class Journal {
  private static final int KEPT = 1_000;

  private final Deque<Happening> kept = new ArrayDeque<>();
  private long last;
  private boolean wasMoving;
  private Optional<Zone> zone;

  /** A journal of a base that stands there. */
  Journal(Pose pose) {
    zone = Zone.of(pose);
  }

  /** Notes what has happened in a step that has ended like this. */
  void note(Pose pose, boolean isMoving, double timeS) {
    if (isMoving && !wasMoving) {
      add(Happening.Type.MOVED, null, pose, timeS);
    }
    Optional<Zone> now = Zone.of(pose);
    if (!now.equals(zone)) {
      now.ifPresent(entered -> add(Happening.Type.ZONE_ENTERED, entered, pose, timeS));
    }
    if (wasMoving && !isMoving) {
      add(Happening.Type.STOPPED, null, pose, timeS);
    }
    wasMoving = isMoving;
    zone = now;
  }

  private void add(Happening.Type kind, @Nullable Zone entered, Pose pose, double timeS) {
    kept.addLast(new Happening(++last, kind, entered, pose, timeS));
    if (kept.size() > KEPT) {
      kept.removeFirst();
    }
  }

  /** The number of the latest; 0 before the first. */
  long last() {
    return last;
  }

  /** Those after that number, oldest first. */
  List<Happening> after(long number) {
    return kept.stream().filter(happening -> happening.number() > number).toList();
  }
}

package org.robotmcpkit.event;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Says what is wrong with a history of emissions and receipts, whoever has recorded it. Knows
 * nothing of lanes, retries or clocks: only what the two ends of the wire may expect of each other.
 */
final class HistoryChecker {
  /** What can be wrong. */
  enum Kind {
    /** Emitted, and neither received nor counted as dropped. */
    LOST,
    /** Received again, although the receiver remembered it. */
    DUPLICATED,
    /** Received for the first time after a later event of its task. */
    REORDERED,
    /** Received without having been emitted before, or with other bytes. */
    PHANTOM,
    /**
     * Emitted with a number that is not the next one of its task, or with the id of another event.
     */
    MISNUMBERED,
    /** Emitted after the terminal event of its task. */
    AFTER_THE_END
  }

  /** One thing that is wrong. */
  record Violation(Kind kind, HistoryLine line) {
    @Override
    public String toString() {
      return kind + ": " + line.event() + " at " + line.atNanos() / 1_000_000 + " ms";
    }
  }

  private final Map<String, HistoryLine> emitted = new HashMap<>();
  private final Map<String, HistoryLine> lastEmitted = new HashMap<>();
  private final Map<String, Long> lastReceived = new HashMap<>();
  private final Set<String> received = new HashSet<>();
  private final Set<String> remembered = new HashSet<>();
  private final Set<String> dropped = new HashSet<>();
  private final List<Violation> violations = new ArrayList<>();

  private HistoryChecker() {}

  /** All that is wrong, in the order in which it shows; what is lost shows at the end. */
  static List<Violation> check(List<HistoryLine> history) {
    HistoryChecker checker = new HistoryChecker();
    history.forEach(checker::add);
    history.forEach(checker::addIfLost);
    return checker.violations;
  }

  private void add(HistoryLine line) {
    switch (line.what()) {
      case EMITTED -> emitted(line);
      case RECEIVED -> received(line);
      case DROPPED -> dropped.add(line.eventId());
      case FORGOTTEN -> remembered.clear();
    }
  }

  private void emitted(HistoryLine line) {
    HistoryLine last = lastEmitted.put(line.taskId(), line);
    boolean sameId = emitted.put(line.eventId(), line) != null;
    if (sameId || line.seq() != (last == null ? 1 : last.seq() + 1)) {
      violations.add(new Violation(Kind.MISNUMBERED, line));
    }
    if (last != null && last.isTerminal()) {
      violations.add(new Violation(Kind.AFTER_THE_END, line));
    }
  }

  private void received(HistoryLine line) {
    HistoryLine origin = emitted.get(line.eventId());
    if (origin == null || !isSame(origin, line)) {
      violations.add(new Violation(Kind.PHANTOM, line));
      return;
    }
    if (!remembered.add(line.eventId())) {
      violations.add(new Violation(Kind.DUPLICATED, line));
    }
    if (received.add(line.eventId())) {
      Long last = lastReceived.get(line.taskId());
      if (last != null && line.seq() < last) {
        violations.add(new Violation(Kind.REORDERED, line));
      } else {
        lastReceived.put(line.taskId(), line.seq());
      }
    }
  }

  private static boolean isSame(HistoryLine origin, HistoryLine line) {
    return origin.taskId().equals(line.taskId())
        && origin.seq() == line.seq()
        && origin.type().equals(line.type())
        && (origin.body().isEmpty() || line.body().isEmpty() || origin.body().equals(line.body()));
  }

  private void addIfLost(HistoryLine line) {
    if (line.what() == HistoryLine.What.EMITTED
        && !received.contains(line.eventId())
        && !dropped.contains(line.eventId())) {
      violations.add(new Violation(Kind.LOST, line));
    }
  }
}

package org.robotmcpkit.event;

import java.util.ArrayDeque;
import java.util.Deque;

/** The events of one task in the order in which they go out; only the head is ever in flight. */
final class Lane {
  final String taskId;
  final Deque<QueuedEvent> events = new ArrayDeque<>();

  /** When the head may be tried again; means something only while the lane backs off. */
  long dueAt;

  Lane(String taskId) {
    this.taskId = taskId;
  }

  boolean isInFlight() {
    QueuedEvent head = events.peek();
    return head != null && head.inFlight;
  }

  boolean hasTerminalEvent() {
    QueuedEvent last = events.peekLast();
    return last != null && last.type.isTerminal();
  }
}

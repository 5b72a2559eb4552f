package org.robotmcpkit.task;

import java.util.ArrayList;
import java.util.List;
import org.robotmcpkit.event.EventSink;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;

/** Keeps all events; a test settles them. */
final class RecordingSink implements EventSink {
  private final List<TaskEvent> events = new ArrayList<>();
  private final List<Runnable> unsettled = new ArrayList<>();

  @Override
  public synchronized void emit(TaskEvent event, Runnable settled) {
    events.add(event);
    unsettled.add(settled);
  }

  synchronized List<TaskEvent> events() {
    return List.copyOf(events);
  }

  synchronized List<EventType> types() {
    return events.stream().map(TaskEvent::type).toList();
  }

  void settleAll() {
    List<Runnable> now;
    synchronized (this) {
      now = List.copyOf(unsettled);
      unsettled.clear();
    }
    now.forEach(Runnable::run);
  }
}

package org.robotmcpkit.event;

import java.util.LinkedHashMap;
import java.util.Map;
import org.robotmcpkit.model.TaskEvent;

/** Knows the last {@code seq} of each task, for the tasks that were heard of last. Thread-safe. */
final class SeqGaps {
  private final int maxTasks;

  /** Guarded by this; the task that was silent for longest first. */
  private final Map<String, Long> lastSeqs = new LinkedHashMap<>(16, 0.75f, true);

  SeqGaps(int maxTasks) {
    this.maxTasks = maxTasks;
  }

  synchronized ReceivedEvent place(TaskEvent event) {
    long last = lastSeqs.getOrDefault(task(event), 0L);
    return new ReceivedEvent(event, Math.max(0, event.seq() - last - 1), event.seq() <= last);
  }

  synchronized void accepted(TaskEvent event) {
    lastSeqs.merge(task(event), event.seq(), Math::max);
    if (lastSeqs.size() > maxTasks) {
      lastSeqs.remove(lastSeqs.keySet().iterator().next());
    }
  }

  private static String task(TaskEvent event) {
    return event.server() + " " + event.taskId();
  }
}

package org.robotmcpkit.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.robotmcpkit.event.ReceivedEvent;
import org.robotmcpkit.model.TaskEvent;

/**
 * Which numbers of which tasks have been passed over and have not come since. For one thread at a
 * time.
 */
final class MissingEvents {
  private static final int MOST_TASKS = 10_000;

  /**
   * Of each task the gaps, from their first number to their last; the task that was silent for
   * longest first.
   */
  private final Map<String, NavigableMap<Long, Long>> gaps = new LinkedHashMap<>(16, 0.75f, true);

  /** Takes down what an event shows. */
  void add(ReceivedEvent received) {
    TaskEvent event = received.event();
    String task = event.server() + " " + event.taskId();
    if (received.missing() > 0) {
      gaps.computeIfAbsent(task, any -> new TreeMap<>())
          .put(event.seq() - received.missing(), event.seq() - 1);
      if (gaps.size() > MOST_TASKS) {
        gaps.remove(gaps.keySet().iterator().next());
      }
    } else if (received.late() && gaps.containsKey(task)) {
      fill(gaps.get(task), event.seq());
    }
  }

  private static void fill(NavigableMap<Long, Long> ofTask, long seq) {
    Map.Entry<Long, Long> gap = ofTask.floorEntry(seq);
    if (gap == null || gap.getValue() < seq) {
      return;
    }
    ofTask.remove(gap.getKey());
    if (gap.getKey() < seq) {
      ofTask.put(gap.getKey(), seq - 1);
    }
    if (seq < gap.getValue()) {
      ofTask.put(seq + 1, gap.getValue());
    }
  }

  /** Takes each gap that is still open. */
  void forEach(Gap gap) {
    gaps.forEach(
        (task, ofTask) -> {
          String[] serverAndTask = task.split(" ", 2);
          ofTask.forEach((from, to) -> gap.take(serverAndTask[0], serverAndTask[1], from, to));
        });
  }

  /** Takes a gap. */
  @FunctionalInterface
  interface Gap {
    void take(String server, String taskId, long fromSeq, long toSeq);
  }
}

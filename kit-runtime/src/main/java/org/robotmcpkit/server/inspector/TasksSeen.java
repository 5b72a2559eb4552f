package org.robotmcpkit.server.inspector;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.task.TaskPage;
import org.robotmcpkit.task.TaskQuery;

/**
 * What one viewer has seen of the tasks it may see: asks the manager, as {@code list_tasks} does,
 * and tells what is new. Not thread-safe.
 */
final class TasksSeen {
  private static final int MOST_PAGES = 20;
  private static final int MOST_BYTES = 4 << 10;

  /** Beyond so many, those that the manager has forgotten are forgotten here too. */
  private static final int MOST_SEEN = 4000;

  /** What makes two views of one task differ. */
  private record Seen(
      Instant updatedAt, TaskState state, @Nullable Boolean stopped, int questions) {
    static Seen of(TaskInfo task) {
      return new Seen(
          task.updatedAt(),
          task.state(),
          task.stopped(),
          task.questions() == null ? 0 : task.questions().size());
    }
  }

  private final TaskManager tasks;
  private Map<String, Seen> seen = new HashMap<>();

  TasksSeen(TaskManager visible) {
    this.tasks = visible;
  }

  /** The tasks that are new, or not as they were when this was asked last. */
  List<TaskInfo> news() {
    List<TaskInfo> news = new ArrayList<>();
    Map<String, Seen> now = new HashMap<>();
    String cursor = null;
    boolean isSweep = seen.size() > MOST_SEEN;
    for (int pages = 0; pages < MOST_PAGES; pages++) {
      TaskPage page = tasks.list(new TaskQuery(Set.of(), TaskQuery.MOST, cursor));
      boolean allKnown = true;
      for (TaskInfo task : page.tasks()) {
        Seen as = Seen.of(task);
        boolean isNew = now.put(task.taskId(), as) == null && !as.equals(seen.get(task.taskId()));
        if (isNew) {
          news.add(task.shortened(MOST_BYTES));
          allKnown = false;
        }
      }
      cursor = page.nextCursor();
      if (cursor == null || (allKnown && !isSweep)) {
        break;
      }
    }
    if (cursor != null && !isSweep) {
      // the pages that were not asked for: they are known, and hold what has ended
      seen.forEach(now::putIfAbsent);
    }
    seen = now;
    return news;
  }

  /** Of how many tasks it is known how they were seen. */
  int size() {
    return seen.size();
  }
}

package org.robotmcpkit.bench.tasks;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The task tools as one writes them by hand: what every Java peer calls, so that only the
 * frameworks around it differ. Thread-safe.
 */
public final class SleepTasks {
  private static final int LISTED = 20;
  private static final Map<String, Object> NOT_FOUND = Map.of("error", "not_found");

  private final ConcurrentMap<String, SleepTask> tasks = new ConcurrentHashMap<>();
  private final Deque<String> finished = new ArrayDeque<>();
  private final Executor bodies = BodyExecutor.preferred();
  private final int mostFinished =
      Integer.parseInt(System.getenv().getOrDefault("BENCH_KEEP", "200"));

  /** Starts a task that sleeps, and answers at once. */
  public Map<String, Object> sleep(double durationS, boolean fail) {
    SleepTask task = new SleepTask(newId(), durationS, fail);
    while (tasks.putIfAbsent(task.id(), task) != null) {
      task = new SleepTask(newId(), durationS, fail);
    }
    SleepTask started = task;
    Map<String, Object> info = started.info();
    bodies.execute(
        () -> {
          started.run();
          ended(started.id());
        });
    return info;
  }

  /** What is known of a task. */
  public Map<String, Object> get(String id) {
    SleepTask task = tasks.get(id);
    return task == null ? NOT_FOUND : task.info();
  }

  /** Asks a task to stop. */
  public Map<String, Object> cancel(String id) {
    SleepTask task = tasks.get(id);
    if (task == null) {
      return NOT_FOUND;
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("task_id", id);
    answer.put("state", task.cancel());
    return answer;
  }

  /** All running tasks and the newest finished ones, found the plain way: by a look at each. */
  public Map<String, Object> list() {
    List<SleepTask> all =
        tasks.values().stream()
            .sorted(Comparator.comparing(SleepTask::created).reversed())
            .toList();
    List<Map<String, Object>> listed =
        java.util.stream.Stream.concat(
                all.stream().filter(SleepTask::isRunning),
                all.stream().filter(task -> !task.isRunning()).limit(LISTED))
            .map(SleepTask::info)
            .toList();
    return Map.of("tasks", listed);
  }

  private void ended(String id) {
    synchronized (finished) {
      finished.addLast(id);
      if (finished.size() > mostFinished) {
        tasks.remove(finished.removeFirst());
      }
    }
  }

  private static String newId() {
    return "slee-" + Integer.toHexString(ThreadLocalRandom.current().nextInt(1 << 28, 1 << 30));
  }
}

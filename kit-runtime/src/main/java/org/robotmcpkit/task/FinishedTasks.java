package org.robotmcpkit.task;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The finished tasks that are still known ({@code docs/contract.md} §5): the newest ones always,
 * older ones as long as their terminal event is on its way, all within hard limits. Not
 * thread-safe; its owner's lock guards it.
 */
final class FinishedTasks {
  /** Records beyond this number go, oldest first, whatever became of their events. */
  static final int MOST_RECORDS = 2000;

  /** Result bodies beyond this many bytes go, oldest first; their records stay. */
  static final long MOST_RESULT_BYTES = 32L << 20;

  /** A finished task and its place in the order of endings. */
  record Entry(long order, TaskRecord task) {}

  private final int retained;
  private final NavigableMap<Long, TaskRecord> newest = new TreeMap<>();

  /** Beyond the newest; each waits for its terminal event to settle. */
  private final NavigableMap<Long, TaskRecord> pinned = new TreeMap<>();

  private final Map<String, Long> orders = new HashMap<>();

  /** The bytes of each kept result, oldest first. */
  private final Map<TaskRecord, Long> results = new LinkedHashMap<>();

  private long resultBytes;
  private long lastOrder;

  FinishedTasks(int retained) {
    this.retained = retained;
  }

  /**
   * Takes a task that has just ended.
   *
   * @param bytes the size of its result
   * @return the tasks that are known no longer
   */
  List<TaskRecord> add(TaskRecord task, long bytes) {
    long order = ++lastOrder;
    newest.put(order, task);
    orders.put(task.id(), order);
    keepResult(task, bytes);
    List<TaskRecord> gone = new ArrayList<>();
    while (newest.size() > retained) {
      Map.Entry<Long, TaskRecord> oldest = newest.pollFirstEntry();
      if (oldest.getValue().isSettled()) {
        forget(oldest.getValue(), gone);
      } else {
        pinned.put(oldest.getKey(), oldest.getValue());
      }
    }
    while (newest.size() + pinned.size() > MOST_RECORDS && !pinned.isEmpty()) {
      forget(pinned.pollFirstEntry().getValue(), gone);
    }
    return gone;
  }

  /** Notes that a task's terminal event has settled; true if the task is known no longer. */
  boolean settled(TaskRecord task) {
    Long order = orders.get(task.id());
    if (order == null || pinned.remove(order) == null) {
      return false;
    }
    forget(task, new ArrayList<>());
    return true;
  }

  /**
   * The tasks that ended before a place in the order, newest first.
   *
   * @param before the place; null: from the newest
   * @param most how many at the most
   */
  List<Entry> newestFirst(@Nullable Long before, int most, Predicate<TaskRecord> wanted) {
    List<Entry> entries = new ArrayList<>();
    collect(newest, before, most, wanted, entries);
    collect(pinned, before, most, wanted, entries);
    return entries;
  }

  private static void collect(
      NavigableMap<Long, TaskRecord> from,
      @Nullable Long before,
      int most,
      Predicate<TaskRecord> wanted,
      List<Entry> entries) {
    NavigableMap<Long, TaskRecord> part = before == null ? from : from.headMap(before, false);
    for (Map.Entry<Long, TaskRecord> entry : part.descendingMap().entrySet()) {
      if (entries.size() >= most) {
        return;
      }
      if (wanted.test(entry.getValue())) {
        entries.add(new Entry(entry.getKey(), entry.getValue()));
      }
    }
  }

  private void forget(TaskRecord task, List<TaskRecord> gone) {
    orders.remove(task.id());
    Long bytes = results.remove(task);
    resultBytes -= bytes == null ? 0 : bytes;
    gone.add(task);
  }

  private void keepResult(TaskRecord task, long bytes) {
    if (bytes == 0) {
      return;
    }
    results.put(task, bytes);
    resultBytes += bytes;
    Iterator<Map.Entry<TaskRecord, Long>> oldestFirst = results.entrySet().iterator();
    while (resultBytes > MOST_RESULT_BYTES) {
      Map.Entry<TaskRecord, Long> oldest = oldestFirst.next();
      oldestFirst.remove();
      resultBytes -= oldest.getValue();
      oldest.getKey().truncateResult(Map.of("_truncated", true, "bytes", oldest.getValue()));
    }
  }
}

package org.robotmcpkit.verification.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.task.TaskRequest;

/**
 * Thousands of tasks that sleep and report once a second; prints the memory they take and how late
 * their ticks are.
 */
final class SleepingTasksProgram {
  private static final long SECOND = 1_000_000_000L;
  private static final Figures LATENESS = new Figures();
  private static volatile boolean isMeasured = true;

  private SleepingTasksProgram() {}

  public static void main(String[] args) throws Exception {
    int count = Integer.parseInt(args[0]);
    int seconds = Integer.parseInt(args[1]);
    AtomicInteger reports = new AtomicInteger();
    LocalTasks tasks =
        LocalTasks.builder(
                "sleep",
                (event, settled) -> {
                  reports.incrementAndGet();
                  settled.run();
                })
            .maxRunning(count + 100)
            .build();
    long liveBefore = warmUp(tasks);
    long before = residentKb();
    long begin = System.nanoTime();
    for (int number = 0; number < count; number++) {
      tasks.start(TaskRequest.of("tick", task -> tick(task, seconds)));
    }
    double startS = (System.nanoTime() - begin) / 1e9;
    Thread.sleep(seconds * 800L);
    long during = residentKb();
    isMeasured = false; // the collection that follows is none of theirs
    long live = liveKb();
    while (tasks.runningBodies() > 0) {
      Thread.sleep(50);
    }
    System.out.println(
        "tasks "
            + count
            + " more_mb "
            + (during - before) / 1024
            + " live_mb "
            + (live - liveBefore) / 1024
            + " p99_us "
            + Math.round(LATENESS.millis(990) * 1000)
            + " ; started in "
            + startS
            + " s, "
            + reports
            + " events, ticks late by: "
            + LATENESS);
    System.exit(0);
  }

  /**
   * Brings the process to where a server is that has run for a while: its classes loaded and
   * compiled, its heap grown by a few hundred thousand events. What the garbage collector keeps
   * from the system is then not counted as the tasks'.
   *
   * @return the live heap in KiB, before the last of it
   */
  private static long warmUp(LocalTasks tasks) throws InterruptedException {
    report(tasks);
    long live = liveKb();
    report(tasks);
    return live;
  }

  private static void report(LocalTasks tasks) throws InterruptedException {
    for (int warm = 0; warm < 100; warm++) {
      tasks.start(
          TaskRequest.of(
              "tick",
              task -> {
                for (int event = 0; event < 3000; event++) {
                  task.progress(Map.of("tick", event));
                }
                return null;
              }));
    }
    while (tasks.runningBodies() > 0) {
      Thread.sleep(50);
    }
  }

  private static Object tick(TaskContext task, int seconds) throws InterruptedException {
    // Spread over the second, as tasks are that nobody starts on command.
    long next = System.nanoTime() + ThreadLocalRandom.current().nextLong(SECOND);
    for (int tick = 0; tick < seconds; tick++) {
      task.sleep(Duration.ofNanos(Math.max(0, next - System.nanoTime())));
      if (isMeasured) {
        LATENESS.add(Math.max(0, System.nanoTime() - next));
      }
      task.progress(Map.of("tick", tick));
      next += SECOND;
    }
    return null;
  }

  /** What of the heap is in use after a full collection, in KiB. */
  private static long liveKb() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return (runtime.totalMemory() - runtime.freeMemory()) / 1024;
  }

  /** The resident memory of this process, where /proc tells it. */
  private static long residentKb() throws IOException {
    return Files.readAllLines(Path.of("/proc/self/status")).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
        .findFirst()
        .orElseThrow();
  }
}

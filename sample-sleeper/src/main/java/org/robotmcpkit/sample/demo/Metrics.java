package org.robotmcpkit.sample.demo;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a process has used, as its JVM counts it.
 *
 * @param uptimeS how long the JVM has been running, in seconds
 * @param cpu the processors
 * @param heap the objects' memory
 * @param nonHeap the memory of classes and compiled code
 * @param threads the threads; virtual ones are not counted
 * @param collectors the garbage collectors, each with what it has done so far
 */
record Metrics(
    double uptimeS,
    Cpu cpu,
    Memory heap,
    Memory nonHeap,
    Threads threads,
    List<Collector> collectors) {
  /**
   * The processors.
   *
   * @param available how many the process may use
   * @param loadPercent how much of them it has used while it was measured; null: the JVM cannot
   *     tell
   * @param measuredS how long that was measured, in seconds
   * @param systemLoad how many runnable threads the machine has had per minute, on average; null:
   *     it does not tell
   */
  record Cpu(
      int available, @Nullable Double loadPercent, double measuredS, @Nullable Double systemLoad) {}

  /**
   * A part of the memory.
   *
   * @param usedBytes what is in use, garbage included
   * @param committedBytes what the process has of the system
   * @param maxBytes what it may have; null: no limit
   */
  record Memory(long usedBytes, long committedBytes, @Nullable Long maxBytes) {
    static Memory of(MemoryUsage usage) {
      return new Memory(
          usage.getUsed(), usage.getCommitted(), usage.getMax() < 0 ? null : usage.getMax());
    }
  }

  /**
   * The threads.
   *
   * @param live how many there are
   * @param daemon how many of them keep no JVM alive
   * @param peak how many there have been at most
   */
  record Threads(int live, int daemon, int peak) {}

  /**
   * A garbage collector.
   *
   * @param name what the JVM calls it
   * @param collections how often it has run
   * @param timeMs how long it has worked in all
   */
  record Collector(String name, long collections, long timeMs) {}

  /** Measures for a while, and then counts. */
  static Metrics measured(Duration window) throws InterruptedException {
    long cpuBefore = cpuNanos();
    long before = System.nanoTime();
    Thread.sleep(window.toMillis());
    long used = cpuNanos() - cpuBefore;
    long passed = System.nanoTime() - before;

    int available = Runtime.getRuntime().availableProcessors();
    double systemLoad = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    Double load = cpuBefore < 0 ? null : 100.0 * used / passed / available;
    return new Metrics(
        ManagementFactory.getRuntimeMXBean().getUptime() / 1e3,
        new Cpu(available, load, passed / 1e9, systemLoad < 0 ? null : systemLoad),
        Memory.of(ManagementFactory.getMemoryMXBean().getHeapMemoryUsage()),
        Memory.of(ManagementFactory.getMemoryMXBean().getNonHeapMemoryUsage()),
        threads(ManagementFactory.getThreadMXBean()),
        ManagementFactory.getGarbageCollectorMXBeans().stream().map(Metrics::collector).toList());
  }

  /** The processor time of all threads so far, in nanoseconds; -1 if this JVM does not count it. */
  private static long cpuNanos() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean counting
        ? counting.getProcessCpuTime()
        : -1;
  }

  private static Threads threads(ThreadMXBean threads) {
    return new Threads(
        threads.getThreadCount(), threads.getDaemonThreadCount(), threads.getPeakThreadCount());
  }

  private static Collector collector(GarbageCollectorMXBean collector) {
    return new Collector(
        collector.getName(),
        Math.max(0, collector.getCollectionCount()),
        Math.max(0, collector.getCollectionTime()));
  }
}

package org.robotmcpkit.sample.demo;

import java.lang.management.ManagementFactory;
import java.time.Instant;

/**
 * The machine and the JVM on which a server runs; nothing of it changes while it does.
 *
 * @param os the operating system's name and version
 * @param architecture the processor's
 * @param processors how many processors the JVM may use
 * @param java the version of the JVM
 * @param vendor who has made it
 * @param maxHeapBytes how much memory it may use for objects
 * @param pid the process
 * @param startedAt when it was started
 */
record SystemInfo(
    String os,
    String architecture,
    int processors,
    String java,
    String vendor,
    long maxHeapBytes,
    long pid,
    Instant startedAt) {
  static SystemInfo ofThisProcess() {
    return new SystemInfo(
        System.getProperty("os.name") + " " + System.getProperty("os.version"),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        Runtime.version().toString(),
        System.getProperty("java.vendor"),
        Runtime.getRuntime().maxMemory(),
        ProcessHandle.current().pid(),
        Instant.ofEpochMilli(ManagementFactory.getRuntimeMXBean().getStartTime()));
  }
}

package org.robotmcpkit.bench.drive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** What Linux tells of processes and the machine, from {@code /proc}; see proc(5). */
public final class Proc {
  /** Linux counts in hundredths of a second wherever a JVM runs on it. */
  private static final long NANOS_PER_TICK = 10_000_000;

  private static final int USER_TIME = 11;
  private static final int TIMES = 4;
  private static final int IDLE = 4;
  private static final int WAITING = 5;
  private static final int GUEST = 9;

  private Proc() {}

  /** The user and system time of a process, in nanoseconds. */
  static long cpuNanos(long pid) throws IOException {
    long[] times = times(pid);
    return times[0] + times[1];
  }

  /** That of this process and all its children, those that have ended included. */
  public static long familyNanos() throws IOException {
    long nanos = Arrays.stream(times(ProcessHandle.current().pid())).sum();
    for (ProcessHandle child : ProcessHandle.current().children().toList()) {
      if (child.isAlive()) {
        nanos += Arrays.stream(times(child.pid())).sum();
      }
    }
    return nanos;
  }

  /** User and system time of a process, and of its children that have ended, in nanoseconds. */
  private static long[] times(long pid) throws IOException {
    String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
    return Arrays.stream(stat.substring(stat.lastIndexOf(')') + 2).split(" "))
        .skip(USER_TIME)
        .limit(TIMES)
        .mapToLong(ticks -> Long.parseLong(ticks) * NANOS_PER_TICK)
        .toArray();
  }

  static long residentKib(long pid) throws IOException {
    return status(pid, "VmRSS:");
  }

  static long threads(long pid) throws IOException {
    return status(pid, "Threads:");
  }

  private static long status(long pid, String name) throws IOException {
    return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
        .filter(line -> line.startsWith(name))
        .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
        .findFirst()
        .orElseThrow(() -> new IOException("process " + pid + " has no " + name));
  }

  /** The processor time that all processes of the machine have used, in nanoseconds. */
  public static long busyNanos() throws IOException {
    String[] fields = Files.readAllLines(Path.of("/proc/stat")).get(0).split(" +");
    long[] ticks = Arrays.stream(fields).skip(1).mapToLong(Long::parseLong).toArray();
    long busy = 0;
    for (int at = 0; at < Math.min(ticks.length, GUEST - 1); at++) {
      busy += at == IDLE - 1 || at == WAITING - 1 ? 0 : ticks[at];
    }
    return busy * NANOS_PER_TICK;
  }

  /** The load of the last minute. */
  public static double load() throws IOException {
    return Double.parseDouble(Files.readString(Path.of("/proc/loadavg")).split(" ")[0]);
  }

  /** The processor's name, or the architecture where it has none. */
  public static String processor() throws IOException {
    return Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
        .filter(line -> line.startsWith("model name"))
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .findFirst()
        .orElse(System.getProperty("os.arch"));
  }

  /** The memory of the machine, in GiB. */
  public static long memoryGib() throws IOException {
    return Math.round(
        Files.readAllLines(Path.of("/proc/meminfo")).stream()
                .filter(line -> line.startsWith("MemTotal:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
                .findFirst()
                .orElseThrow()
            / (double) (1 << 20));
  }
}

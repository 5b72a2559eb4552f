package org.robotmcpkit.bench;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.bench.drive.Crowd;
import org.robotmcpkit.bench.drive.Peer;
import org.robotmcpkit.bench.drive.ServerProcess;
import org.robotmcpkit.bench.drive.Slice;
import org.robotmcpkit.bench.drive.Work;
import org.robotmcpkit.bench.report.RunningTable;

/**
 * Measures servers in which thousands of tasks tick once a second: each alone, one after another.
 */
final class Running {
  private static final int ON_PLATFORM_THREADS = 1000;
  private static final int ELSEWHERE = 10_000;
  private static final String AN_HOUR = "3600";
  private static final long SETTLE_MILLIS = 3000;
  private static final int BUSY_CONNECTIONS = 16;

  private final Plan plan;
  private final Absent absent;
  private final Map<String, RunningTable.Crowded> crowded = new LinkedHashMap<>();

  Running(Plan plan, Absent absent) {
    this.plan = plan;
    this.absent = absent;
  }

  /** Bodies on Java 17 have a platform thread each, of which a machine has no tens of thousands. */
  static int tasks(Peer peer) {
    return peer.name().endsWith("-17") ? ON_PLATFORM_THREADS : ELSEWHERE;
  }

  void measure(List<Peer> peers) throws InterruptedException {
    for (Peer peer : peers) {
      int tasks = tasks(peer);
      System.err.println("running " + tasks + ": " + peer.name());
      Peer roomy = peer.with("BENCH_RUNNING", String.valueOf(2 * tasks));
      try (ServerProcess server = ServerProcess.start(roomy);
          Crowd crowd = new Crowd(server, roomy)) {
        server.firstAnswer();
        crowd.warm(plan.warmCalls(), plan.longestWarm());
        crowded.put(peer.name(), crowded(server, crowd, tasks));
      } catch (IOException failed) {
        absent.add(peer.name(), tasks + " running tasks: " + failed.getMessage());
      }
    }
  }

  private RunningTable.Crowded crowded(ServerProcess server, Crowd crowd, int tasks)
      throws IOException, InterruptedException {
    double before = server.residentKib() / 1024.0;
    double startSeconds = crowd.fill(tasks, AN_HOUR) / 1e9;
    Thread.sleep(SETTLE_MILLIS);
    crowd.lateMillis();
    long cpu = -server.cpuNanos();
    long begun = System.nanoTime();
    Thread.sleep(plan.longRun().toMillis());
    cpu += server.cpuNanos();
    double idlePercent = 100.0 * cpu / (System.nanoTime() - begun);
    long quietLate = crowd.lateMillis();
    double with = server.residentKib() / 1024.0;
    long threads = server.threads();
    Slice busy = crowd.work(Work.START, BUSY_CONNECTIONS, plan.longRun());
    return new RunningTable.Crowded(
        tasks,
        startSeconds,
        before,
        with,
        threads,
        idlePercent,
        quietLate,
        busy.perSecond(),
        crowd.lateMillis());
  }

  Map<String, RunningTable.Crowded> crowded() {
    return crowded;
  }
}

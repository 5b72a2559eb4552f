package org.robotmcpkit.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.bench.drive.Peer;
import org.robotmcpkit.bench.drive.ServerProcess;
import org.robotmcpkit.bench.report.StartTable;

/** Measures starts: one server after the other, each alone, several times in turn. */
final class StartUps {
  private static final long SETTLE_MILLIS = 1000;

  private final Plan plan;
  private final Absent absent;
  private final Map<String, List<StartTable.Start>> starts = new LinkedHashMap<>();

  StartUps(Plan plan, Absent absent) {
    this.plan = plan;
    this.absent = absent;
  }

  void measure(List<Peer> peers) throws InterruptedException {
    List<Peer> left = new ArrayList<>(peers);
    for (int round = 0; round < plan.starts(); round++) {
      System.err.println("starts " + (round + 1) + " of " + plan.starts());
      for (Peer peer : List.copyOf(left)) {
        try {
          starts.computeIfAbsent(peer.name(), name -> new ArrayList<>()).add(start(peer));
        } catch (IOException failed) {
          left.remove(peer);
          starts.remove(peer.name());
          absent.add(peer.name(), String.valueOf(failed.getMessage()));
        }
      }
    }
  }

  private static StartTable.Start start(Peer peer) throws IOException, InterruptedException {
    try (ServerProcess server = ServerProcess.start(peer)) {
      long nanos = server.firstAnswer();
      long cpu = server.cpuNanos();
      Thread.sleep(SETTLE_MILLIS);
      return new StartTable.Start(nanos / 1e6, cpu / 1e6, server.residentKib() / 1024.0);
    }
  }

  Map<String, List<StartTable.Start>> starts() {
    return starts;
  }
}

package org.robotmcpkit.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.bench.drive.Crowd;
import org.robotmcpkit.bench.drive.Peer;
import org.robotmcpkit.bench.drive.ServerProcess;
import org.robotmcpkit.bench.report.ListTable;
import org.robotmcpkit.bench.report.Results;

/** Measures {@code list_tasks} while few and while many finished tasks are kept, in turn. */
final class Lists implements AutoCloseable {
  private static final int FEW = 100;
  private static final int MANY = 10_000;

  private final Plan plan;
  private final Absent absent;
  private final Map<Peer, ServerProcess> servers = new LinkedHashMap<>();
  private final Map<Peer, Crowd> crowds = new LinkedHashMap<>();
  private final Map<Integer, Results> results = new LinkedHashMap<>();

  Lists(Plan plan, Absent absent) {
    this.plan = plan;
    this.absent = absent;
  }

  void measure(List<Peer> peers) throws InterruptedException {
    for (Peer peer : peers) {
      System.err.println("list: " + peer.name());
      attempt(peer, () -> begin(peer.with("BENCH_KEEP", String.valueOf(MANY))));
    }
    int kept = 0;
    for (int tasks : new int[] {FEW, MANY}) {
      int more = tasks - kept;
      kept = tasks;
      results.put(tasks, new Results());
      each((peer, crowd) -> crowd.fill(more, "0"));
      for (int round = 0; round < plan.rounds(); round++) {
        int now = round;
        each(
            (peer, crowd) ->
                results
                    .get(tasks)
                    .add(
                        peer.name(),
                        ListTable.CELL,
                        now,
                        crowd.work(ListTable.CELL.work(), 1, plan.slice())));
      }
    }
  }

  private void begin(Peer peer) throws IOException, InterruptedException {
    ServerProcess server = ServerProcess.start(peer);
    servers.put(peer, server);
    server.firstAnswer();
    Crowd crowd = new Crowd(server, peer);
    crowds.put(peer, crowd);
    crowd.fill(1, "0");
    for (int warm = 0; warm < plan.rounds(); warm++) {
      crowd.work(ListTable.CELL.work(), 1, plan.slice());
    }
  }

  private interface Attempt {
    void run() throws IOException, InterruptedException;
  }

  private interface Turn {
    void of(Peer peer, Crowd crowd) throws IOException, InterruptedException;
  }

  private void each(Turn turn) throws InterruptedException {
    for (Map.Entry<Peer, Crowd> one : new ArrayList<>(crowds.entrySet())) {
      attempt(one.getKey(), () -> turn.of(one.getKey(), one.getValue()));
    }
  }

  private void attempt(Peer peer, Attempt attempt) throws InterruptedException {
    try {
      attempt.run();
    } catch (IOException | RuntimeException failed) {
      crowds.remove(peer);
      results.values().forEach(seen -> seen.remove(peer.name()));
      absent.add(peer.name(), "list_tasks: " + failed.getMessage());
    }
  }

  /** The tables. */
  String told() {
    StringBuilder out = new StringBuilder();
    results.forEach((kept, seen) -> out.append(ListTable.of(kept, seen, Peers.BASE)));
    return out.toString();
  }

  @Override
  public void close() {
    servers.values().forEach(ServerProcess::close);
  }
}

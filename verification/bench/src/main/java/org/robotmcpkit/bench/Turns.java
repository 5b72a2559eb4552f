package org.robotmcpkit.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.bench.drive.Crowd;
import org.robotmcpkit.bench.drive.Peer;
import org.robotmcpkit.bench.drive.ServerProcess;
import org.robotmcpkit.bench.drive.Slice;
import org.robotmcpkit.bench.drive.Work;
import org.robotmcpkit.bench.report.Cell;
import org.robotmcpkit.bench.report.Results;

/**
 * Measures calls: all servers are up at once, and each has a short turn after the other, so that
 * what disturbs the machine disturbs all alike.
 */
final class Turns implements AutoCloseable {
  private final Plan plan;
  private final Absent absent;
  private final Map<Peer, ServerProcess> servers = new LinkedHashMap<>();
  private final Map<Peer, Crowd> crowds = new LinkedHashMap<>();
  private final Results results = new Results();
  private final Map<String, Double> residentMib = new LinkedHashMap<>();

  Turns(Plan plan, Absent absent) {
    this.plan = plan;
    this.absent = absent;
  }

  /** Starts all that are given, lets each answer calls until it is warm, and takes the turns. */
  void measure(List<Peer> peers) throws IOException, InterruptedException {
    for (Peer peer : peers) {
      warm(peer);
    }
    List<Peer> order = new ArrayList<>(crowds.keySet());
    for (int round = 0; round < plan.rounds(); round++) {
      System.err.println("round " + (round + 1) + " of " + plan.rounds());
      for (Cell cell : plan.cells()) {
        for (Peer peer : order) {
          turn(peer, cell, round);
        }
        Collections.reverse(order);
      }
    }
    for (Map.Entry<Peer, ServerProcess> server : servers.entrySet()) {
      if (server.getValue().isAlive()) {
        residentMib.put(server.getKey().name(), server.getValue().residentKib() / 1024.0);
      }
    }
  }

  private void warm(Peer peer) throws InterruptedException {
    System.err.println("warm: " + peer.name());
    try {
      ServerProcess server = ServerProcess.start(peer);
      servers.put(peer, server);
      server.firstAnswer();
      Crowd crowd = new Crowd(server, peer);
      crowd.warm(plan.warmCalls(), plan.longestWarm());
      crowds.put(peer, crowd);
    } catch (IOException | RuntimeException failed) {
      absent.add(peer.name(), String.valueOf(failed.getMessage()));
    }
  }

  private void turn(Peer peer, Cell cell, int round) throws InterruptedException {
    Crowd crowd = crowds.get(peer);
    if (crowd == null || peer.isCeiling() && cell.work() != Work.GET) {
      return;
    }
    try {
      Slice slice = crowd.work(cell.work(), cell.connections(), plan.slice());
      results.add(peer.name(), cell, round, slice);
    } catch (IOException | RuntimeException failed) {
      crowds.remove(peer);
      results.remove(peer.name());
      absent.add(peer.name(), String.valueOf(failed.getMessage()));
    }
  }

  Results results() {
    return results;
  }

  /** The resident memory of each after the last turn, in MiB. */
  Map<String, Double> residentMib() {
    return residentMib;
  }

  @Override
  public void close() {
    servers.values().forEach(ServerProcess::close);
  }
}

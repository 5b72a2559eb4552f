package org.robotmcpkit.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.bench.drive.Peer;
import org.robotmcpkit.bench.drive.Proc;
import org.robotmcpkit.bench.report.CallTables;
import org.robotmcpkit.bench.report.Machine;
import org.robotmcpkit.bench.report.Page;
import org.robotmcpkit.bench.report.RunningTable;
import org.robotmcpkit.bench.report.StartTable;

/**
 * Measures the kit beside its peers, and writes what it saw into a page; {@code ./run} starts it.
 */
public final class Bench {
  private static final int USAGE = 64;
  private static final int BUSY = 75;

  private final Options options;
  private final Machine machine;
  private final Absent absent;
  private final Peers peers;
  private final Others others = new Others();

  private Bench(Options options, Machine machine, Path folder) throws IOException {
    this.options = options;
    this.machine = machine;
    absent = new Absent(folder.resolve("target/absent"));
    peers = new Peers(folder, jdks());
  }

  /** Measures, prints the tables and writes them into the page. */
  public static void main(String[] args) throws Exception {
    Path folder = Path.of(System.getProperty("bench.folder", ".")).toAbsolutePath().normalize();
    Options options;
    try {
      options = Options.of(folder.resolve("../../docs/performance.md").normalize(), args);
    } catch (IllegalArgumentException wrong) {
      System.err.println("bench: " + wrong.getMessage());
      System.exit(USAGE);
      return;
    }
    String load = System.getProperty("bench.load");
    Machine machine = Machine.now(load == null ? Proc.load() : Double.parseDouble(load));
    System.err.printf("load average %.2f on %d processors%n", machine.load(), machine.processors());
    if (machine.isBusy() && options.plan().mode().equals("Full") && !options.isForced()) {
      System.err.println(
          "bench: the machine is busy, and the figures of a full run are for publishing; end what runs, wait a"
              + " minute, or say --busy.");
      System.exit(BUSY);
      return;
    }
    new Bench(options, machine, folder).run();
    System.exit(0);
  }

  private static Map<Integer, Path> jdks() {
    Map<Integer, Path> homes = new LinkedHashMap<>();
    for (int release : new int[] {17, 25}) {
      String home = System.getenv("BENCH_JDK_" + release);
      if (home != null && !home.isBlank()) {
        homes.put(release, Path.of(home));
      }
    }
    return homes;
  }

  private void run() throws IOException, InterruptedException {
    List<Peer> there = new ArrayList<>();
    for (Peer peer : peers.all()) {
      if (options.plan().takes(peer.name()) && !absent.lacks(peer)) {
        there.add(peer);
      }
    }
    try (Turns turns = new Turns(options.plan(), absent)) {
      StartUps startUps = new StartUps(options.plan(), absent);
      if (options.parts().contains("start")) {
        startUps.measure(there);
      }
      if (options.parts().contains("calls")) {
        turns.measure(there);
        write(
            "calls", slices(), CallTables.of(turns.results(), options.plan().cells(), Peers.BASE));
      }
      if (options.parts().contains("start")) {
        write(
            "start",
            options.plan().starts() + " starts each, in turn",
            StartTable.of(startUps.starts(), turns.residentMib(), Peers.BASE));
      }
    }
    List<Peer> servers = there.stream().filter(peer -> !peer.isCeiling()).toList();
    if (options.parts().contains("list")) {
      try (Lists lists = new Lists(options.plan(), absent)) {
        lists.measure(servers);
        write("list", slices(), lists.told());
      }
    }
    if (options.parts().contains("running")) {
      Running running = new Running(options.plan(), absent);
      running.measure(servers);
      write(
          "running",
          "one server after another, " + options.plan().longRun().toSeconds() + " s each way",
          RunningTable.of(running.crowded()));
    }
  }

  private String slices() {
    Plan plan = options.plan();
    return plan.rounds() + " rounds of " + plan.slice().toMillis() + " ms each, in turn";
  }

  private void write(String part, String detail, String tables) throws IOException {
    String text =
        machine.told(options.plan().mode(), detail, others.share())
            + "\n\n"
            + tables
            + "\n"
            + absent.told();
    System.out.println(text);
    new Page(options.page()).write(part, text);
  }
}

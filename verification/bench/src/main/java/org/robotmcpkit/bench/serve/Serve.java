package org.robotmcpkit.bench.serve;

import java.util.List;
import java.util.Map;
import org.robotmcpkit.server.CapabilityServer;

/**
 * Starts one of the servers that are measured, on a free port of the loopback address: {@code kit},
 * {@code streamable}, {@code stateless}, {@code modern}, {@code servlet}, {@code handler} or {@code
 * socket}. The words {@code tuned} and {@code virtual} behind it change the hand-written ones.
 */
public final class Serve {
  private Serve() {}

  /** Serves until the process is ended. */
  public static void main(String[] args) throws Exception {
    List<String> words = List.of(args);
    String kind = words.isEmpty() ? "" : words.get(0);
    Tuning tuning = new Tuning(words.contains("tuned"), words.contains("virtual"));
    if (kind.equals("kit")) {
      kit().run();
      return;
    }
    System.out.println("port " + start(kind, tuning).port());
    Thread.currentThread().join();
  }

  /** A server that serves; closing it ends it. */
  public interface Serving extends AutoCloseable {
    /** Where it listens. */
    int port();

    @Override
    void close();
  }

  /** How a hand-written server differs from the defaults. */
  record Tuning(boolean tuned, boolean virtual) {}

  /**
   * Starts a server other than the kit's.
   *
   * @throws IllegalArgumentException if there is none of that kind
   */
  static Serving start(String kind, Tuning tuning) throws Exception {
    return switch (kind) {
      case "streamable" -> JettyServing.of(RawClassic.streamable(tuning), tuning.virtual());
      case "stateless" -> JettyServing.of(RawClassic.stateless(tuning), tuning.virtual());
      case "modern" -> JettyServing.of(RawModern.servlet(tuning), tuning.virtual());
      case "servlet" -> JettyServing.of(new CeilingServlet(), tuning.virtual());
      case "handler" -> JettyServing.of(new CeilingHandler(), tuning.virtual());
      case "socket" -> new CeilingSocket();
      default ->
          throw new IllegalArgumentException(
              "no server \""
                  + kind
                  + "\"; there are kit, streamable, stateless, modern, servlet, handler and socket");
    };
  }

  /**
   * The kit's server, as a user would make it; only its limits are out of the way. {@code
   * BENCH_RUNNING} and {@code BENCH_KEEP} say how many tasks may run and are kept.
   */
  static CapabilityServer kit() {
    Map<String, String> given = System.getenv();
    return CapabilityServer.named("sleeper")
        .tools(KitSleeperTools::new, new KitSleeper())
        .startsPerSecond(1_000_000)
        .maxRunning(Integer.parseInt(given.getOrDefault("BENCH_RUNNING", "256")))
        .maxFinishedRetained(Integer.parseInt(given.getOrDefault("BENCH_KEEP", "200")))
        .environment(
            Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "MCP_REGISTRY", "off"));
  }
}

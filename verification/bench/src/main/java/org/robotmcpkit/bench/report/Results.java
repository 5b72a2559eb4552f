package org.robotmcpkit.bench.report;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.robotmcpkit.bench.drive.Slice;

/** The slices of all peers, by round. Not thread-safe. */
public final class Results {
  private final Map<String, Map<Cell, Map<Integer, Figures>>> byPeer = new LinkedHashMap<>();

  /**
   * What is kept of a slice.
   *
   * @param p50 median of a call's time, in µs
   * @param p99 99th percentile of it, in µs
   * @param rate calls a second
   * @param cpu the server's processor time a call, in µs
   * @param kib the length of an answer's body, in KiB
   */
  public record Figures(double p50, double p99, double rate, double cpu, double kib) {
    static Figures of(Slice slice) {
      return new Figures(
          slice.micros(50),
          slice.micros(99),
          slice.perSecond(),
          slice.cpuMicros(),
          slice.answerBytes() / 1024.0);
    }
  }

  /** Adds what was seen of a peer in a round. */
  public void add(String peer, Cell cell, int round, Slice slice) {
    byPeer
        .computeIfAbsent(peer, name -> new LinkedHashMap<>())
        .computeIfAbsent(cell, same -> new TreeMap<>())
        .put(round, Figures.of(slice));
  }

  /** Leaves a peer out, with all that was seen of it. */
  public void remove(String peer) {
    byPeer.remove(peer);
  }

  /** The peers, in the order in which they came. */
  public Set<String> peers() {
    return byPeer.keySet();
  }

  /** The median over the rounds; empty where there is none. */
  public Optional<Double> median(String peer, Cell cell, ToDoubleFunction<Figures> figure) {
    return Medians.of(rounds(peer, cell).values().stream().mapToDouble(figure));
  }

  /** The median, over the rounds, of the ratio to the base in the same round. */
  public Optional<Double> ratio(
      String peer, String base, Cell cell, ToDoubleFunction<Figures> figure) {
    Map<Integer, Figures> bases = rounds(base, cell);
    return Medians.of(
        rounds(peer, cell).entrySet().stream()
            .filter(round -> bases.containsKey(round.getKey()))
            .mapToDouble(
                round ->
                    figure.applyAsDouble(round.getValue())
                        / figure.applyAsDouble(bases.get(round.getKey())))
            .filter(Double::isFinite));
  }

  private Map<Integer, Figures> rounds(String peer, Cell cell) {
    return byPeer.getOrDefault(peer, Map.of()).getOrDefault(cell, Map.of());
  }
}

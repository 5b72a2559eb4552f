package org.robotmcpkit.bench;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.robotmcpkit.bench.drive.Work;
import org.robotmcpkit.bench.report.Cell;

/**
 * How long and how often is measured.
 *
 * @param mode its name, for people
 * @param peers whom; empty: all
 * @param connections how many clients at once
 * @param rounds how often each peer has its turn
 * @param slice how long each turn is
 * @param warmCalls how many calls each has answered before the first turn
 * @param longestWarm how long those may take
 * @param starts how often each is started for the times of starts
 * @param longRun how long many running tasks are watched
 */
record Plan(
    String mode,
    List<String> peers,
    List<Integer> connections,
    int rounds,
    Duration slice,
    int warmCalls,
    Duration longestWarm,
    int starts,
    Duration longRun) {

  /** The figures to publish; takes an hour and a half or so. */
  static Plan full() {
    return new Plan(
        "Full",
        List.of(),
        List.of(1, 16, 64),
        7,
        Duration.ofMillis(600),
        60_000,
        Duration.ofSeconds(30),
        5,
        Duration.ofSeconds(20));
  }

  /** Four minutes at most: the main peers, to see whether something has become slow. */
  static Plan quick() {
    return new Plan(
        "Quick",
        List.of(
            "kit-classic-17",
            "kit-modern-17",
            "sdk-streamable-17",
            "sdk-streamable-tuned-17",
            "sdk-modern-tuned-17",
            "quarkus-17",
            "typescript-2",
            "ceiling-servlet-17"),
        List.of(1, 16, 64),
        3,
        Duration.ofMillis(250),
        40_000,
        Duration.ofSeconds(10),
        2,
        Duration.ofSeconds(5));
  }

  /** The same for others. */
  Plan only(List<String> others) {
    return new Plan(
        mode, others, connections, rounds, slice, warmCalls, longestWarm, starts, longRun);
  }

  boolean takes(String peer) {
    return peers.isEmpty() || peers.contains(peer);
  }

  List<Cell> cells() {
    return Stream.of(Work.GET, Work.START)
        .flatMap(work -> connections.stream().map(count -> new Cell(work, count)))
        .toList();
  }
}

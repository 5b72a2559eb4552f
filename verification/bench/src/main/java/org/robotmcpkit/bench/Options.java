package org.robotmcpkit.bench;

import java.nio.file.Path;
import java.util.List;

/**
 * What the program is told.
 *
 * @param plan how much is measured
 * @param parts what is measured
 * @param page the page that gets the tables
 * @param isForced whether a full run is made on a busy machine too
 */
record Options(Plan plan, List<String> parts, Path page, boolean isForced) {
  static final List<String> PARTS = List.of("start", "calls", "list", "running");

  /**
   * Reads the arguments: {@code quick} or {@code full}, then options.
   *
   * @throws IllegalArgumentException if one is not known; its message says what there is
   */
  static Options of(Path page, String... args) {
    Plan plan = null;
    List<String> parts = List.of();
    Path written = page;
    boolean forced = false;
    List<String> peers = List.of();
    for (String arg : args) {
      String value = arg.substring(arg.indexOf('=') + 1);
      if (arg.equals("quick") || arg.equals("full")) {
        plan = arg.equals("quick") ? Plan.quick() : Plan.full();
      } else if (arg.startsWith("--peers=")) {
        peers = List.of(value.split(","));
      } else if (arg.startsWith("--parts=") && PARTS.containsAll(List.of(value.split(",")))) {
        parts = List.of(value.split(","));
      } else if (arg.startsWith("--page=")) {
        written = Path.of(value);
      } else if (arg.equals("--busy")) {
        forced = true;
      } else {
        throw new IllegalArgumentException(
            "\""
                + arg
                + "\" is not known; say quick or full, and then, if wanted, --peers=kit-classic-17,…, --parts="
                + String.join(",", PARTS)
                + ", --page=FILE, --busy.");
      }
    }
    if (plan == null) {
      throw new IllegalArgumentException("say quick or full.");
    }
    if (parts.isEmpty()) {
      parts = plan.mode().equals("Quick") ? PARTS.subList(0, 2) : PARTS;
    }
    return new Options(peers.isEmpty() ? plan : plan.only(peers), parts, written, forced);
  }
}

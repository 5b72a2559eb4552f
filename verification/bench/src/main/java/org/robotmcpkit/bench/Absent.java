package org.robotmcpkit.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.robotmcpkit.bench.drive.Peer;

/** The peers that could not be measured, and why. Not thread-safe. */
final class Absent {
  private static final int LONGEST_REASON = 300;

  private final Map<String, String> reasons = new TreeMap<>();
  private final Path told;

  /**
   * @param told the folder in which the build has left a file for each peer that it could not make
   */
  Absent(Path told) {
    this.told = told;
  }

  /** Whether what a peer needs is not there; it is noted then. */
  boolean lacks(Peer peer) throws IOException {
    if (!Files.exists(Path.of(peer.command().get(0))) && peer.command().get(0).contains("/")) {
      add(peer.name(), "its JDK was not found");
      return true;
    }
    if (Files.exists(peer.needs())) {
      return false;
    }
    Path reason = told.resolve(peer.name().replaceAll("-(17|25)$", ""));
    add(
        peer.name(),
        Files.exists(reason) ? Files.readString(reason).strip() : "it has not been built");
    return true;
  }

  void add(String peer, String reason) {
    String line = reason.replaceAll("\\s+", " ");
    reasons.put(
        peer, line.length() <= LONGEST_REASON ? line : line.substring(0, LONGEST_REASON) + "…");
    System.err.println("left out: " + peer + ": " + reasons.get(peer));
  }

  /** A list in Markdown; a sentence where nobody is absent. */
  String told() {
    if (reasons.isEmpty()) {
      return "All peers could be measured.";
    }
    StringBuilder out = new StringBuilder("Could not be measured:\n\n");
    reasons.forEach(
        (peer, reason) ->
            out.append("- ")
                .append(peer)
                .append(": `")
                .append(reason.replace('`', '\''))
                .append("`\n"));
    return out.toString();
  }
}

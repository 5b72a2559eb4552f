package org.robotmcpkit.event;

import java.util.ArrayList;
import java.util.List;

/**
 * The kit with one thing deliberately broken.
 *
 * @param breaks what it breaks, as a sentence
 * @param simulation which simulation is to find it
 * @param edits what is written instead of what
 */
record Mutant(String breaks, Class<? extends Simulation> simulation, List<Edit> edits) {
  /**
   * A piece of a source file, which must be there exactly once, and what is written instead.
   *
   * @param file the file, below {@code org/robotmcpkit}
   */
  record Edit(String file, String snippet, String replacement) {}

  static Mutant of(
      String breaks, Class<? extends Simulation> simulation, String file, String snippet, String replacement) {
    return new Mutant(breaks, simulation, List.of(new Edit(file, snippet, replacement)));
  }

  Mutant and(String file, String snippet, String replacement) {
    List<Edit> more = new ArrayList<>(edits);
    more.add(new Edit(file, snippet, replacement));
    return new Mutant(breaks, simulation, more);
  }

  @Override
  public String toString() {
    return breaks;
  }
}

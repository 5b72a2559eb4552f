package org.robotmcpkit.event;

import java.util.ArrayList;
import java.util.List;

/**
 * The kit with one thing deliberately broken.
 *
 * @param breaks what it breaks, as a sentence
 * @param finder which simulation or check is to find it
 * @param edits what is written instead of what
 */
public record Mutant(String breaks, Class<?> finder, List<Edit> edits) {
  /**
   * A piece of a source file, which must be there exactly once, and what is written instead.
   *
   * @param file the file, below {@code org/robotmcpkit}
   */
  public record Edit(String file, String snippet, String replacement) {}

  public static Mutant of(
      String breaks, Class<?> finder, String file, String snippet, String replacement) {
    return new Mutant(breaks, finder, List.of(new Edit(file, snippet, replacement)));
  }

  public Mutant and(String file, String snippet, String replacement) {
    List<Edit> more = new ArrayList<>(edits);
    more.add(new Edit(file, snippet, replacement));
    return new Mutant(breaks, finder, more);
  }

  @Override
  public String toString() {
    return breaks;
  }
}

package org.robotmcpkit.sample.demo;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** What somebody looks for in a workspace, and what has been found so far. Used by one thread. */
final class Search {
  /** No search looks at more, so that each ends soon. */
  static final int MOST_LOOKED_AT = 10_000;

  private final String part;
  private final int levels;
  private final int limit;
  private final TreeSet<Entry> found = new TreeSet<>(Comparator.comparing(Entry::path));
  private int matching;
  private int lookedAt;
  private int unreadable;
  private boolean isOver;

  /**
   * A search.
   *
   * @param part what a name must contain, in upper or lower case; empty: nothing
   * @param levels how many levels of folders to look into; 1: the folder itself
   * @param limit how many entries to keep: the first by path
   */
  Search(String part, int levels, int limit) {
    this.part = part.toLowerCase(Locale.ROOT);
    this.levels = levels;
    this.limit = limit;
  }

  int levels() {
    return levels;
  }

  /**
   * Whether there was more to look at than it may; true from the first thing on that is left out.
   */
  boolean isOver() {
    isOver |= lookedAt == MOST_LOOKED_AT;
    return isOver;
  }

  void look(Entry entry) {
    lookedAt++;
    String name = entry.path().substring(entry.path().lastIndexOf('/') + 1);
    if (name.toLowerCase(Locale.ROOT).contains(part)) {
      matching++;
      found.add(entry);
      if (found.size() > limit) {
        found.pollLast();
      }
    }
  }

  void skip() {
    unreadable++;
  }

  Found found() {
    boolean isComplete = !isOver && unreadable == 0 && matching == found.size();
    return new Found(List.copyOf(found), matching, lookedAt, unreadable, isComplete);
  }
}

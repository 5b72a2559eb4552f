package org.robotmcpkit.tool;

import java.util.ArrayList;
import java.util.List;

/**
 * Collects what is wrong with a call, so that one answer can name all of it. Used by one thread.
 */
final class Problems {
  /** Enough to correct a call; more would only fill a model's context. */
  private static final int MOST = 20;

  private final List<String> found = new ArrayList<>();
  private int count;

  void add(String problem) {
    count++;
    if (found.size() < MOST) {
      found.add(problem);
    }
  }

  int count() {
    return count;
  }

  void refuseIfAny() {
    if (count > 0) {
      List<String> all = new ArrayList<>(found);
      if (count > found.size()) {
        all.add("and " + (count - found.size()) + " more");
      }
      throw new ToolRefusal(ToolRefusal.INVALID_ARGUMENTS, all);
    }
  }
}

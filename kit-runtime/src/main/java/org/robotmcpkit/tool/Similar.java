package org.robotmcpkit.tool;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the name that was probably meant. */
final class Similar {
  /** Longer names come from no person; comparing them would only cost time. */
  private static final int LONGEST = 64;

  private Similar() {}

  static Optional<String> to(String wrong, Collection<String> known) {
    if (wrong.length() > LONGEST) {
      return Optional.empty();
    }
    String plain = plain(wrong);
    return known.stream()
        .filter(name -> distance(plain, plain(name)) <= Math.max(1, name.length() / 3))
        .min(Comparator.comparingInt(name -> distance(plain, plain(name))));
  }

  /**
   * The closest of the known names to what a caller has given, as the end of a message; empty if
   * none is close.
   */
  static String hint(@Nullable Object wrong, Collection<String> known) {
    return wrong instanceof String name
        ? to(name, known).map(similar -> "; did you mean " + similar + "?").orElse("")
        : "";
  }

  /** Case and word marks do not matter: {@code durationS} means {@code duration_s}. */
  private static String plain(String name) {
    return name.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
  }

  /** The Levenshtein distance. */
  private static int distance(String left, String right) {
    int[] above = new int[right.length() + 1];
    for (int column = 0; column <= right.length(); column++) {
      above[column] = column;
    }
    for (int row = 1; row <= left.length(); row++) {
      int diagonal = above[0];
      above[0] = row;
      for (int column = 1; column <= right.length(); column++) {
        int substituted = diagonal + (left.charAt(row - 1) == right.charAt(column - 1) ? 0 : 1);
        diagonal = above[column];
        above[column] = Math.min(substituted, 1 + Math.min(above[column - 1], diagonal));
      }
    }
    return above[right.length()];
  }
}

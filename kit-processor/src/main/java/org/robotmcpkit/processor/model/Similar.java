package org.robotmcpkit.processor.model;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that was probably meant. */
public final class Similar {
  private Similar() {}

  /** The closest of the known names, if it is close. */
  public static Optional<String> to(String wrong, Collection<String> known) {
    String plain = plain(wrong);
    return known.stream()
        .filter(
            name ->
                distance(plain, plain(name))
                    <= Math.min(Math.max(1, name.length() / 3), name.length() - 1))
        .min(Comparator.comparingInt(name -> distance(plain, plain(name))));
  }

  /** Case and word marks do not matter: {@code durationS} means {@code duration_s}. */
  private static String plain(String name) {
    return name.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
  }

  /** How many letters have to be added, dropped or replaced. */
  private static int distance(String left, String right) {
    int[] above = new int[right.length() + 1];
    for (int column = 0; column <= right.length(); column++) {
      above[column] = column;
    }
    for (int row = 1; row <= left.length(); row++) {
      int diagonal = above[0];
      above[0] = row;
      for (int column = 1; column <= right.length(); column++) {
        int replaced = diagonal + (left.charAt(row - 1) == right.charAt(column - 1) ? 0 : 1);
        diagonal = above[column];
        above[column] = Math.min(replaced, 1 + Math.min(above[column - 1], diagonal));
      }
    }
    return above[right.length()];
  }
}

package org.robotmcpkit.tool;

/**
 * How many characters or parts there may be.
 *
 * @param least the least
 * @param most the most
 */
record Size(int least, int most) {
  /** Any size. */
  static final Size ANY = new Size(0, Integer.MAX_VALUE);

  Size {
    if (least < 0 || most < least) {
      throw new IllegalArgumentException("no size is at least " + least + " and at most " + most);
    }
  }

  Size from(int size) {
    return new Size(size, most);
  }

  Size to(int size) {
    return new Size(least, size);
  }

  boolean isAny() {
    return equals(ANY);
  }

  boolean holds(int size) {
    return least <= size && size <= most;
  }

  /** The size in words: {@code 1 to 20 characters}. */
  String of(String parts) {
    if (least == most) {
      return "exactly " + counted(least, parts);
    }
    if (least == 0) {
      return "at most " + counted(most, parts);
    }
    return (most == Integer.MAX_VALUE ? "at least " : least + " to ")
        + counted(most == Integer.MAX_VALUE ? least : most, parts);
  }

  /** So many: {@code 1 character}. */
  static String counted(int count, String parts) {
    return count + " " + (count == 1 ? parts.substring(0, parts.length() - 1) : parts);
  }
}

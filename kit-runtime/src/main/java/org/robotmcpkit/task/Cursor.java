package org.robotmcpkit.task;

/** The text of a place in the order of finished tasks; stable while tasks end and go. */
final class Cursor {
  private static final String MARK = "f";

  private Cursor() {}

  static String encode(long order) {
    return MARK + Long.toString(order, Character.MAX_RADIX);
  }

  static long decode(String cursor) {
    if (cursor.matches(MARK + "[0-9a-z]{1,12}")) {
      return Long.parseLong(cursor.substring(MARK.length()), Character.MAX_RADIX);
    }
    throw new IllegalArgumentException("cursor must be a next_cursor of list_tasks");
  }
}

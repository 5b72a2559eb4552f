package org.robotmcpkit.processor.model;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Turns Java's names into those on the wire and in constants, in the same way as Jackson's snake
 * case.
 */
public final class WireNames {
  private static final Pattern ARGUMENT = Pattern.compile("[a-zA-Z][a-zA-Z0-9_-]*");
  private static final Pattern TOOL = Pattern.compile("[a-zA-Z0-9_-]{1,64}");

  private WireNames() {}

  /**
   * {@code durationS} becomes {@code duration_s}; a run of capitals counts as one word, with what
   * follows it.
   */
  public static String snake(String javaName) {
    StringBuilder wire = new StringBuilder();
    boolean afterCapital = false;
    for (int at = 0; at < javaName.length(); at++) {
      char letter = javaName.charAt(at);
      boolean isCapital = Character.isUpperCase(letter);
      if (isCapital && !afterCapital && !wire.isEmpty() && wire.charAt(wire.length() - 1) != '_') {
        wire.append('_');
      }
      wire.append(Character.toLowerCase(letter));
      afterCapital = isCapital;
    }
    // Only a mark in front of the whole name is dropped.
    boolean isMarked = wire.length() > 1 && wire.charAt(0) == '_';
    return isMarked ? wire.substring(1) : wire.toString();
  }

  /** {@code sleepTask} becomes {@code SLEEP_TASK}. */
  public static String constant(String javaName) {
    return snake(javaName).toUpperCase(Locale.ROOT);
  }

  /** Whether an argument may have that name. */
  public static boolean isArgumentName(String name) {
    return ARGUMENT.matcher(name).matches();
  }

  /** Whether a tool may have that name. */
  public static boolean isToolName(String name) {
    return TOOL.matcher(name).matches();
  }
}

package org.robotmcpkit.processor.model;

/**
 * How many characters a text may have, or how many parts a list, set, array or map; characters are
 * code points, as in JSON Schema.
 *
 * @param min the least
 * @param max the most; {@code Integer.MAX_VALUE} if there is no such limit
 */
public record Size(int min, int max) {
  /** No limits. */
  public static final Size NONE = new Size(0, Integer.MAX_VALUE);

  /** What both allow. */
  @SuppressWarnings("ArgumentSelectionDefectChecker") // the greater least and the lesser most
  public Size and(Size other) {
    return new Size(Math.max(min, other.min), Math.min(max, other.max));
  }

  /** Whether there is a least size. */
  public boolean hasMin() {
    return min > 0;
  }

  /** Whether there is a most size. */
  public boolean hasMax() {
    return max < Integer.MAX_VALUE;
  }

  /** The size of a text in words, after "a text": {@code of 1 to 20 characters}. */
  String inWords() {
    if (hasMin() && hasMax()) {
      return " of " + min + " to " + max + " characters";
    }
    return hasMin()
        ? " of at least " + min + (min == 1 ? " character" : " characters")
        : hasMax() ? " of at most " + max + (max == 1 ? " character" : " characters") : "";
  }

  /** Whether nothing fits. */
  public boolean isEmpty() {
    return min > max;
  }

  /** Whether it has that size. */
  public boolean holds(int size) {
    return min <= size && size <= max;
  }
}

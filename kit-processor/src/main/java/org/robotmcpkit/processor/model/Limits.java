package org.robotmcpkit.processor.model;

/**
 * What a value of a type is limited to, beyond the type itself.
 *
 * @param range what a number has to lie in
 */
public record Limits(Range range) {
  /** No limits. */
  public static final Limits NONE = new Limits(Range.NONE);

  /** What both allow. */
  public Limits and(Limits other) {
    return new Limits(range.and(other.range));
  }

  /** Whether everything is allowed. */
  public boolean isNone() {
    return range.isUnlimited();
  }
}

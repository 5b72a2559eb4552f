package org.robotmcpkit.model;

/**
 * How large a JSON tree may become before marks take the place of its parts ({@code
 * docs/contract.md} §5).
 *
 * @param maxDepth how many objects and lists may stand inside each other, the outermost included
 * @param maxBytes how many bytes of JSON the whole may take
 */
public record Limits(int maxDepth, int maxBytes) {
  /**
   * A payload: 256 KiB less 1 KiB for the fields around it, so that the event as a whole stays
   * within 256 KiB.
   */
  public static final Limits EVENT = new Limits(32, 255 * 1024);

  /** What a body returns: 1 MiB. */
  public static final Limits RESULT = new Limits(32, 1024 * 1024);

  /** The least that can hold a truncation mark. */
  private static final int LEAST_BYTES = 64;

  public Limits {
    if (maxDepth < 1 || maxDepth > 60) {
      throw new IllegalArgumentException("maxDepth must be from 1 to 60, not " + maxDepth + ".");
    }
    if (maxBytes < LEAST_BYTES) {
      throw new IllegalArgumentException(
          "maxBytes must be at least " + LEAST_BYTES + ", not " + maxBytes + ".");
    }
  }
}

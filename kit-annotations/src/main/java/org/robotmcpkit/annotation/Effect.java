package org.robotmcpkit.annotation;

/**
 * What calling a tool does to the world, in the coarse buckets that a safety review needs.
 *
 * <p>The bucket decides the four hints that MCP clients see ({@code readOnlyHint}, {@code
 * destructiveHint}, {@code idempotentHint}, {@code openWorldHint}); all four are always written
 * out. It also decides which scope a caller needs, and whether the tool needs a {@link Gate}.
 */
public enum Effect {
  /**
   * Not sorted yet: the tool gets the protocol's pessimistic defaults, and the processor says so.
   */
  UNSORTED,
  /** Changes nothing; asking twice is as good as asking once. */
  READS,
  /** Changes state that can be put back. */
  REVERSIBLE,
  /**
   * Costs money, or changes state that cannot be put back; needs a {@link Gate}, or a reason why
   * not.
   */
  COSTS,
  /** Moves a joint, a wheel or a gripper; needs a {@link Gate}, or a reason why not. */
  MOVES
}

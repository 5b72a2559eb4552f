package org.robotmcpkit.processor.model;

/**
 * What makes a tool an instant one: how its method's answer reaches the caller.
 *
 * @param reply what the method gives back
 * @param isStage whether it gives that back later
 * @param canThrow whether the method declares exceptions
 */
public record Instant(Reply reply, boolean isStage, boolean canThrow) {
  /** What kinds of answers there are. */
  public enum Reply {
    /** Nothing: the work is done. */
    DONE,
    /** A text. */
    TEXT,
    /** Content for a model, of one kind or several. */
    CONTENT,
    /** Anything else: JSON. */
    DATA
  }

  /** After how long the method is asked to stop when nobody says, as the annotation has it. */
  public static final String DEFAULT_DEADLINE = "10s";
}

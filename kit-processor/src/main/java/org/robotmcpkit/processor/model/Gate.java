package org.robotmcpkit.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * What a human has to agree to before a tool starts anything.
 *
 * @param says what the human is told, as the user wrote it
 * @param estimateText what the user wrote to name the method that estimates, or empty
 * @param estimate what estimates; empty: nothing does, or what is wrong with it has been told
 *     already
 * @param by the names of constants of {@code Consent} that the user lists
 */
public record Gate(String says, String estimateText, Optional<Costs> estimate, List<String> by) {
  /** The way in which a client asks its human. */
  public static final String ELICITATION = "ELICITATION";

  /** The way in which an operator agrees. */
  public static final String OPERATOR = "OPERATOR";

  /** The way in which a caller says that a human has agreed. */
  public static final String CONFIRM_ARGUMENT = "CONFIRM_ARGUMENT";

  /** The argument that brings such a consent. */
  public static final String CONFIRM = "confirm";

  /** What stands for the estimate in the text. */
  public static final String ESTIMATE = "estimate";

  /**
   * What a call will cost.
   *
   * @param method the method of the holder that says it
   * @param result what that gives back, an object with members
   */
  public record Costs(AskedMethod method, Result result) {}

  public Gate {
    by = List.copyOf(by);
  }

  /** Whether the user names a method that estimates, right or wrong. */
  public boolean hasEstimate() {
    return !estimateText.isEmpty();
  }

  /** In which ways a human can agree: those that are listed, or else what goes with the effect. */
  public List<String> ways(String effect) {
    if (!by.isEmpty()) {
      return by;
    }
    return List.of(ELICITATION, effect.equals(Tool.MOVES) ? OPERATOR : CONFIRM_ARGUMENT);
  }
}

package org.robotmcpkit.tool;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;

/**
 * What a human has to agree to before a tool starts anything. Immutable.
 *
 * @param says what will happen, with names in braces for what stands there in each call; a brace
 *     itself is written twice
 * @param by in which ways a human can agree; empty: those that the tool's effect gives
 */
public record GateSpec(String says, List<Consent> by) {
  public GateSpec {
    Objects.requireNonNull(says, "says");
    by = List.copyOf(by);
  }

  /** A gate with the ways that the tool's effect gives. */
  public static GateSpec says(String text) {
    return new GateSpec(text, List.of());
  }

  /** The same with these ways alone; at least one. */
  public GateSpec by(Consent first, Consent... others) {
    return new GateSpec(
        says, Stream.concat(Stream.of(first), Arrays.stream(others)).distinct().toList());
  }

  /**
   * In which ways a human can agree. A model that confirms to itself must not move anything, so
   * what moves something does not take an argument unless that was said.
   */
  public List<Consent> ways(Effect effect) {
    if (!by.isEmpty()) {
      return by;
    }
    return effect == Effect.MOVES
        ? List.of(Consent.ELICITATION, Consent.OPERATOR)
        : List.of(Consent.ELICITATION, Consent.CONFIRM_ARGUMENT);
  }
}

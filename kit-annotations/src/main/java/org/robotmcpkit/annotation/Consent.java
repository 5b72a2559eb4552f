package org.robotmcpkit.annotation;

/** A way in which a human can agree to a call of a gated tool ({@link Gate#by}). */
public enum Consent {
  /**
   * The client asks its human: an elicitation request while the call is open, or in revision
   * 2026-07-28 an answer that says what is to be asked. Where the client can do that, no other way
   * counts.
   */
  ELICITATION,
  /**
   * An operator agrees out of band: on the inspector page, with a token of scope {@code
   * robot:approve}, or through what the program that runs the server has for it, such as a button
   * on the robot. The call is refused until then, and made again.
   */
  OPERATOR,
  /**
   * The model says that a human agrees: the refusal has a code, and the same call with the code as
   * its argument {@code confirm} starts. Models confirm to themselves, so this shows that the
   * refusal was read, and no more.
   */
  CONFIRM_ARGUMENT
}

package org.robotmcpkit.annotation;

/** What a member of {@link Hints} says. */
public enum Hint {
  /** The tool's {@link Effect} decides. */
  BY_EFFECT,
  /** It is so. */
  YES,
  /** It is not so. */
  NO
}

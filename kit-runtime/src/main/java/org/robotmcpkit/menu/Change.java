package org.robotmcpkit.menu;

/**
 * A difference between two menus.
 *
 * @param kind what it means
 * @param sentence which tool, and what was and is
 */
record Change(Kind kind, String sentence) {
  /** How much a reviewer should mind. */
  enum Level {
    DANGER,
    CHECK,
    NOTE
  }

  /** What a change means; the most dangerous first. */
  enum Kind {
    GATE_LOST(Level.DANGER),
    UNGATED(Level.DANGER),
    CONFIRMS_ITSELF(Level.DANGER),
    GATE_WEAKER(Level.DANGER),
    STOP(Level.DANGER),
    NEW_TOOL_THAT_MOVES(Level.DANGER),
    NEW_TOOL_THAT_COSTS(Level.DANGER),
    /** A member that this version does not know, and that may well be a guard. */
    UNKNOWN_MEMBER(Level.DANGER),
    EFFECT(Level.DANGER),
    SCOPE(Level.DANGER),
    GATE_TEXT(Level.DANGER),
    ESTIMATE_LOST(Level.DANGER),
    HINT_TOWARDS_HARMLESS(Level.DANGER),
    ASKS_NOBODY(Level.DANGER),
    EXCLUSIVE_LOST(Level.DANGER),
    REPLACES_OTHERS(Level.DANGER),
    DEADLINE(Level.DANGER),
    MORE_IS_ACCEPTED(Level.DANGER),
    NEW_TOOL(Level.CHECK),
    TEXT(Level.CHECK),
    OTHER(Level.CHECK),
    LESS_IS_POSSIBLE(Level.NOTE);

    private final Level level;

    Kind(Level level) {
      this.level = level;
    }

    Level level() {
      return level;
    }
  }
}

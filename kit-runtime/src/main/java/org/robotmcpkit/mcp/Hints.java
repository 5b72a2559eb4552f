package org.robotmcpkit.mcp;

import org.robotmcpkit.annotation.Effect;

/**
 * The four hints that a client sees for a tool (MCP specification, server/tools, ToolAnnotations); all are always
 * written out, since the protocol's defaults surprise.
 */
record Hints(boolean readOnly, boolean destructive, boolean idempotent, boolean openWorld) {
  /** The hints of a tool that somebody sorted, or the protocol's pessimistic defaults. */
  static Hints of(Effect effect) {
    return switch (effect) {
      case READS -> new Hints(true, false, true, false);
      case REVERSIBLE -> new Hints(false, false, false, false);
      case COSTS, MOVES, UNSORTED -> new Hints(false, true, false, true);
    };
  }
}

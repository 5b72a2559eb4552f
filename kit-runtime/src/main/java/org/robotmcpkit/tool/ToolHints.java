package org.robotmcpkit.tool;

import org.robotmcpkit.annotation.Effect;

/**
 * The four hints that a client sees for a tool (MCP specification, server/tools, ToolAnnotations);
 * all are always written out, since the protocol's defaults surprise.
 *
 * @param readOnly whether the tool changes nothing
 * @param destructive whether it may overwrite, remove or break something
 * @param idempotent whether a second call with the same arguments changes nothing more
 * @param openWorld whether it touches things that nobody has listed beforehand
 */
public record ToolHints(
    boolean readOnly, boolean destructive, boolean idempotent, boolean openWorld) {
  /** The hints of a tool that somebody sorted, or the protocol's pessimistic defaults. */
  public static ToolHints of(Effect effect) {
    return switch (effect) {
      case READS -> new ToolHints(true, false, true, false);
      case REVERSIBLE -> new ToolHints(false, false, false, false);
      case COSTS, MOVES, UNSORTED -> new ToolHints(false, true, false, true);
    };
  }

  /** The same with whether the tool changes nothing. */
  public ToolHints readOnly(boolean is) {
    return new ToolHints(is, destructive, idempotent, openWorld);
  }

  /** The same with whether it may overwrite, remove or break something. */
  public ToolHints destructive(boolean is) {
    return new ToolHints(readOnly, is, idempotent, openWorld);
  }

  /** The same with whether a second call with the same arguments changes nothing more. */
  public ToolHints idempotent(boolean is) {
    return new ToolHints(readOnly, destructive, is, openWorld);
  }

  /** The same with whether it touches things that nobody has listed beforehand. */
  public ToolHints openWorld(boolean is) {
    return new ToolHints(readOnly, destructive, idempotent, is);
  }

  /**
   * Whether they contradict one another: what is read-only destroys nothing, and can be called
   * twice.
   */
  boolean isContradiction() {
    return readOnly && (destructive || !idempotent);
  }
}

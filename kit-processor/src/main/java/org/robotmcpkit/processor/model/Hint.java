package org.robotmcpkit.processor.model;

/** What clients are told about a tool's effect: the four hints of MCP, in its order. */
public enum Hint {
  READ_ONLY("readOnly"),
  DESTRUCTIVE("destructive"),
  IDEMPOTENT("idempotent"),
  OPEN_WORLD("openWorld");

  private static final String REVERSIBLE = "REVERSIBLE";

  private final String member;

  Hint(String member) {
    this.member = member;
  }

  /** Its name in the annotation, in the runtime and in the menu. */
  public String member() {
    return member;
  }

  /**
   * What it is for a tool whose author has not set it; the runtime's {@code ToolHints} says the
   * same.
   *
   * @param effect the name of a constant of {@code Effect}
   */
  public boolean byEffect(String effect) {
    return switch (this) {
      case READ_ONLY, IDEMPOTENT -> effect.equals(Tool.READS);
      case DESTRUCTIVE, OPEN_WORLD -> !effect.equals(Tool.READS) && !effect.equals(REVERSIBLE);
    };
  }
}

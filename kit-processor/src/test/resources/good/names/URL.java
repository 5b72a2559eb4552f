package names;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Has no lower case. */
@SuppressWarnings("kit:description")
class URL {
  static class Default {
    /** Is nested, and its field would be a keyword. */
    @LongRunningTool(effect = Effect.READS)
    void open() {}
  }

  /** Is package-private. */
  @LongRunningTool(effect = Effect.READS, title = "Open \"it\"")
  void open() {}
}

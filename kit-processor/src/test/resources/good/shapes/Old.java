package shapes;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Has something that the compiler warns about. */
@SuppressWarnings("kit:description")
public class Old {
  /** Is deprecated. */
  @Deprecated
  @LongRunningTool(effect = Effect.READS)
  public int old() {
    return 1;
  }

  /** Will go. */
  @Deprecated(forRemoval = true)
  @LongRunningTool(effect = Effect.READS)
  public int older() {
    return 1;
  }

  /** Stays. */
  @LongRunningTool(effect = Effect.READS)
  public int fresh() {
    return 1;
  }

  /** Is deprecated as a whole. */
  @Deprecated
  static class Oldest {
    @Deprecated(forRemoval = true)
    enum Mode {
      A
    }

    /** Takes what will go. */
    @SuppressWarnings("removal")
    @LongRunningTool(effect = Effect.READS)
    public int take(Mode mode) {
      return 1;
    }
  }
}

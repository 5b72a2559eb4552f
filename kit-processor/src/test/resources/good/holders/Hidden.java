package holders;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Is seen in its package only. */
@SuppressWarnings("kit:description")
class Hidden {
  enum Mode {
    ON
  }

  /** Acts. */
  @LongRunningTool(effect = Effect.READS)
  String act(Mode mode) {
    return "" + mode;
  }
}

package holders;

import java.time.Duration;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** An interface that has tools. */
@SuppressWarnings("kit:description")
interface Interfaces {
  /** What it does. */
  @LongRunningTool(effect = Effect.READS)
  default String act(Duration time) {
    return "" + time;
  }

  /** What it does without an instance. */
  @LongRunningTool(effect = Effect.READS)
  static String alone() {
    return "";
  }
}

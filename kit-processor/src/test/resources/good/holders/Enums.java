package holders;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** An enum that has tools. */
@SuppressWarnings("kit:description")
public enum Enums {
  ONLY;

  /** Turns. */
  @LongRunningTool(effect = Effect.READS)
  public String turn(Enums other) {
    return "" + other;
  }
}

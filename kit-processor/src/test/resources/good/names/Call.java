package names;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** Its name is what the generated method calls its parameter. */
@SuppressWarnings("kit:description")
class Call {
  /** How long an answer takes, in seconds. */
  double seconds() {
    return 3;
  }

  /**
   * Waits for an answer.
   *
   * @param body what is asked
   * @param est how much may be left unsaid
   */
  @LongRunningTool(est = "#seconds", deadline = "est * 2s", effect = Effect.READS)
  void answer(String body, @Nullable Double est) {}
}

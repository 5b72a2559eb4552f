package names;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Its name is what the generated method calls its own variable. */
@SuppressWarnings("kit:description")
class Body {
  /** How long a stretch takes, in seconds. */
  double seconds(int call) {
    return call;
  }

  /**
   * Stretches.
   *
   * @param call how often it is called to stretch
   */
  @LongRunningTool(est = "#seconds", effect = Effect.REVERSIBLE)
  String stretch(int call) {
    return "stretched " + call;
  }
}

package docs;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Takes what it does not say from what it overrides. */
@SuppressWarnings("kit:description")
public class Inherited extends InheritedBase implements Mover {
  @Override
  @LongRunningTool(effect = Effect.READS)
  public String move(double speed, String mode) {
    return speed + mode;
  }

  @Override
  @LongRunningTool(effect = Effect.READS)
  public String stop() {
    return "";
  }

  /**
   * {@inheritDoc} Carefully.
   *
   * @param angle {@inheritDoc}, in degrees
   */
  @Override
  @LongRunningTool(effect = Effect.READS)
  String turn(int angle) {
    return "" + angle;
  }
}

/** What can move. */
@SuppressWarnings("kit:description")
interface Mover {
  /**
   * Moves &lt;there&gt;.
   *
   * @param speedMS how fast, in m/s
   * @param mode how {@code careful}
   */
  String move(double speedMS, String mode);

  /** Is hidden by the superclass. */
  String stop();
}

/** What is there. */
@SuppressWarnings("kit:description")
abstract class InheritedBase {
  /** Stops. */
  public String stop() {
    return "";
  }

  /**
   * Turns.
   *
   * @param by so far
   */
  abstract String turn(int by);

  /** Nobody overrides it. */
  String turn(String by) {
    return by;
  }
}

package shapes;

import java.time.Duration;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Every way to say how long something takes. */
@SuppressWarnings("kit:description")
public class Estimates {
  /** A. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "90s")
  public void seconds() {}

  /** B. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "1.5m")
  public void minutes() {}

  /** C. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "2h")
  public void hours() {}

  /** D. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "500ms")
  public void millis() {}

  /** E. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "PT2M")
  public void iso() {}

  /** F. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "0s")
  public void none() {}

  /** G. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "PT0.000001S")
  public void micros() {}

  /** H. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "howLong")
  public void byJavaName(@Arg(name = "est") Duration howLong) {}

  /** I. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "how_long")
  public void byWireName(@Arg(defaultValue = "3") Integer howLong) {}

  /** J. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "seconds")
  public void byFloat(float seconds) {}
}

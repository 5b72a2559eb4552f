package access;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Hint;
import org.robotmcpkit.annotation.Hints;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.OnBusy;

/** Tools whose effect says too much or too little about them. */
public class Gripper {
  /** Opens the gripper; nothing is in it when it is called. */
  @LongRunningTool(
      effect = Effect.MOVES,
      ungated = "Nothing is in the gripper when it opens.",
      est = "2s",
      exclusive = {"arm", "gripper"},
      onBusy = OnBusy.REPLACE)
  @Hints(destructive = Hint.NO, idempotent = Hint.YES, openWorld = Hint.NO)
  public void open() {}

  /** Reads the force, and sets the sensor's peak value back. */
  @LongRunningTool(effect = Effect.READS)
  @Hints(readOnly = Hint.NO, destructive = Hint.YES, idempotent = Hint.NO)
  public void readForce() {}

  /** Says where the gripper is, as its effect has it. */
  @LongRunningTool(effect = Effect.READS)
  @Hints(readOnly = Hint.YES, openWorld = Hint.BY_EFFECT)
  public void where() {}

  /** Looks around; nobody has sorted it. */
  @Hints(openWorld = Hint.NO)
  @LongRunningTool
  @SuppressWarnings("kit:effect")
  public void look() {}
}

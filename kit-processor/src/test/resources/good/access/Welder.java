package access;

import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Gate;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.RequiresScope;

/** Tools that not everybody may use. */
public class Welder {
  private static final String WELDING = "lab:welding.torch-2";

  /** Welds a seam of the workpiece on the table. */
  @LongRunningTool(effect = Effect.MOVES, est = "90s", exclusive = "arm")
  @RequiresScope(WELDING)
  @Gate(says = "The torch will weld for about 90 s. Wear a mask.", by = Consent.OPERATOR)
  public void weld() {}

  /** Looks at the seam that was welded last. */
  @RequiresScope("robot:read")
  @LongRunningTool
  @SuppressWarnings("kit:effect")
  public void inspect() {}
}

package kinds;

import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** A sealed interface whose kinds are those in the same file. */
@SuppressWarnings("kit:description")
public class Implicit {
  sealed interface Command {}

  record Move(double x) implements Command {}

  record Stop() implements Command {}

  /** Runs. */
  @LongRunningTool(effect = Effect.READS)
  public String run(List<Command> commands) {
    return "" + commands;
  }
}

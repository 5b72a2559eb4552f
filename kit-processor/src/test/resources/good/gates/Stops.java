package gates;

import java.io.IOException;
import java.util.Optional;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.RequiresScope;
import org.robotmcpkit.annotation.StopTool;
import org.robotmcpkit.annotation.Tool;

/** What stops a robot, in some shapes. */
@SuppressWarnings({"kit:description", "kit:effect"})
public class Stops {
  /** Brings all motion to rest. */
  @Tool(effect = Effect.REVERSIBLE)
  @StopTool
  public void stop() throws IOException {}

  /** Lets the brakes fall, which moves something and needs no gate all the same. */
  @StopTool
  @Tool(effect = Effect.MOVES, deadline = "2s")
  @RequiresScope("base:brakes")
  public static boolean brake(Optional<String> why, @Arg(defaultValue = "1") double strength) {
    return true;
  }

  /** Is sorted by nobody. */
  @Tool
  @StopTool
  String halt() {
    return "halted";
  }
}

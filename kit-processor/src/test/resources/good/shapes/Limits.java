package shapes;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Gate;
import org.robotmcpkit.annotation.LongRunningTool;

/** Deadlines, exclusive use, and bodies that go on without a thread. */
@SuppressWarnings("kit:description")
public class Limits {
  /** Drives to the dock. */
  @LongRunningTool(est = "90s", deadline = "5m", exclusive = "base", effect = Effect.MOVES, ungated = "It only docks.")
  public void dock() {}

  /** Drives for a while. */
  @LongRunningTool(est = "duration_s", deadline = "limit", exclusive = {"base", "arm"}, effect = Effect.MOVES)
  @Gate(says = "The base will drive for {durationS} s.", estimate = "#way")
  public String drive(double durationS, Duration limit) {
    return "there";
  }

  record Way(double metres, int turns) {}

  static Way way(double durationS) {
    return new Way(durationS / 2, 3);
  }

  /** Waits for the driver, holding no thread. */
  @LongRunningTool(deadline = "seconds", effect = Effect.READS)
  public CompletionStage<String> await(Integer seconds) {
    return CompletableFuture.completedStage("done");
  }
}

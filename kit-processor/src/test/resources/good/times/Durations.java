package times;

import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Lengths of time. */
@SuppressWarnings("kit:description")
public class Durations {
  record Pause(Duration length, Duration[] steps) {}

  /** Waits. */
  @LongRunningTool(effect = Effect.READS)
  public String pause(Pause pause, Map<String, Duration> named) {
    return pause.length() + " " + Arrays.toString(pause.steps()) + " " + named;
  }
}

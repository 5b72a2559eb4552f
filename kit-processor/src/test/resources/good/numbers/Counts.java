package numbers;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Optional numbers without boxes. */
@SuppressWarnings("kit:description")
public class Counts {
  record Window(OptionalDouble from, OptionalDouble to) {}

  /** Counts. */
  @LongRunningTool(effect = Effect.READS)
  public String count(OptionalInt first, OptionalLong second, @Min(0) @Max(1) OptionalDouble third, Window window) {
    return first + " " + second + " " + third + " " + window;
  }
}

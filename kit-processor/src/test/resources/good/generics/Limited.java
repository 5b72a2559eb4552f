package generics;

import jakarta.validation.constraints.Min;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Type arguments with limits and bounds. */
@SuppressWarnings("kit:description")
public class Limited {
  record Range<N extends Number>(N from, N to) {}

  record Box<T>(T[] items, T first) {}

  /** Limits. */
  @LongRunningTool(effect = Effect.READS)
  public String limit(Range<@Min(0) Integer> whole, Range<Double> real, Optional<Range<Integer>> open) {
    return whole + " " + real + " " + open;
  }
}

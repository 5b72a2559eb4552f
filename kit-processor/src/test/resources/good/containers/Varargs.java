package containers;

import java.time.LocalDate;
import java.util.Arrays;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** As many as one likes. */
@SuppressWarnings("kit:description")
public class Varargs {
  /** Takes numbers. */
  @LongRunningTool(effect = Effect.READS)
  public String numbers(double first, double... others) {
    return first + " " + Arrays.toString(others);
  }

  /** Takes dates. */
  @LongRunningTool(effect = Effect.READS)
  public String dates(LocalDate... dates) {
    return Arrays.toString(dates);
  }

  /** Takes lists of numbers. */
  @LongRunningTool(effect = Effect.READS)
  public String rows(int[]... rows) {
    return Arrays.deepToString(rows);
  }
}

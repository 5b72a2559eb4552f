package times;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** Points in time. */
@SuppressWarnings("kit:description")
public class Instants {
  /** Takes points in time. */
  @LongRunningTool(effect = Effect.READS)
  public String take(Instant from, OffsetDateTime to, @Nullable Instant until, List<Instant> all) {
    return from + " " + to + " " + until + " " + all;
  }

  /** Has defaults. */
  @LongRunningTool(effect = Effect.READS)
  public String defaults(
      @Arg(defaultValue = "2026-03-01T08:30:00Z") Instant from,
      @Arg(defaultValue = "2026-03-01T08:30:00+01:00") OffsetDateTime to) {
    return from + " " + to;
  }
}

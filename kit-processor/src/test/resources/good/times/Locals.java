package times;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Optional;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Times without an offset. */
@SuppressWarnings("kit:description")
public class Locals {
  /** Takes local times. */
  @LongRunningTool(effect = Effect.READS)
  public String take(LocalDate day, LocalTime time, LocalDateTime both, Optional<LocalTime> until) {
    return day + " " + time + " " + both + " " + until;
  }

  /** Has defaults. */
  @LongRunningTool(effect = Effect.READS)
  public String defaults(
      @Arg(defaultValue = "2026-03-01") LocalDate day,
      @Arg(defaultValue = "08:30") LocalTime time,
      @Arg(defaultValue = "2026-03-01T08:30:00") LocalDateTime both) {
    return day + " " + time + " " + both;
  }
}

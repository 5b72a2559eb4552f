package defaults;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Times {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @Arg(defaultValue = "now") Instant instant, // error: [kit:default] default "now" of instant is not an Instant; write it as in "2026-03-01T08:30:00Z"
      @Arg(defaultValue = "2026-03-01T08:30Z") OffsetDateTime withoutSeconds, // error: [kit:default] default "2026-03-01T08:30Z" of withoutSeconds is not an OffsetDateTime; write it as in "2026-03-01T08:30:00Z"
      @Arg(defaultValue = "1 March") LocalDate date, // error: [kit:default] default "1 March" of date is not a LocalDate; write it as in "2026-03-01"
      @Arg(defaultValue = "2026-02-30") LocalDate never, // error: [kit:default] default "2026-02-30" of never is not a LocalDate; write it as in "2026-03-01"
      @Arg(defaultValue = "8:30") LocalTime time, // error: [kit:default] default "8:30" of time is not a LocalTime; write it as in "08:30:00"
      @Arg(defaultValue = "2026-03-01") LocalDateTime dateOnly, // error: [kit:default] default "2026-03-01" of dateOnly is not a LocalDateTime; write it as in "2026-03-01T08:30:00"
      @Arg(defaultValue = "-PT5S") Duration negative, // error: [kit:default] default "-PT5S" of negative is not a Duration; write an ISO-8601 duration such as "PT1M30S"
      @Arg(defaultValue = "P1Y") Duration year) {} // error: [kit:default] default "P1Y" of year is not a Duration; write an ISO-8601 duration such as "PT1M30S"
}

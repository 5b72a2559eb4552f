package jdk;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Times {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      java.time.ZonedDateTime zoned, java.time.Period period, java.time.Year year, java.time.ZoneId zone) {} // error: [kit:type] period has type Period, which no argument can have; use String and parse it in the method // error: [kit:type] year has type Year, which no argument can have; use String and parse it in the method // error: [kit:type] zone has type ZoneId, which no argument can have; use String and parse it in the method // error: [kit:type] zoned has type ZonedDateTime, which no argument can have; use OffsetDateTime
}

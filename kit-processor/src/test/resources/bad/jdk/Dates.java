package jdk;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Dates {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(java.util.Date date, java.util.Calendar calendar, java.sql.Timestamp timestamp) {} // error: [kit:type] calendar has type Calendar, which no argument can have; use OffsetDateTime // error: [kit:type] date has type Date, which no argument can have; use Instant // error: [kit:type] timestamp has type Timestamp, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these
}

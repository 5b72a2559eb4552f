package org.robotmcpkit.model;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;

/**
 * Writes and reads the instants of the wire: UTC with exactly three decimals when written, any
 * ISO-8601 instant when read ({@code docs/contract.md} §2).
 */
final class WireTime {
  // Instant.toString() writes 0, 3, 6 or 9 decimals, as the value happens to need them
  private static final DateTimeFormatter WRITTEN =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter(Locale.ROOT);

  private static final DateTimeFormatter READ =
      new DateTimeFormatterBuilder()
          .parseCaseInsensitive()
          .append(DateTimeFormatter.ISO_LOCAL_DATE_TIME)
          .appendPattern("[XXX][XX][X]") // +02:00, +0200 or +02
          .toFormatter(Locale.ROOT);

  private WireTime() {}

  /** The instant cut to milliseconds, for example {@code 2026-06-12T14:03:00.000Z}. */
  static String text(Instant instant) {
    return WRITTEN.format(instant);
  }

  /**
   * The instant that a text with an offset names.
   *
   * @throws DateTimeException if it names none
   */
  static Instant instant(String text) {
    return READ.parse(text, OffsetDateTime::from).toInstant();
  }
}

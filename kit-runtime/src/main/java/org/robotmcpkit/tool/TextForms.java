package org.robotmcpkit.tool;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The types that are written as texts of a fixed form: the forms of JSON Schema's {@code format},
 * or narrower.
 *
 * <p>Java's own parsers are more lenient (a date-time without seconds, a UUID of one-digit groups),
 * and so would accept what a client that validates by the schema refuses.
 */
final class TextForms {
  private static final String DATE = "[0-9]{4}-[0-9]{2}-[0-9]{2}";
  private static final String SECONDS = "[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?";
  private static final Pattern ANY = Pattern.compile("(?s).*");
  private static final Pattern LENGTH =
      Pattern.compile("(?i)P([0-9]+D)?(T([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]{1,9})?S)?)?");
  private static final Pattern LOCAL_DATE = Pattern.compile(DATE);
  private static final Pattern LOCAL_TIME =
      Pattern.compile("[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,9})?)?");
  private static final Pattern LOCAL_DATE_TIME = Pattern.compile(DATE + "T" + LOCAL_TIME.pattern());
  private static final Pattern DATE_TIME =
      Pattern.compile(DATE + "[Tt]" + SECONDS + "([Zz]|[+-][0-9]{2}:[0-9]{2})");
  private static final Pattern HEX =
      Pattern.compile("[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}");

  static final Decoder<Duration> DURATION =
      form("an ISO-8601 duration such as \"PT1M30S\"", LENGTH, Duration.ZERO, Duration::parse);

  static final Decoder<Instant> INSTANT =
      form(
          "an instant such as \"2026-03-01T08:30:00Z\"",
          DATE_TIME,
          Instant.EPOCH,
          text -> OffsetDateTime.parse(text).toInstant());

  static final Decoder<OffsetDateTime> OFFSET_DATE_TIME =
      form(
          "a date and time with its offset, such as \"2026-03-01T08:30:00+01:00\"",
          DATE_TIME,
          OffsetDateTime.MIN,
          OffsetDateTime::parse);

  static final Decoder<LocalDate> DATE_ONLY =
      form("a date such as \"2026-03-01\"", LOCAL_DATE, LocalDate.EPOCH, LocalDate::parse);

  static final Decoder<LocalTime> TIME_ONLY =
      form(
          "a time without offset, such as \"08:30:00\"",
          LOCAL_TIME,
          LocalTime.MIDNIGHT,
          LocalTime::parse);

  static final Decoder<LocalDateTime> DATE_AND_TIME =
      form(
          "a date and time without offset, such as \"2026-03-01T08:30:00\"",
          LOCAL_DATE_TIME,
          LocalDateTime.MIN,
          LocalDateTime::parse);

  static final Decoder<UUID> ID =
      form(
          "a UUID such as \"123e4567-e89b-12d3-a456-426614174000\"",
          HEX,
          new UUID(0, 0),
          UUID::fromString);

  static final Decoder<URI> ADDRESS =
      form(
          "an absolute URI such as \"https://example.org/map\"",
          ANY,
          URI.create("about:blank"),
          TextForms::uri);

  private TextForms() {}

  private static <T> Decoder<T> form(
      String expected, Pattern pattern, T standIn, Function<String, @Nullable T> parser) {
    return new Decoder<>(
        expected,
        standIn,
        value ->
            value.raw() instanceof String text && pattern.matcher(text).matches()
                ? parsed(text, parser)
                : null);
  }

  private static <T> @Nullable T parsed(String text, Function<String, @Nullable T> parser) {
    try {
      return parser.apply(text);
    } catch (DateTimeException notOne) {
      return null;
    }
  }

  private static @Nullable URI uri(String text) {
    try {
      URI uri = new URI(text);
      return uri.isAbsolute() ? uri : null;
    } catch (URISyntaxException notOne) {
      return null;
    }
  }
}

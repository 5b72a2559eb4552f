package org.robotmcpkit.question;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The formats that a text in a form can have (MCP specification, client/elicitation). */
public enum TextFormat {
  /** A name, {@code @} and a host name, in ASCII. */
  EMAIL("an e-mail address", TextFormat::isEmail),
  /** A URI with a scheme. */
  URI("an absolute URI such as \"https://example.org/map\"", TextFormat::isUri),
  /** A date such as {@code 2026-03-01}. */
  DATE("a date such as \"2026-03-01\"", TextFormat::isDate),
  /** A date and time with its offset, as in RFC 3339. */
  DATE_TIME("a date and time such as \"2026-03-01T08:30:00Z\"", TextFormat::isDateTime);

  private static final Pattern MAIL =
      Pattern.compile(
          "[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63}){0,8}");
  private static final Pattern DAY = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");
  private static final Pattern MOMENT =
      Pattern.compile(
          DAY + "[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})");

  private final String words;

  private final Predicate<String> check;

  TextFormat(String words, Predicate<String> check) {
    this.words = words;
    this.check = check;
  }

  String wireName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  String inWords() {
    return words;
  }

  boolean holds(String text) {
    return check.test(text);
  }

  private static boolean isEmail(String text) {
    return MAIL.matcher(text).matches();
  }

  private static boolean isUri(String text) {
    try {
      return new URI(text).isAbsolute();
    } catch (URISyntaxException none) {
      return false;
    }
  }

  private static boolean isDate(String text) {
    return DAY.matcher(text).matches() && isRead(() -> LocalDate.parse(text));
  }

  private static boolean isDateTime(String text) {
    return MOMENT.matcher(text).matches() && isRead(() -> OffsetDateTime.parse(text));
  }

  private static boolean isRead(Runnable reading) {
    try {
      reading.run();
      return true;
    } catch (DateTimeException none) {
      return false;
    }
  }
}

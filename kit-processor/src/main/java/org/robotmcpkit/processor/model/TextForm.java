package org.robotmcpkit.processor.model;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.regex.Pattern;

/** The texts that the types of one form accept, as the runtime reads them. */
final class TextForm {
  private static final String DATE = "[0-9]{4}-[0-9]{2}-[0-9]{2}";
  private static final Pattern DATE_TIME =
      Pattern.compile(
          DATE + "[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})");
  private static final Pattern LENGTH =
      Pattern.compile("(?i)P([0-9]+D)?(T([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]{1,9})?S)?)?");
  private static final Pattern UUID =
      Pattern.compile("[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}");

  private static final Pattern EMAIL =
      Pattern.compile(
          "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
              + "@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*");

  /** ECMAScript's white space, so that "not blank" is JSON Schema's {@code \\S}. */
  private static final Pattern BLANK =
      Pattern.compile(
          "[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*");

  private TextForm() {}

  /** Whether the text is white space only. */
  static boolean isBlank(String text) {
    return BLANK.matcher(text).matches();
  }

  /** Whether the text is an e-mail address. */
  static boolean isEmail(String text) {
    return EMAIL.matcher(text).matches();
  }

  /** Whether the text is one of that type. */
  static boolean fits(Scalar scalar, String text) {
    try {
      return switch (scalar) {
        case DURATION -> LENGTH.matcher(text).matches() && Duration.parse(text) != null;
        case INSTANT, OFFSET_DATE_TIME ->
            DATE_TIME.matcher(text).matches() && OffsetDateTime.parse(text) != null;
        case LOCAL_DATE -> text.matches(DATE) && LocalDate.parse(text) != null;
        case LOCAL_TIME -> LocalTime.parse(text) != null;
        case LOCAL_DATE_TIME -> text.matches(DATE + "T.*") && LocalDateTime.parse(text) != null;
        case UUID -> UUID.matcher(text).matches();
        case URI -> new URI(text).isAbsolute();
        default -> true;
      };
    } catch (DateTimeException | URISyntaxException notOne) {
      return false;
    }
  }
}

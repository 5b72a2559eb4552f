package org.robotmcpkit.event;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads how long an endpoint asks to be left alone ({@code docs/contract.md} §2). */
final class RetryAfter {
  private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(60);
  private static final Pattern SECONDS = Pattern.compile("[0-9]{1,18}");

  private RetryAfter() {}

  /**
   * The least wait that the outcome asks for, at most 60 s; zero if it asks for none or makes no
   * sense.
   */
  static long nanos(Outcome outcome) {
    if (outcome instanceof Outcome.Answered answer
        && (answer.status() == 429 || answer.status() == 503)) {
      return nanos(answer.retryAfter(), answer.date());
    }
    return 0;
  }

  private static long nanos(@Nullable String retryAfter, @Nullable String date) {
    if (retryAfter == null) {
      return 0;
    }
    String value = retryAfter.strip();
    if (SECONDS.matcher(value).matches()) {
      return TimeUnit.SECONDS.toNanos(Math.min(Long.parseLong(value), 60));
    }
    if (date == null) {
      return 0; // a date means something only beside the endpoint's own clock
    }
    try {
      Duration wait = Duration.between(httpDate(date.strip()), httpDate(value));
      return wait.isNegative()
          ? 0
          : wait.compareTo(Duration.ofNanos(MOST_NANOS)) > 0 ? MOST_NANOS : wait.toNanos();
    } catch (DateTimeException nonsense) {
      return 0;
    }
  }

  private static Instant httpDate(String text) {
    return Instant.from(DateTimeFormatter.RFC_1123_DATE_TIME.parse(text));
  }
}

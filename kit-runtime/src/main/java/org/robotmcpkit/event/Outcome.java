package org.robotmcpkit.event;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What one attempt to deliver an event has come to. */
public sealed interface Outcome {
  /** A short text for logs, without anything from the URL or the body. */
  String summary();

  /**
   * The endpoint has answered.
   *
   * @param status the HTTP status; everything but 200–299 is a failed attempt
   * @param retryAfter the {@code Retry-After} header as it came, if any
   * @param date the {@code Date} header as it came, if any
   */
  record Answered(int status, @Nullable String retryAfter, @Nullable String date)
      implements Outcome {
    /** An answer without either header. */
    public Answered(int status) {
      this(status, null, null);
    }

    @Override
    public String summary() {
      return "status " + status;
    }
  }

  /**
   * There was no answer.
   *
   * @param kind what kept it away
   * @param detail a short text for logs, for example the simple name of an exception
   */
  record Failed(Failure kind, String detail) implements Outcome {
    @Override
    public String summary() {
      return kind.name().toLowerCase(Locale.ROOT) + " failure, " + detail;
    }
  }

  /** What keeps an answer away. */
  enum Failure {
    /** No connection could be made. */
    CONNECT,
    /** The answer took too long. */
    TIMEOUT,
    /** The connection broke, or what came was not HTTP. */
    IO,
    /** Something broke on this side, before or beside the network. */
    INTERNAL
  }
}

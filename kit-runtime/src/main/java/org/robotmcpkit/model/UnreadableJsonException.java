package org.robotmcpkit.model;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/**
 * Says in one sentence why a text is not the JSON that was asked for.
 *
 * <p>The message is safe to log and to send back: control characters are escaped, and at most a
 * short piece of the text is repeated in it.
 */
public final class UnreadableJsonException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final boolean beyondLimits;
  private final @Nullable String where;

  UnreadableJsonException(String message) {
    this(message, false, null);
  }

  private UnreadableJsonException(String message, boolean beyondLimits, @Nullable String where) {
    super(sentence(LogText.safe(message, 300)));
    this.beyondLimits = beyondLimits;
    this.where = where;
  }

  static UnreadableJsonException beyondLimits(String message) {
    return new UnreadableJsonException(message, true, null);
  }

  static UnreadableJsonException at(@Nullable TokenStreamLocation location, String message) {
    String where =
        location == null || location.getLineNr() < 1
            ? null
            : "line " + location.getLineNr() + ", column " + location.getColumnNr();
    return new UnreadableJsonException(message, false, where);
  }

  /** The place that cannot be read, for example {@code line 1, column 17}, if it is known. */
  public Optional<String> where() {
    return Optional.ofNullable(where);
  }

  /** Whether the text may well be JSON, but larger or deeper than what is read. */
  public boolean isBeyondLimits() {
    return beyondLimits;
  }

  private static String sentence(String text) {
    return text.endsWith(".") ? text : text + ".";
  }
}

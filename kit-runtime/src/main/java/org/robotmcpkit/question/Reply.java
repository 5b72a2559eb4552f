package org.robotmcpkit.question;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * What came back for a question, not yet held against its form. Immutable.
 *
 * @param action what the human did
 * @param content what the form was filled in with, as parsed JSON; of no meaning unless accepted
 */
public record Reply(Action action, Map<String, Object> content) {
  /** What a human can do with a question. */
  public enum Action {
    /** Say yes, and fill in the form. */
    ACCEPT,
    /** Say no. */
    DECLINE,
    /** Close the question without a choice. */
    CANCEL;

    /** As it is written on the wire. */
    public String wireName() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Reply {
    Objects.requireNonNull(action, "action");
    content = Collections.unmodifiableMap(new LinkedHashMap<>(content));
  }

  /** A yes, and what the form was filled in with. */
  public static Reply accept(Map<String, Object> content) {
    return new Reply(Action.ACCEPT, content);
  }

  /** A yes to a question without a form. */
  public static Reply accept() {
    return accept(Map.of());
  }

  /** A no. */
  public static Reply decline() {
    return new Reply(Action.DECLINE, Map.of());
  }

  /** The question was closed without a choice. */
  public static Reply cancel() {
    return new Reply(Action.CANCEL, Map.of());
  }
}

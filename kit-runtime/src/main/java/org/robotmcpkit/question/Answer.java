package org.robotmcpkit.question;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * What has come of a question. Immutable.
 *
 * <pre>{@code
 * String place = task.ask(where).orThrow().text("place");
 * }</pre>
 */
public sealed interface Answer {
  /** What was asked. */
  Question question();

  /** Whether the human said yes, with values that fit the form. */
  default boolean isAccepted() {
    return this instanceof Accepted;
  }

  /**
   * The yes.
   *
   * @throws NotAcceptedException if there is none: a body that lets it pass ends its task with its
   *     code
   */
  Accepted orThrow();

  /**
   * The human said yes.
   *
   * @param question what was asked
   * @param values the fields that were filled in, or have a default, as {@code String}, {@code
   *     BigDecimal}, {@code Long}, {@code Boolean} or {@code List<String>}; unmodifiable
   */
  record Accepted(Question question, Map<String, Object> values) implements Answer {
    public Accepted {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    @Override
    public Accepted orThrow() {
      return this;
    }

    /** Whether an optional field was filled in. */
    public boolean has(String field) {
      return values.containsKey(field);
    }

    /**
     * A text, or the value of a choice.
     *
     * @throws NoSuchElementException if it was left out, or the form has no such field
     * @throws ClassCastException if it is of another type; so do the others
     */
    public String text(String field) {
      return (String) value(field);
    }

    /** A number. */
    public double number(String field) {
      return ((BigDecimal) value(field)).doubleValue();
    }

    /** A whole number. */
    public long integer(String field) {
      return (Long) value(field);
    }

    /** A yes or no. */
    public boolean bool(String field) {
      return (Boolean) value(field);
    }

    /** A choice among the constants of an enum. */
    public <E extends Enum<E>> E constant(String field, Class<E> type) {
      return Enum.valueOf(type, text(field));
    }

    /** The values of a choice of several. */
    public List<String> texts(String field) {
      return ((List<?>) value(field)).stream().map(String.class::cast).toList();
    }

    private Object value(String field) {
      Object value = values.get(field);
      if (value == null) {
        throw new NoSuchElementException(
            question.has(field)
                ? field + " was left out; ask has(\"" + field + "\") first"
                : "the form has no " + field);
      }
      return value;
    }
  }

  /**
   * The human said no.
   *
   * @param question what was asked
   */
  record Declined(Question question) implements Answer {
    @Override
    public Accepted orThrow() {
      throw new NotAcceptedException(
          NotAcceptedException.DECLINED,
          "A human was asked " + question.quoted() + " and has said no.");
    }
  }

  /**
   * The human closed the question without a choice.
   *
   * @param question what was asked
   */
  record Dismissed(Question question) implements Answer {
    @Override
    public Accepted orThrow() {
      throw new NotAcceptedException(
          NotAcceptedException.DISMISSED,
          "A human was asked " + question.quoted() + " and has made no choice.");
    }
  }

  /**
   * Nobody answered in time.
   *
   * @param question what was asked
   */
  record Silent(Question question) implements Answer {
    @Override
    public Accepted orThrow() {
      throw new NotAcceptedException(
          NotAcceptedException.UNANSWERED,
          "Nobody has answered "
              + question.quoted()
              + " within "
              + question.within().toMillis() / 1000.0
              + " s.");
    }
  }
}

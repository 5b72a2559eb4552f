package org.robotmcpkit.question;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.JsonDigest;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.LogText;

/**
 * What a human is asked: a text, and perhaps a form to fill in. Immutable.
 *
 * <pre>{@code
 * Question.confirm("Lift the box?")
 *
 * Question.form("Where shall I put the box?")
 *     .with(Field.oneOf("place", "kitchen", "lab").describedAs("where it will stand"))
 *     .with(Field.integer("height_cm").min(0).max(120).orElse(40))
 *     .within(Duration.ofMinutes(2))
 * }</pre>
 *
 * <p>A form is what MCP's elicitation can show: flat, of texts, numbers, booleans and choices (MCP
 * specification, client/elicitation). Never ask for a password or another secret with it.
 */
public final class Question {
  /** How long an answer is waited for when nobody says. */
  public static final Duration DEFAULT_WITHIN = Duration.ofMinutes(5);

  /** The longest that an answer can be waited for. */
  public static final Duration LONGEST_WITHIN = Duration.ofHours(24);

  /** The most fields of a form; nobody fills in more. */
  public static final int MOST_FIELDS = 20;

  /** The most of a form as JSON. */
  private static final int MOST_FORM_BYTES = 32 * 1024;

  private final String message;
  private final List<Field<?>> fields;
  private final Duration within;

  private Question(String message, List<Field<?>> fields, Duration within) {
    this.message = message;
    this.fields = fields;
    this.within = within;
  }

  /**
   * A question that is answered by accepting or declining.
   *
   * @param message what is asked; cut after 2 KiB
   */
  public static Question confirm(String message) {
    return form(message);
  }

  /**
   * A question with a form, which has no field yet.
   *
   * @param message what is asked; cut after 2 KiB
   */
  public static Question form(String message) {
    return new Question(
        JsonValues.message(Objects.requireNonNull(message, "message")), List.of(), DEFAULT_WITHIN);
  }

  /**
   * The same with one field more, behind the others.
   *
   * @throws IllegalArgumentException if the form has a field of that name, has {@link #MOST_FIELDS}
   *     already, or becomes larger than 32 KiB
   */
  public Question with(Field<?> field) {
    if (fields.stream().anyMatch(other -> other.name().equals(field.name()))) {
      throw new IllegalArgumentException("the form has a field " + field.name() + " already");
    }
    if (fields.size() == MOST_FIELDS) {
      throw new IllegalArgumentException("a form has at most " + MOST_FIELDS + " fields");
    }
    List<Field<?>> more = new ArrayList<>(fields);
    more.add(field);
    Question question = new Question(message, List.copyOf(more), within);
    int bytes = Json.bytes(question.schema()).length;
    if (bytes > MOST_FORM_BYTES) {
      throw new IllegalArgumentException(
          "with "
              + field.name()
              + " the form takes "
              + bytes
              + " bytes of JSON; it may take "
              + MOST_FORM_BYTES);
    }
    return question;
  }

  /**
   * The same with how long an answer is waited for.
   *
   * @param time positive, and no more than {@link #LONGEST_WITHIN}
   */
  public Question within(Duration time) {
    if (time.isNegative() || time.isZero() || time.compareTo(LONGEST_WITHIN) > 0) {
      throw new IllegalArgumentException(
          "an answer can be waited for up to " + LONGEST_WITHIN + ", not for " + time);
    }
    return new Question(message, fields, time);
  }

  /** What is asked. */
  public String message() {
    return message;
  }

  /** How long an answer is waited for. */
  public Duration within() {
    return within;
  }

  /** The form as the JSON schema that elicitation wants; unmodifiable. */
  public Map<String, Object> schema() {
    Map<String, Object> properties = new LinkedHashMap<>();
    fields.forEach(field -> properties.put(field.name(), field.schema()));
    List<String> required = fields.stream().filter(Field::isRequired).map(Field::name).toList();
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", Collections.unmodifiableMap(properties));
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    return Collections.unmodifiableMap(schema);
  }

  /** Equal for questions with the same text and form, and for no others: a digest of both. */
  public String fingerprint() {
    return JsonDigest.of(List.of(message, schema()));
  }

  /**
   * What a reply comes to.
   *
   * @throws WrongReplyException if it accepts with a content that is not what the form asks for;
   *     names all that is wrong
   */
  public Answer answeredBy(Reply reply) {
    return switch (reply.action()) {
      case ACCEPT -> new Answer.Accepted(this, read(reply.content()));
      case DECLINE -> new Answer.Declined(this);
      case CANCEL -> new Answer.Dismissed(this);
    };
  }

  private Map<String, Object> read(Map<String, ?> content) {
    List<String> problems = new ArrayList<>();
    Map<String, Object> values = new LinkedHashMap<>();
    for (Field<?> field : fields) {
      Object value = field.read(content.get(field.name()), problems);
      if (value != null) {
        values.put(field.name(), value);
      }
    }
    content.keySet().stream()
        .filter(name -> !has(name))
        .map(this::unknown)
        .limit(MOST_FIELDS)
        .forEach(problems::add);
    if (!problems.isEmpty()) {
      throw new WrongReplyException(problems);
    }
    return values;
  }

  /** Whether the form has a field of that name. */
  boolean has(String name) {
    return fields.stream().anyMatch(field -> field.name().equals(name));
  }

  /** The text, short and on one line, for messages. */
  String quoted() {
    return '"' + LogText.safe(message) + '"';
  }

  private String unknown(String name) {
    String known = fields.stream().map(Field::name).collect(Collectors.joining(", "));
    return "unknown member "
        + Shown.text(name)
        + "; the form "
        + (known.isEmpty() ? "has no fields" : "has " + known);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Question that
        && message.equals(that.message)
        && within.equals(that.within)
        && schema().equals(that.schema());
  }

  @Override
  public int hashCode() {
    return Objects.hash(message, within, schema());
  }

  @Override
  public String toString() {
    return "Question[" + Shown.text(message) + "]";
  }
}

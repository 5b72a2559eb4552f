package org.robotmcpkit.question;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.JsonValues;

/**
 * One field of a form. It has to be filled in unless it is {@link #optional()} or has a default.
 * Immutable.
 *
 * @param <F> the kind of field
 */
public abstract sealed class Field<F extends Field<F>>
    permits TextField, NumberField, BoolField, ChoiceField {
  private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_-]{1,64}");
  private static final String DEFAULT = "default";

  private final Outline outline;

  /**
   * What fields of all kinds have.
   *
   * @param keywords its JSON schema
   */
  record Outline(String name, boolean isRequired, Map<String, Object> keywords) {
    static Outline of(String name, String type) {
      if (!NAME.matcher(name).matches()) {
        throw new IllegalArgumentException(
            "field name " + Shown.text(name) + " must be 1 to 64 letters, digits, _ and -");
      }
      return new Outline(name, true, Map.of("type", type));
    }

    Outline with(String keyword, Object value) {
      Map<String, Object> more = new LinkedHashMap<>(keywords);
      more.put(keyword, value);
      return new Outline(name, isRequired, Collections.unmodifiableMap(more));
    }

    Outline optional() {
      return new Outline(name, false, keywords);
    }
  }

  Field(Outline outline) {
    this.outline = outline;
  }

  /** A text. */
  public static TextField text(String name) {
    return new TextField(Outline.of(name, "string"));
  }

  /** A number. */
  public static NumberField number(String name) {
    return new NumberField(Outline.of(name, "number"));
  }

  /** A whole number. */
  public static NumberField integer(String name) {
    return new NumberField(Outline.of(name, "integer"));
  }

  /** A yes or no. */
  public static BoolField bool(String name) {
    return new BoolField(Outline.of(name, "boolean"));
  }

  /** One of several values. */
  public static ChoiceField oneOf(String name, String... values) {
    return ChoiceField.one(name, untitled(values));
  }

  /** One of an enum's constants, by name; {@link Answer.Accepted#constant} gives it back. */
  public static <E extends Enum<E>> ChoiceField oneOf(String name, Class<E> type) {
    return oneOf(
        name, Arrays.stream(type.getEnumConstants()).map(Enum::name).toArray(String[]::new));
  }

  /**
   * One of several values, which people see under titles.
   *
   * @param titles the titles by their values, in order
   */
  public static ChoiceField oneOf(String name, Map<String, String> titles) {
    return ChoiceField.one(name, titles);
  }

  /** Any number of several values. */
  public static ChoiceField someOf(String name, String... values) {
    return ChoiceField.some(name, untitled(values));
  }

  /**
   * Any number of several values, which people see under titles.
   *
   * @param titles the titles by their values, in order
   */
  public static ChoiceField someOf(String name, Map<String, String> titles) {
    return ChoiceField.some(name, titles);
  }

  private static Map<String, String> untitled(String... values) {
    return Arrays.stream(values)
        .collect(
            Collectors.toMap(
                value -> value, value -> value, (one, same) -> twice(one), LinkedHashMap::new));
  }

  private static String twice(String value) {
    throw new IllegalArgumentException("the choice " + Shown.text(value) + " stands there twice");
  }

  /** The same with another outline. */
  abstract F like(Outline other);

  /** What a value of it is, as the end of a sentence: {@code a number from 0 to 50}. */
  abstract String expected();

  /** The value that was filled in, as it is handed out; null if it is none. */
  abstract @Nullable Object decode(Object raw);

  /** The same with a title for people; else they see the name. Cut after 2 KiB, as every text. */
  public final F title(String title) {
    return with("title", JsonValues.message(Objects.requireNonNull(title, "title")));
  }

  /** The same with an explanation. */
  public final F describedAs(String description) {
    return with(
        "description", JsonValues.message(Objects.requireNonNull(description, "description")));
  }

  /** The same, and it may be left out. */
  public final F optional() {
    return like(outline.optional());
  }

  final F with(String keyword, Object value) {
    return like(outline.with(keyword, value));
  }

  /**
   * The same with a default, which people see filled in, and which counts when it is left out.
   *
   * @throws IllegalArgumentException if it is no value of the field: set its limits first
   */
  final F withDefault(Object value) {
    if (decode(value) == null) {
      throw new IllegalArgumentException(
          "the default of "
              + name()
              + " must be "
              + expected()
              + " (it is "
              + Shown.value(value)
              + ")");
    }
    return like(outline.with(DEFAULT, value).optional());
  }

  final Outline outline() {
    return outline;
  }

  /** A keyword of its JSON schema. */
  final @Nullable Object keyword(String keyword) {
    return outline.keywords().get(keyword);
  }

  /** Its name in the form. */
  public final String name() {
    return outline.name();
  }

  final boolean isRequired() {
    return outline.isRequired();
  }

  /** Its JSON schema. */
  final Map<String, Object> schema() {
    return outline.keywords();
  }

  /**
   * The value that was filled in, or the default; null if there is neither, or after a problem has
   * been noted.
   */
  final @Nullable Object read(@Nullable Object raw, List<String> problems) {
    if (raw == null) {
      if (isRequired()) {
        problems.add(name() + " is missing; give " + expected());
      }
      Object otherwise = keyword(DEFAULT);
      return otherwise == null ? null : decode(otherwise);
    }
    Object value = decode(raw);
    if (value == null) {
      problems.add(name() + " must be " + expected() + " (got " + Shown.value(raw) + ")");
    }
    return value;
  }
}

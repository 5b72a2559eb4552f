package org.robotmcpkit.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A field that is a text. Its characters are Unicode code points, as in JSON Schema: an emoji is
 * one. Immutable.
 */
public final class TextField extends Field<TextField> {
  /** The longest text that anybody has to type; a form that says nothing else has this limit. */
  public static final int LONGEST = 4096;

  private static final String MIN = "minLength";
  private static final String MAX = "maxLength";

  private final @Nullable TextFormat format;

  TextField(Outline outline) {
    this(outline, null);
  }

  private TextField(Outline outline, @Nullable TextFormat format) {
    super(outline);
    this.format = format;
  }

  @Override
  TextField like(Outline other) {
    return new TextField(other, format);
  }

  /** The same, and shorter texts are refused. */
  public TextField minLength(int least) {
    return with(MIN, least).checked();
  }

  /** The same, and longer texts are refused; at most {@link #LONGEST}. */
  public TextField maxLength(int most) {
    return with(MAX, most).checked();
  }

  private TextField checked() {
    if (least() < 0 || least() > most() || most() > LONGEST) {
      throw new IllegalArgumentException(
          "the length of "
              + name()
              + " must lie within 0 and "
              + LONGEST
              + ", not from "
              + least()
              + " to "
              + most());
    }
    return this;
  }

  /** The same, and only texts of that format are taken. */
  public TextField format(TextFormat wanted) {
    return new TextField(
        outline().with("format", wanted.wireName()), Objects.requireNonNull(wanted, "wanted"));
  }

  /** The same with a default. */
  public TextField orElse(String value) {
    return withDefault(value);
  }

  private int least() {
    return keyword(MIN) instanceof Integer least ? least : 0;
  }

  private int most() {
    return keyword(MAX) instanceof Integer most ? most : LONGEST;
  }

  @Override
  String expected() {
    List<String> words = new ArrayList<>(List.of(format == null ? "a text" : format.inWords()));
    if (least() > 0) {
      words.add("of " + least() + " to " + most() + " characters");
    } else if (keyword(MAX) != null || format == null) {
      words.add("of at most " + most() + " characters");
    }
    return String.join(" ", words);
  }

  @Override
  @Nullable Object decode(Object raw) {
    if (!(raw instanceof String text)) {
      return null;
    }
    int length = text.codePointCount(0, text.length());
    return length >= least() && length <= most() && (format == null || format.holds(text))
        ? text
        : null;
  }
}

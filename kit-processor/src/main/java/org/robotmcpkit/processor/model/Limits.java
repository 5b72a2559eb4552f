package org.robotmcpkit.processor.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a value of a type is limited to, beyond the type itself.
 *
 * @param range where a number has to lie
 * @param size how many characters or parts it may have
 * @param isNotBlank whether a text has to have more than white space
 * @param isEmail whether a text has to be an e-mail address
 * @param patterns what a text has to match as a whole, each of them
 */
public record Limits(
    Range range, Size size, boolean isNotBlank, boolean isEmail, List<TextPattern> patterns) {
  /** No limits. */
  public static final Limits NONE = new Limits(Range.NONE, Size.NONE, false, false, List.of());

  /** More than white space. */
  public static final Limits NOT_BLANK =
      new Limits(Range.NONE, new Size(1, Integer.MAX_VALUE), true, false, List.of());

  /** An e-mail address. */
  public static final Limits EMAIL = new Limits(Range.NONE, Size.NONE, false, true, List.of());

  public Limits {
    patterns = List.copyOf(patterns);
  }

  /** Those of a number. */
  public static Limits of(Range range) {
    return new Limits(range, Size.NONE, false, false, List.of());
  }

  /** Those of what has characters or parts. */
  public static Limits of(Size size) {
    return new Limits(Range.NONE, size, false, false, List.of());
  }

  /** Those of a text. */
  public static Limits of(TextPattern pattern) {
    return new Limits(Range.NONE, Size.NONE, false, false, List.of(pattern));
  }

  /** What both allow. */
  public Limits and(Limits other) {
    return new Limits(
        range.and(other.range),
        size.and(other.size),
        isNotBlank || other.isNotBlank,
        isEmail || other.isEmail,
        Stream.concat(patterns.stream(), other.patterns.stream()).distinct().toList());
  }

  /** Whether everything is allowed. */
  public boolean isNone() {
    return equals(NONE);
  }

  /** Whether the text is allowed. */
  public boolean hold(String text) {
    return size.holds(text.codePointCount(0, text.length()))
        && (!isNotBlank || !TextForm.isBlank(text))
        && (!isEmail || TextForm.isEmail(text))
        && patterns.stream().allMatch(pattern -> text.matches(pattern.java()));
  }

  /**
   * What the limits ask of a text, after "a text": {@code of at least 2 characters that matches
   * [a-z]+}.
   */
  public String inWords() {
    List<String> that = new ArrayList<>();
    if (isNotBlank) {
      that.add("is not blank");
    }
    if (isEmail) {
      that.add("is an e-mail address");
    }
    patterns.forEach(pattern -> that.add("matches " + pattern.java()));
    boolean isMinKnown = isNotBlank && size.min() == 1;
    String characters = (isMinKnown ? new Size(0, size.max()) : size).inWords();
    return characters + (that.isEmpty() ? "" : " that " + String.join(" and ", that));
  }
}

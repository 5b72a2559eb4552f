package org.robotmcpkit.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An argument that is a text, with optional limits; all of them have to hold. */
public final class TextArgument extends Argument<String> {
  private final Size size;
  private final List<Check> checks;

  TextArgument(Value value) {
    this(value, Size.ANY, List.of());
  }

  private TextArgument(Value value, Size size, List<Check> checks) {
    super(
        value,
        new Decoder<>(() -> expected(size, checks), () -> "", text -> decode(text, size, checks)));
    this.size = size;
    this.checks = checks;
  }

  /**
   * Refuses texts of any other length. Characters are Unicode code points, as in JSON Schema: an
   * emoji is one.
   *
   * @throws IllegalArgumentException if no length is both
   */
  public TextArgument size(int least, int most) {
    return minSize(least).maxSize(most);
  }

  /** Refuses shorter texts. */
  public TextArgument minSize(int least) {
    return new TextArgument(value, size.from(least), checks);
  }

  /** Refuses longer texts. */
  public TextArgument maxSize(int most) {
    return new TextArgument(value, size.to(most), checks);
  }

  /**
   * Refuses texts of nothing but white space, as ECMAScript's {@code \s} has it: no-break spaces
   * are white too.
   */
  public TextArgument notBlank() {
    return checked("is not blank", text -> !Texts.isBlank(text));
  }

  /**
   * Refuses what is no e-mail address: names and host names of ASCII letters, digits and signs,
   * separated by dots, on both sides of an {@code @}; neither quoted names nor bare IP addresses in
   * brackets.
   */
  public TextArgument email() {
    return checked("is an e-mail address", Texts::isEmail);
  }

  /**
   * Refuses texts that the pattern does not match as a whole, and those on which matching takes too
   * long to find out: more than a million steps, or deeper than the stack.
   */
  public TextArgument matching(Pattern pattern) {
    return checked("matches " + pattern.pattern(), text -> Texts.matches(pattern, text));
  }

  private TextArgument checked(String that, Predicate<String> holds) {
    List<Check> more = Stream.concat(checks.stream(), Stream.of(new Check(that, holds))).toList();
    return new TextArgument(value, size, more);
  }

  /**
   * A limit.
   *
   * @param that what the text does, as the end of "a text that"
   * @param holds whether it does
   */
  private record Check(String that, Predicate<String> holds) {}

  private static @Nullable String decode(Value value, Size size, List<Check> checks) {
    if (!(value.raw() instanceof String text)) {
      return null;
    }
    int length = size.isAny() ? 0 : text.codePointCount(0, text.length());
    if (!size.holds(length)) {
      value.problem(
          "must be "
              + expected(size, checks)
              + " (got "
              + Size.counted(length, "characters")
              + ": "
              + Shown.of(text)
              + ")");
      return null;
    }
    return checks.stream().allMatch(check -> check.holds().test(text)) ? text : null;
  }

  private static String expected(Size size, List<Check> checks) {
    List<String> words = new ArrayList<>(List.of("a text"));
    if (!size.isAny()) {
      words.add("of " + size.of("characters"));
    }
    if (!checks.isEmpty()) {
      words.add(checks.stream().map(Check::that).collect(Collectors.joining(" and ", "that ", "")));
    }
    return String.join(" ", words);
  }
}

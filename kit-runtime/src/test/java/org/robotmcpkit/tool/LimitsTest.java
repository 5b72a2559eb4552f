package org.robotmcpkit.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits on arguments, and what is said about those that do not keep them. */
class LimitsTest {
  private static final Pattern LETTERS = Pattern.compile("[a-z]+");

  @Test
  void endsOfARangeBelongToItOrNot() {
    assertThat(problem(1, value -> value.integer().above(0))).isEmpty();
    assertThat(problem(0, value -> value.integer().above(0)))
        .isEqualTo("v must be a whole number > 0 (got 0)");
    assertThat(problem(0, value -> value.number().below(0)))
        .isEqualTo("v must be a number < 0 (got 0)");
    assertThat(problem(0, value -> value.number().min(0).below(1))).isEmpty();
    assertThat(problem(1.0, value -> value.number().min(0).below(1)))
        .isEqualTo("v must be a number ≥ 0 and < 1 (got 1.0)");
    assertThat(problem(51, value -> value.number().above(0).max(50)))
        .isEqualTo("v must be a number > 0 and ≤ 50 (got 51)");
    assertThat(problem(51, value -> value.number().min(0).max(50)))
        .isEqualTo("v must be a number from 0 to 50 (got 51)");
  }

  @Test
  void boundsAreExactDecimals() {
    assertThat(problem(0.1, value -> value.number().min(0.1))).isEmpty();
    assertThat(problem(0.1, value -> value.number().above(0.1)))
        .isEqualTo("v must be a number > 0.1 (got 0.1)");
    assertThat(problem(0.30000000000000004, value -> value.number().max(0.3)))
        .isEqualTo("v must be a number ≤ 0.3 (got 0.30000000000000004)");
    BigDecimal bound = new BigDecimal("0.1000000000000000000001");
    assertThat(
            problem(
                new BigDecimal("0.10000000000000000000009"), value -> value.decimal().min(bound)))
        .startsWith("v must be a number ≥ 0.1000000000000000000001 ");
    assertThat(problem(bound, value -> value.decimal().min(bound))).isEmpty();
  }

  @Test
  void aFloatIsJudgedAsItWasWritten() {
    assertThat(problem(0.1000000001, value -> value.floatNumber().max(0.1)))
        .isEqualTo("v must be a number ≤ 0.1 (got 0.1000000001)");
    assertThat(problem(0.1, value -> value.floatNumber().max(0.1))).isEmpty();
  }

  @Test
  void aBoundIsANumber() {
    NumberArgument<Double> number = Arguments.of(Map.of()).number("v");

    assertThatThrownBy(() -> number.min(Double.NaN)).isInstanceOf(NumberFormatException.class);
  }

  @Test
  void charactersAreCodePoints() {
    assertThat(problem("🤖🤖", value -> value.string().maxSize(2))).isEmpty();
    assertThat(problem("🤖", value -> value.string().minSize(2)))
        .isEqualTo("v must be a text of at least 2 characters (got 1 character: \"🤖\")");
    assertThat(problem("abcd", value -> value.string().size(1, 3)))
        .isEqualTo("v must be a text of 1 to 3 characters (got 4 characters: \"abcd\")");
    assertThat(problem("", value -> value.string().size(1, 1)))
        .isEqualTo("v must be a text of exactly 1 character (got 0 characters: \"\")");
    assertThat(problem("ab", value -> value.string().maxSize(1)))
        .isEqualTo("v must be a text of at most 1 character (got 2 characters: \"ab\")");
  }

  @Test
  void allLimitsOfATextHaveToHold() {
    Function<Value, Argument<?>> limited =
        value -> value.string().maxSize(3).notBlank().matching(LETTERS);

    assertThat(problem("abc", limited)).isEmpty();
    assertThat(problem("a1", limited))
        .isEqualTo(
            "v must be a text of at most 3 characters that is not blank and matches [a-z]+ (got \"a1\")");
    assertThat(problem(5, limited)).endsWith("(got 5)");
  }

  @Test
  void whatIsMissingIsToldWithItsLimits() {
    Arguments arguments = Arguments.of(Map.of());

    arguments.string("name").size(1, 20).matching(LETTERS).required();
    arguments.list("path", Value::raw).minSize(2).required();

    assertThat(problems(arguments))
        .containsExactly(
            "name is missing; give a text of 1 to 20 characters that matches [a-z]+",
            "path is missing; give a list with at least 2 items");
  }

  @Test
  void whatIsLeftOutKeepsAllLimits() {
    Arguments arguments = Arguments.of(Map.of());

    assertThat(arguments.string("name").minSize(3).email().orElse("a")).isEqualTo("a");
    assertThat(arguments.list("path", Value::raw).minSize(2).optional()).isEmpty();
    arguments.refuseIfWrong();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "\t\n\u000b\f\r",
        "\u00a0",
        "\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
      })
  void whiteSpaceIsBlank(String text) {
    assertThat(problem(text, value -> value.string().notBlank()))
        .startsWith("v must be a text that is not blank (got ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", " a ", "\u0085", "\u200b", "\u180e", "\u001f", "🤖"})
  void everythingElseIsNot(String text) {
    assertThat(problem(text, value -> value.string().notBlank())).isEmpty();
  }

  /**
   * ECMAScript's notion, which the schema's {@code \S} has, spelled as Java's own classes have it.
   */
  @Test
  void blankIsWhatECMAScriptSaysOfEveryCharacter() {
    Pattern white = Pattern.compile("[\\t\\n\\x0b\\f\\r\\ufeff\\p{Zs}\\u2028\\u2029]");

    for (int letter = 0; letter <= Character.MAX_VALUE; letter++) {
      String text = String.valueOf((char) letter);
      assertThat(Texts.isBlank(text)).as("U+%04X", letter).isEqualTo(white.matcher(text).matches());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "a@example.org, true",
    "A.b+c@sub.example.org, true",
    "o'neill@robot.lan, true",
    "ops@localhost, true",
    "a, false",
    "@example.org, false",
    "a@, false",
    ".a@example.org, false",
    "a..b@example.org, false",
    "a@-example.org, false",
    "a@example-.org, false",
    "a@example..org, false",
    "a b@example.org, false",
    "a@b@example.org, false",
    "é@example.org, false",
    "'a@example.org\n', false",
  })
  void anAddressHasNamesOnBothSides(String text, boolean isOne) {
    assertThat(problem(text, value -> value.string().email()).isEmpty()).isEqualTo(isOne);
  }

  @Test
  void aPatternMatchesTheWholeText() {
    assertThat(problem("abc", value -> value.string().matching(LETTERS))).isEmpty();
    assertThat(problem("abc1", value -> value.string().matching(LETTERS)))
        .isEqualTo("v must be a text that matches [a-z]+ (got \"abc1\")");
    assertThat(problem("abc\n", value -> value.string().matching(Pattern.compile("^[a-z]+$"))))
        .isNotEmpty();
    assertThat(problem("bc", value -> value.string().matching(Pattern.compile("a|bc")))).isEmpty();
  }

  @Test
  void noTextMakesAPatternRunOnAndOn() {
    String text = "a".repeat(5000) + "!";

    for (String pattern : List.of("(a+)+b", "(.*a){20}b", "(a|aa)+")) {
      long start = System.nanoTime();
      String problem = problem(text, value -> value.string().matching(Pattern.compile(pattern)));

      assertThat(problem).startsWith("v must be a text that matches " + pattern);
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(30));
    }
  }

  @Test
  void noTextIsTooDeepForTheStack() {
    String text = "ab".repeat(200_000);

    assertThat(problem(text, value -> value.string().matching(Pattern.compile("(?:a|b)*"))))
        .isNotEmpty();
    assertThat(problem(text, value -> value.string().matching(Pattern.compile("[ab]*")))).isEmpty();
  }

  @Test
  void containersHoldSoMuch() {
    Function<Value, Integer> item = value -> value.integer().min(1).required();
    List<Integer> four = List.of(1, 2, 3, 4);

    assertThat(problem(four, value -> value.list(item).size(1, 3)))
        .isEqualTo("v must have 1 to 3 items (got 4)");
    assertThat(problem(four, value -> value.list(item).minSize(4).maxSize(4))).isEmpty();
    assertThat(problem(four, value -> value.set(item).maxSize(1)))
        .isEqualTo("v must have at most 1 item (got 4)");
    assertThat(problem(Map.of(), value -> value.map(item).minSize(1)))
        .isEqualTo("v must have at least 1 member (got 0)");
    assertThat(problem("a", value -> value.list(item).minSize(1)))
        .isEqualTo("v must be a list with at least 1 item (got \"a\")");
    assertThat(problem("a", value -> value.map(item).minSize(2)))
        .isEqualTo("v must be an object with at least 2 members (got \"a\")");
  }

  @Test
  void whatIsWrongInsideIsToldAsWell() {
    Arguments arguments = Arguments.of(Map.of("v", List.of(1, 0, 2)));

    arguments.list("v", value -> value.integer().min(1).required()).maxSize(2).required();

    assertThat(problems(arguments))
        .containsExactly(
            "v must have at most 2 items (got 3)", "v[1] must be a whole number ≥ 1 (got 0)");
  }

  @Test
  void theSizeIsKeptWhenItBecomesAnArray() {
    Arguments arguments = Arguments.of(Map.of("v", new ArrayList<>(List.of(1.5))));

    arguments
        .list("v", value -> value.number().required())
        .minSize(2)
        .map(PrimitiveArrays::doubles)
        .required();

    assertThat(problems(arguments)).containsExactly("v must have at least 2 items (got 1)");
  }

  @Test
  void aSizeIsPossible() {
    TextArgument text = Arguments.of(Map.of()).string("v");

    assertThatThrownBy(() -> text.size(3, 2)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> text.minSize(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  private static String problem(Object given, Function<Value, ? extends Argument<?>> reader) {
    Arguments arguments = Arguments.of(Map.of("v", given));
    reader.apply(arguments.at("v")).required();
    List<String> problems = problems(arguments);
    assertThat(problems).hasSizeLessThan(2);
    return String.join("", problems);
  }

  private static List<String> problems(Arguments arguments) {
    ToolRefusal refusal = catchThrowableOfType(ToolRefusal.class, arguments::refuseIfWrong);
    return refusal == null ? List.of() : refusal.problems();
  }
}

package org.robotmcpkit.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A pattern means in JSON Schema what it means in Java, or is refused. */
class EcmaPatternTest {
  private static final List<String> PARTS =
      List.of(
          "a", "b", "-", " ", "\\s", "\\S", "\\d", "\\w", "[", "]", "^", "$", "(", "(?:", ")", "|",
          "*", "+", "?", "{2}", "\\-", "\\]", "[a-b]", "[^b ]", "[\\s-]", "\\.", ".", "(?=", "&&",
          "\\\\", "}", "\\@");

  private static final List<String> TEXTS =
      List.of(
          "", "a", "b", "ab", "aab", "a b", " ", "a-", "-", "a.", "aa", "1", "a]", "@", "\\",
          "a\n");

  @ParameterizedTest
  @CsvSource(
      delimiterString = " -> ",
      quoteCharacter = '`',
      value = {
        "`` -> ^$",
        "[a-z]+ -> ^[a-z]+$",
        "^a$ -> ^a$",
        "^a -> ^a$",
        "a\\$ -> ^a\\$$",
        "a\\\\$ -> ^a\\\\$",
        "a|b -> ^(?:a|b)$",
        "^a|b$ -> ^(?:^a|b$)$",
        "(a|b) -> ^(a|b)$",
        "[|] -> ^[|]$",
        "\\s+ -> ^[\\t-\\r ]+$",
        "\\-\\@\\/ -> ^-@\\/$",
        "[\\-\\@\\]] -> ^[\\-@\\]]$",
        "[^-a] -> ^[^-a]$",
        "[a\\d-] -> ^[a\\d-]$",
        "(?<=a)b{2,}?(?!c) -> ^(?<=a)b{2,}?(?!c)$",
        "\\x41\\u0042\\t\\n\\r\\f -> ^\\x41\\u0042\\t\\n\\r\\f$",
        "\\p{Lu}[\\P{Nd}] -> ^\\p{Lu}[\\P{Nd}]$",
      })
  void isSpelledInECMAScript(String java, String ecma) {
    EcmaPattern pattern = new EcmaPattern(java);

    assertThat(pattern.problem()).isEmpty();
    assertThat(pattern.anchored()).isEqualTo(ecma);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a*+",
        "a?+",
        "a{2}+",
        "(?>a)",
        "(?i)a",
        "(?i:a)",
        "\\Qa\\E",
        "\\A",
        "\\z",
        "\\Z",
        "\\G",
        "\\R",
        "\\X",
        "\\h",
        "\\v",
        "\\e",
        "\\a",
        "\\cA",
        "\\01",
        "\\x{41}",
        "(a)\\1",
        "(?<n>a)\\k<n>",
        "\\p{Alpha}",
        "\\p{IsLatin}",
        "\\p{javaLowerCase}",
        "\\pL",
        "[a[b]]",
        "[a&&b]",
        "[\\w-z]",
        "[a\\S]",
        "]",
        "}",
        "(?=a)+",
        "^*",
        "\\b",
        "\\B",
        "a$b?",
        "(a$)",
        "a{2}{3}",
        "[a\\h]",
      })
  void whatMeansSomethingElseIsRefused(String java) {
    assertThat(Pattern.compile(java)).isNotNull();
    assertThat(new EcmaPattern(java).problem()).isPresent();
  }

  /**
   * Whatever Java takes is either refused or spelled so that Java reads it the same, as it reads
   * most of ECMAScript.
   */
  @Test
  void randomPatternsMeanTheSame() {
    Random random = new Random(20260301);
    int spelled = 0;
    for (int round = 0; round < 100_000; round++) {
      String java = random(random);
      if (isPattern(java) && new EcmaPattern(java).problem().isEmpty()) {
        spelled++;
        Pattern ecma =
            Pattern.compile(new EcmaPattern(java).anchored().replaceAll("\\$$", "\\\\z"));
        for (String text : TEXTS) {
          assertThat(ecma.matcher(text).find())
              .as("%s on '%s'", java, text)
              .isEqualTo(text.matches(java));
        }
      }
    }
    assertThat(spelled).isGreaterThan(10_000);
  }

  private static String random(Random random) {
    return IntStream.range(0, 1 + random.nextInt(6))
        .mapToObj(part -> PARTS.get(random.nextInt(PARTS.size())))
        .collect(Collectors.joining());
  }

  private static boolean isPattern(String java) {
    try {
      Pattern.compile(java);
      return true;
    } catch (PatternSyntaxException notOne) {
      return false;
    }
  }
}

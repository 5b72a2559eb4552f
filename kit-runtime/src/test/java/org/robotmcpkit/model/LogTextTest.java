package org.robotmcpkit.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogTextTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "plain Küche 🤖,plain Küche 🤖",
        "`a\nb\r\tc`,a\\nb\\r\\tc",
        "`\u001b[31mred`,\\u001b[31mred",
        "`a\u202eb\u2066c`,a\\u202eb\\u2066c",
        "`a\u0000\u007f\u0085`,a\\u0000\\u007f\\u0085",
        "`a\u2028b\u2029`,a\\u2028b\\u2029",
        "`a\u200b\ufeff`,a\\u200b\\ufeff",
      })
  void escapesWhatCouldForgeALineOrHide(String text, String expected) {
    assertThat(LogText.safe(text)).isEqualTo(expected);
  }

  @Test
  void escapesLoneSurrogatesAndInvisibleTags() {
    assertThat(LogText.safe("a\uD83D")).isEqualTo("a\\ud83d");
    assertThat(LogText.safe("\uDB40\uDC41")).isEqualTo("\\udb40\\udc41");
  }

  @Test
  void cutsLongTextBetweenCharacters() {
    assertThat(LogText.safe("x".repeat(300))).isEqualTo("x".repeat(200) + "…");
    assertThat(LogText.safe("abc", 2)).isEqualTo("ab…");
    assertThat(LogText.safe("a🤖b", 2)).isEqualTo("a…");
    assertThat(LogText.safe("a🤖", 3)).isEqualTo("a🤖");
    assertThat(LogText.safe("abc", -1)).isEqualTo("…");
  }

  @Test
  void readsNullAndHostileObjects() {
    assertThat(LogText.safe(null)).isEqualTo("null");
    Object hostile =
        new Object() {
          @Override
          public String toString() {
            throw new StackOverflowError();
          }
        };
    assertThat(LogText.safe(hostile)).contains("StackOverflowError");
  }
}

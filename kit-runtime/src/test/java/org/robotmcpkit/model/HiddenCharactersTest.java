package org.robotmcpkit.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What nobody sees does not get into what a model reads. */
class HiddenCharactersTest {
  @ParameterizedTest
  @ValueSource(
      ints = {
        0x0, 0x7, 0x8, 0xB, 0xC, 0xE, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9F, 0x61C, 0x200B, 0x200E,
        0x200F, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069, 0x206F, 0xFEFF, 0xFFF9, 0xE0000, 0xE0041,
        0xE007F
      })
  void eachOfThemBecomesOneVisibleMark(int point) {
    String hidden = Character.toString(point);

    assertThat(HiddenCharacters.areIn("a" + hidden)).isTrue();
    assertThat(JsonValues.message("a" + hidden + hidden + "b" + hidden))
        .isEqualTo("a\uFFFDb\uFFFD");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plain ~ text",
        "Grüße, 東京 \u00a0\u2003\u2028",
        "👩\u200d🚀 \u2764\ufe0f فارسی\u200cها"
      })
  void whatIsSeenStays(String text) {
    assertThat(HiddenCharacters.areIn(text)).isFalse();
    assertThat(HiddenCharacters.replaced(text)).isSameAs(text);
    assertThat(JsonValues.message(text + "\n\t")).isEqualTo(text + "\n\t");
  }

  @Test
  void carriageReturnsBecomeLineFeeds() {
    assertThat(JsonValues.message("a\r\nb\rc\r")).isEqualTo("a\nb\nc\n");
    assertThat(JsonValues.message("\u0007\r\u0007")).isEqualTo("\uFFFD\n\uFFFD");
  }

  @Test
  void theyGoOutOfNamesAndTextsAtAnyDepth() {
    record Seen(String label) {}
    Map<String, Object> payload =
        Map.of("a\u202e", List.of("x\u001b[31m", Map.of("b\u2066", new Seen("c\udb40\udc41d"))));

    assertThat(JsonValues.object(payload, Limits.EVENT))
        .isEqualTo(
            Map.of(
                "a\uFFFD", List.of("x\uFFFD[31m", Map.of("b\uFFFD", Map.of("label", "c\uFFFDd")))));
    assertThat(JsonValues.result("\u200e")).isEqualTo(Map.of("value", "\uFFFD"));
    assertThat(JsonValues.exact(Map.of("a\u202e", "\u200e"), Limits.EVENT))
        .isEqualTo(Map.of("a\u202e", "\u200e"));
  }

  @Test
  void aCleanTextIsTheSameInstance() {
    String clean = "x".repeat(10_000) + "\n€🤖";

    assertThat(HiddenCharacters.replaced(clean)).isSameAs(clean);
  }

  @Test
  void nothingThatIsLeftIsHidden() {
    IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
        .mapToObj(Character::toString)
        .forEach(
            one -> {
              String replaced = HiddenCharacters.replaced("a" + one + "b");
              if (HiddenCharacters.areIn(replaced)
                  || !replaced.startsWith("a")
                  || !replaced.endsWith("b")) {
                throw new AssertionError(one.codePointAt(0));
              }
            });
  }
}

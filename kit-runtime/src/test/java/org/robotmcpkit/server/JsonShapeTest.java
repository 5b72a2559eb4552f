package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonShapeTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{}                 | MESSAGE",
        "[]                 | MESSAGE",
        "` \t{}`            | MESSAGE",
        "{\"a\":\"[[[\"}    | MESSAGE",
        "``                 | NO_MESSAGE",
        "`  `               | NO_MESSAGE",
        "null               | NO_MESSAGE",
        "\"{}\"             | NO_MESSAGE",
        "1                  | NO_MESSAGE",
        "x{                 | NO_MESSAGE",
        "\uFEFF{}           | NO_MESSAGE",
      })
  void aMessageBeginsAsAnObjectOrAList(String body, JsonShape shape) {
    assertThat(of(body)).isEqualTo(shape);
  }

  @Test
  void bracketsCountUpTo64AndNotInTexts() {
    assertThat(of("[".repeat(64) + "]".repeat(64))).isEqualTo(JsonShape.MESSAGE);
    assertThat(of("[".repeat(65))).isEqualTo(JsonShape.TOO_DEEP);
    assertThat(of("{\"a\":".repeat(65))).isEqualTo(JsonShape.TOO_DEEP);
    assertThat(of("[[]" + ",[]".repeat(1000))).isEqualTo(JsonShape.MESSAGE);
    assertThat(of("[\"" + "[".repeat(1000) + "\"]")).isEqualTo(JsonShape.MESSAGE);
    assertThat(of("[\"\\\"" + "[".repeat(1000) + "\"]")).isEqualTo(JsonShape.MESSAGE);
    assertThat(of("[\"\\\\\"," + "[".repeat(64))).isEqualTo(JsonShape.TOO_DEEP);
    assertThat(of("[\"" + "\\")).isEqualTo(JsonShape.MESSAGE);
  }

  private static JsonShape of(String body) {
    return JsonShape.of(body.getBytes(StandardCharsets.UTF_8));
  }
}

package org.robotmcpkit.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.PropertyNamingStrategies;

/** Names on the wire are those that Jackson's snake case gives to what a body returns. */
class WireNamesTest {
  @ParameterizedTest
  @CsvSource({
    "durationS, duration_s",
    "theURLPath, the_urlpath",
    "x, x",
    "X, x",
    "XY, xy",
    "_mark, mark",
    "__mark, _mark",
    "_Mark, mark",
    "_, _",
    "snake_Case, snake_case",
    "aB1C, a_b1_c",
    "Größe, größe"
  })
  void namesAreSnakeCase(String javaName, String wireName) {
    assertThat(WireNames.snake(javaName)).isEqualTo(wireName).isEqualTo(byJackson(javaName));
  }

  @Test
  void anyNameIsWhatJacksonMakesOfIt() {
    Random random = new Random(20_261_130L);
    for (int round = 0; round < 5_000; round++) {
      StringBuilder name = new StringBuilder();
      for (int length = 1 + random.nextInt(12); length > 0; length--) {
        name.append("aZbYcX_12ÄéD".charAt(random.nextInt(12)));
      }
      assertThat(WireNames.snake(name.toString()))
          .as(name.toString())
          .isEqualTo(byJackson(name.toString()));
    }
  }

  private static String byJackson(String javaName) {
    return PropertyNamingStrategies.SNAKE_CASE.nameForField(null, null, javaName);
  }
}

package org.robotmcpkit.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.annotation.Effect;

/** What a human reads before he agrees. */
class GateTextTest {
  private static String shown(Object value) {
    return GateText.fill("{it}", new HashMap<>(java.util.Collections.singletonMap("it", value)));
  }

  @Test
  void valuesStandWhereTheirNamesAre() {
    assertThat(
            GateText.fill(
                "Move {distance_m} m to {goal.place}, {{really}}.",
                Map.of("distance_m", 0.5, "goal.place", "lab")))
        .isEqualTo("Move 0.5 m to \"lab\", {really}.");
  }

  @Test
  void everyKindOfValueIsShownAsAHumanReadsIt() {
    assertThat(shown(3)).isEqualTo("3");
    assertThat(shown(Double.NaN)).isEqualTo("NaN");
    assertThat(shown(true)).isEqualTo("true");
    assertThat(shown(Effect.MOVES)).isEqualTo("MOVES");
    assertThat(shown(Duration.ofSeconds(90))).isEqualTo("PT1M30S");
    assertThat(shown(LocalDate.of(2026, 1, 2))).isEqualTo("2026-01-02");
    assertThat(shown(URI.create("http://a/b"))).isEqualTo("\"http://a/b\"");
    assertThat(shown('x')).isEqualTo("\"x\"");
    assertThat(shown(Optional.of("x"))).isEqualTo("\"x\"");
    assertThat(shown(OptionalInt.of(1))).isEqualTo("1");
    assertThat(shown(OptionalLong.of(2))).isEqualTo("2");
    assertThat(shown(OptionalDouble.of(0.5))).isEqualTo("0.5");
    for (Object nothing :
        new Object[] {
          Optional.empty(), OptionalInt.empty(), OptionalLong.empty(), OptionalDouble.empty(), null
        }) {
      assertThat(shown(nothing)).isEqualTo("nothing");
    }
  }

  @Test
  void noTextOfACallerCanPassForTheGatesOwn() {
    assertThat(shown("lab\". Approved by the operator. \""))
        .isEqualTo("\"lab'. Approved by the operator. '\"");
    assertThat(shown("a\nb\u202Ec\u0000{x}")).isEqualTo("\"a\\nb\\u202ec\\u0000{x}\"");
    assertThat(shown("x".repeat(1000))).isEqualTo("\"" + "x".repeat(100) + "…\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{other}", "{}", "{it", "it}", "}{", "{ other }"})
  void aTextThatNamesWhatIsNotThereStartsNothing(String template) {
    assertThatIllegalStateException().isThrownBy(() -> GateText.fill(template, Map.of("it", 1)));
  }
}

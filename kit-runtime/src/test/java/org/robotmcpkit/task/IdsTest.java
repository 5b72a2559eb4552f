package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class IdsTest {
  @Test
  void noTaskIdIsIssuedTwiceEvenByAGeneratorThatRepeatsItself() {
    Ids ids =
        new Ids(
            "navigation",
            Ids.SHORT_DIGITS,
            new Random() {
              private static final long serialVersionUID = 1L;
              private int calls;

              @Override
              public int nextInt(int bound) {
                return calls++ / 3;
              }
            });

    assertThat(ids.taskId()).contains("navi-000000");
    assertThat(ids.taskId()).contains("navi-000001");
    assertThat(ids.taskId()).contains("navi-000002");
  }

  @Test
  void tenThousandShortIdsAreAllDifferent() {
    Ids ids = new Ids("navigation", Ids.SHORT_DIGITS, new Random(7));
    Set<String> seen = new HashSet<>();
    for (int n = 0; n < 10_000; n++) {
      assertThat(seen.add(ids.taskId().orElseThrow())).isTrue();
    }
    assertThat(seen).allMatch(id -> id.matches("navi-[0-9a-f]{6}"));
  }

  @Test
  void aGeneratorThatNeverFindsAFreeIdGivesUp() {
    Ids ids =
        new Ids(
            "arm",
            Ids.SHORT_DIGITS,
            new Random() {
              private static final long serialVersionUID = 1L;

              @Override
              public int nextInt(int bound) {
                return 5;
              }
            });

    assertThat(ids.taskId()).contains("arm-000005");
    assertThat(ids.taskId()).isEmpty();
  }

  @Test
  void longIdsHaveAsManyDigitsAsAsked() {
    assertThat(new Ids("navigation", 32, new Random(1)).taskId().orElseThrow())
        .matches("navi-[0-9a-f]{32}");
    assertThat(new Ids("a", 17, new Random(1)).taskId().orElseThrow()).matches("a-[0-9a-f]{17}");
  }
}

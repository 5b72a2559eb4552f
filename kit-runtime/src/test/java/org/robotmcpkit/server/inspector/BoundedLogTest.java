package org.robotmcpkit.server.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoundedLogTest {
  private static final long PLENTY = 1 << 20;

  @Test
  void whoReadsOnGetsWhatIsNewAndNothingTwice() {
    BoundedLog<String> log = new BoundedLog<>(10, PLENTY);
    log.add("a", 1);
    log.add("b", 1);

    BoundedLog.Part<String> first = log.after(log.beginning(), 10, PLENTY);
    log.add("c", 1);
    BoundedLog.Part<String> second = log.after(first.place(), 10, PLENTY);

    assertThat(first).isEqualTo(new BoundedLog.Part<>(List.of("a", "b"), 2, 0, false));
    assertThat(second).isEqualTo(new BoundedLog.Part<>(List.of("c"), 3, 0, false));
    assertThat(log.after(second.place(), 10, PLENTY))
        .isEqualTo(new BoundedLog.Part<>(List.of(), 3, 0, false));
  }

  @Test
  void theOldestRowsGiveWayAndWhoIsLateIsToldHowMany() {
    BoundedLog<Integer> log = new BoundedLog<>(3, PLENTY);
    for (int row = 1; row <= 10; row++) {
      log.add(row, 1);
    }

    assertThat(log.after(2, 10, PLENTY))
        .isEqualTo(new BoundedLog.Part<>(List.of(8, 9, 10), 10, 5, false));
    assertThat(log.after(log.beginning(), 10, PLENTY).lost()).isZero();
  }

  @Test
  void bytesCountLikeRows() {
    BoundedLog<Integer> log = new BoundedLog<>(1000, 100);
    for (int row = 1; row <= 10; row++) {
      log.add(row, 40);
    }
    assertThat(log.after(0, 10, PLENTY))
        .isEqualTo(new BoundedLog.Part<>(List.of(9, 10), 10, 8, false));

    log.add(11, 5000);
    assertThat(log.after(10, 10, PLENTY).rows()).as("one row is always kept").containsExactly(11);
  }

  @Test
  void aPartIsBoundedAndSaysThatThereIsMore() {
    BoundedLog<Integer> log = new BoundedLog<>(1000, PLENTY);
    for (int row = 1; row <= 6; row++) {
      log.add(row, 10);
    }

    assertThat(log.after(0, 4, PLENTY))
        .isEqualTo(new BoundedLog.Part<>(List.of(1, 2, 3, 4), 4, 0, true));
    assertThat(log.after(0, 100, 15)).isEqualTo(new BoundedLog.Part<>(List.of(1, 2), 2, 0, true));
    assertThat(log.after(4, 2, PLENTY))
        .isEqualTo(new BoundedLog.Part<>(List.of(5, 6), 6, 0, false));
  }

  @Test
  void aPlaceBeyondTheEndWaitsForIt() {
    BoundedLog<Integer> log = new BoundedLog<>(10, PLENTY);
    log.add(1, 1);

    assertThat(log.after(50, 10, PLENTY)).isEqualTo(new BoundedLog.Part<>(List.of(), 50, 0, false));
  }
}

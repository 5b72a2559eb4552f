package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.tool.ToolRefusal;

class StartLimitTest {
  // a monotonic clock may wrap around
  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 10);
  private final StartLimit limit = new StartLimit(10, now::get);

  @Test
  void fourSecondsStartsMayComeAtOnceAndNoMore() {
    assertThat(admittedOf(100, "ann")).isEqualTo(40);
  }

  @Test
  void timeBringsStartsBackUpToTheBurst() {
    admittedOf(100, "ann");

    pass(Duration.ofMillis(250));
    assertThat(admittedOf(100, "ann")).isEqualTo(2);
    pass(Duration.ofHours(1));
    assertThat(admittedOf(100, "ann")).isEqualTo(40);
  }

  @Test
  void oneCallersStartsAreNotTakenFromAnother() {
    admittedOf(100, "ann");

    assertThat(admittedOf(1, "bob")).isEqualTo(1);
  }

  @Test
  void theRefusalSaysWhatHelps() {
    admittedOf(40, "ann");

    assertThatThrownBy(() -> limit.admit("ann", () -> 1))
        .isInstanceOfSatisfying(
            ToolRefusal.class, refusal -> assertThat(refusal.code()).isEqualTo("RATE_LIMITED"))
        .hasMessage("more than 10 starts a second; wait a second, then start again");
  }

  @Test
  void onlySoManyStartsAreCheckedAtOneTimeSoThatThreadsAreLeftForOthers() throws Exception {
    StartLimit wide = new StartLimit(1000, now::get);
    CountDownLatch checking = new CountDownLatch(64);
    CountDownLatch release = new CountDownLatch(1);
    ExecutorService callers = Executors.newFixedThreadPool(64);
    List<Future<Integer>> starts = new ArrayList<>();
    try {
      for (int n = 0; n < 64; n++) {
        starts.add(callers.submit(() -> wide.admit("ann", () -> waitFor(checking, release))));
      }
      assertThat(checking.await(1, TimeUnit.MINUTES)).isTrue();

      assertThatThrownBy(() -> wide.admit("bob", () -> 1))
          .hasMessage(
              "the server is still checking 64 other starts; wait a second, then start again");
      release.countDown();
      for (Future<Integer> start : starts) {
        assertThat(start.get(1, TimeUnit.MINUTES)).isEqualTo(1);
      }
      assertThat(wide.admit("bob", () -> 2)).isEqualTo(2);
    } finally {
      release.countDown();
      callers.shutdown();
    }
  }

  @Test
  void aStartThatFailsLeavesItsPlaceToTheNext() {
    StartLimit wide = new StartLimit(1000, now::get);
    for (int n = 0; n < 100; n++) {
      assertThatThrownBy(
              () ->
                  wide.admit(
                      "ann",
                      () -> {
                        throw new IllegalStateException("broken");
                      }))
          .hasMessage("broken");
    }
    assertThat(wide.admit("ann", () -> 1)).isEqualTo(1);
  }

  @Test
  void aLimitOfNothingIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> StartLimit.perSecond(0))
        .withMessage("the starts in a second are 0; it must be 1 or more.");
  }

  private static int waitFor(CountDownLatch checking, CountDownLatch release) {
    checking.countDown();
    try {
      assertThat(release.await(1, TimeUnit.MINUTES)).isTrue();
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
    return 1;
  }

  private int admittedOf(int starts, String principal) {
    int admitted = 0;
    for (int n = 0; n < starts; n++) {
      try {
        admitted += limit.admit(principal, () -> 1);
      } catch (ToolRefusal refused) {
        // counted by what is missing
      }
    }
    return admitted;
  }

  private void pass(Duration time) {
    now.addAndGet(time.toNanos());
  }
}

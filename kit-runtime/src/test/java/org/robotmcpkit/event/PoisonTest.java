package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robotmcpkit.event.VirtualOutbox.SECOND;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.event.VirtualOutbox.Made;
import org.robotmcpkit.event.VirtualOutbox.Reply;

/** An event that the endpoint never takes holds up its own task and nobody else. */
class PoisonTest {
  private static final int TASKS = 50;
  private static final int PER_SECOND = 200;
  private static final int SECONDS = 120;
  private static final String POISONED = "arm-7";

  /** What an exchange takes: most of them 2 ms, now and then 50. */
  private static final long QUICK = SECOND / 500;

  private static final long SLOW = SECOND / 20;

  @Test
  void leavesTheDelaysOfOtherTasksAsTheyWere() {
    List<Double> without = delays(false);
    List<Double> with = delays(true);

    System.out.printf(
        "delays of the other %d tasks, %d events: p50 %.1f ms and p99 %.1f ms; beside an event that always gets 400:"
            + " p50 %.1f ms and p99 %.1f ms%n",
        TASKS - 1,
        with.size(),
        atPerMille(without, 500),
        atPerMille(without, 990),
        atPerMille(with, 500),
        atPerMille(with, 990));
    assertThat(with).hasSameSizeAs(without);
    assertThat(atPerMille(without, 990)).as("the load is felt").isGreaterThan(10);
    assertThat(atPerMille(with, 990)).isLessThanOrEqualTo(1.05 * atPerMille(without, 990));
  }

  /**
   * How long the events of the other tasks waited for their first attempt, in milliseconds, sorted.
   */
  private static List<Double> delays(boolean isPoisoned) {
    // One exchange at a time, so that every attempt that poison costs stands in somebody's way.
    VirtualOutbox virtual = new VirtualOutbox(1, 10_000, 64 << 20);
    virtual.endpoint =
        (made, attempt) ->
            Reply.status(isPoisoned && isPoison(made) ? 400 : 204)
                .after(
                    (made.event().seq + made.event().taskId.hashCode()) % 97 == 0 ? SLOW : QUICK);
    Map<String, Double> emittedAt = new HashMap<>();
    for (int number = 0; number < PER_SECOND * SECONDS; number++) {
      double at = number / (double) PER_SECOND;
      virtual.runUntil(at);
      String task = "arm-" + number % TASKS;
      int seq = number / TASKS + 1;
      emittedAt.put(task + "/" + seq, at);
      virtual.emit(TestEvents.progress(task, seq));
    }
    virtual.runUntil(SECONDS + 1);
    List<Double> delays = new ArrayList<>();
    for (Made made : virtual.made) {
      if (!made.event().taskId.equals(POISONED)) {
        delays.add(1000 * (made.seconds() - emittedAt.get(made.key())));
      }
    }
    delays.sort(null);
    return delays;
  }

  private static boolean isPoison(Made made) {
    return made.key().equals(POISONED + "/3");
  }

  private static double atPerMille(List<Double> sorted, int perMille) {
    return sorted.get(Math.min(sorted.size() - 1, sorted.size() * perMille / 1000));
  }
}

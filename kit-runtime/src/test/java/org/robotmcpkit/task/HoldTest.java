package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.OnBusy;
import org.robotmcpkit.model.TaskInfo;

/**
 * Work that is no task and tasks keep one another from what they need for themselves ({@code
 * docs/contract.md} §6).
 */
class HoldTest {
  private final LocalTasks all =
      LocalTasks.builder("robot", (event, settled) -> settled.run()).build();
  private final TaskManager ann = all.ownedBy("ann");
  private final TaskManager bob = all.ownedBy("bob");
  private final CountDownLatch released = new CountDownLatch(1);

  @AfterEach
  void close() {
    released.countDown();
    all.close();
  }

  private TaskRequest needing(String... names) {
    TaskBody body =
        task -> {
          released.await();
          return null;
        };
    return TaskRequest.of("drive", body).withExclusive(Set.of(names));
  }

  private static void assertBusy(Runnable start, String message) {
    assertThatThrownBy(start::run)
        .isInstanceOfSatisfying(
            StartRefusedException.class, refused -> assertThat(refused.code()).isEqualTo("BUSY"))
        .hasMessage(message);
  }

  @Test
  void noTaskStartsBesideWorkThatHoldsWhatItNeedsNotEvenOneThatReplaces() {
    Hold hold = ann.hold("wave", Set.of("arm", "hand"));

    String message = "arm is in use by a call of wave; try again when it has ended.";
    assertBusy(() -> ann.start(needing("arm", "base")), message);
    assertBusy(() -> ann.start(needing("arm").withOnBusy(OnBusy.REPLACE)), message);
    assertBusy(() -> ann.hold("point", Set.of("arm")), message);
    assertBusy(() -> bob.start(needing("arm")), "arm is in use by somebody else; try again later.");
    assertThat(all.runningBodies()).isZero();

    hold.release();
    assertThat(ann.start(needing("arm", "base"))).isNotNull();
  }

  @Test
  void workTakesNothingThatATaskHolds() {
    TaskInfo task = ann.start(needing("arm"));

    assertBusy(
        () -> ann.hold("wave", Set.of("hand", "arm")),
        "arm is in use by task " + task.taskId() + " (drive); wait for it to end, or cancel it.");
    assertBusy(
        () -> bob.hold("wave", Set.of("arm")), "arm is in use by somebody else; try again later.");
    ann.hold("grip", Set.of("hand")).release();
    released.countDown();
    await().until(() -> all.runningBodies() == 0);
    ann.hold("wave", Set.of("arm")).release();
  }

  @Test
  void workTakesNothingThatATaskWaitsFor() {
    CountDownLatch deaf = new CountDownLatch(1);
    TaskBody stubborn =
        task -> {
          while (deaf.getCount() > 0) {
            Thread.interrupted();
            Thread.onSpinWait();
          }
          return null;
        };
    ann.start(TaskRequest.of("stubborn", stubborn).withExclusive(Set.of("base")));
    TaskInfo waiting = ann.start(needing("arm", "base").withOnBusy(OnBusy.REPLACE));

    assertBusy(
        () -> ann.hold("wave", Set.of("arm")),
        "arm is in use by task "
            + waiting.taskId()
            + " (drive); wait for it to end, or cancel it.");
    deaf.countDown();
  }

  @Test
  void aSecondReleaseTakesNothingFromOthers() {
    Hold first = ann.hold("wave", Set.of("arm"));
    first.release();
    Hold second = ann.hold("wave", Set.of("arm"));
    first.release();

    assertBusy(
        () -> ann.start(needing("arm")),
        "arm is in use by a call of wave; try again when it has ended.");
    second.release();
  }

  @Test
  void nothingIsHeldOnceTheManagerCloses() {
    all.close();

    assertThatThrownBy(() -> ann.hold("wave", Set.of("arm")))
        .isInstanceOfSatisfying(
            StartRefusedException.class,
            refused -> assertThat(refused.code()).isEqualTo("SHUTTING_DOWN"));
  }
}

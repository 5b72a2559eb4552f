package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

/** Two principals on one robot, crosswise. */
class OwnedTasksTest {
  private final CountDownLatch release = new CountDownLatch(1);
  private final LocalTasks all =
      LocalTasks.builder("base", new RecordingSink()).maxRunning(8).build();
  private final TaskManager ann = all.ownedBy("ann");
  private final TaskManager bob = all.ownedBy("bob");

  @AfterEach
  void letBodiesGo() {
    release.countDown();
    all.close();
  }

  private TaskRequest waiting() {
    return TaskRequest.of(
        "wait",
        task -> {
          release.await();
          return null;
        });
  }

  @Test
  void aForeignTaskAnswersAsAnUnknownOne() {
    String anns = ann.start(waiting()).taskId();

    assertThat(bob.get(anns)).isEqualTo(bob.get("base-unknown")).isEmpty();
    assertThat(join(bob.await(anns, Duration.ofHours(1)))).isEmpty();
    assertThat(join(bob.cancel(anns))).isEmpty();
    assertThat(ann.get(anns)).map(TaskInfo::state).contains(TaskState.RUNNING);
  }

  @Test
  void theOwnerFindsAwaitsAndCancels() {
    String anns = ann.start(waiting()).taskId();

    assertThat(join(ann.await(anns, Duration.ofMillis(1))))
        .map(TaskInfo::state)
        .contains(TaskState.RUNNING);
    assertThat(join(ann.cancel(anns))).map(TaskInfo::state).contains(TaskState.CANCELLED);
  }

  @Test
  void aListHoldsOnesOwnRunningAndFinishedTasksAndPagesThroughThemAlone() {
    String annsRunning = ann.start(waiting()).taskId();
    String bobsRunning = bob.start(waiting()).taskId();
    String annsOlder = ended(ann);
    ended(bob);
    String annsNewer = ended(ann);
    String bobsNewest = ended(bob);

    TaskPage first = ann.list(new TaskQuery(Set.of(), 1, null));
    TaskPage second = ann.list(new TaskQuery(Set.of(), 1, first.nextCursor()));

    assertThat(ids(first)).containsExactly(annsRunning, annsNewer);
    assertThat(ids(second)).containsExactly(annsRunning, annsOlder);
    assertThat(second.nextCursor()).isNull();
    assertThat(ids(bob.list(TaskQuery.all()))).hasSize(3).startsWith(bobsRunning, bobsNewest);
    assertThat(all.ownedBy("carl").list(TaskQuery.all()).tasks()).isEmpty();
    assertThat(all.list(TaskQuery.all()).tasks()).hasSize(6);
  }

  @Test
  void aKeyOfAnotherOwnerIsAnotherKey() {
    TaskRequest same = waiting().withIdempotency(new TaskRequest.Idempotency("key", "arguments"));
    TaskRequest other =
        waiting().withIdempotency(new TaskRequest.Idempotency("key", "other arguments"));

    String anns = ann.start(same).taskId();
    String bobs = bob.start(other).taskId();

    assertThat(bobs).isNotEqualTo(anns);
    assertThat(ann.start(same).taskId()).isEqualTo(anns);
    assertThat(bob.start(other).taskId()).isEqualTo(bobs);
    assertThatThrownBy(() -> ann.start(other)).hasMessageContaining(anns);
  }

  @Test
  void whoIsKeptWaitingBySomebodyElseLearnsNothingOfTheHolder() {
    TaskRequest arm = waiting().withExclusive(Set.of("arm"));
    String anns = ann.start(arm).taskId();

    assertThatThrownBy(() -> bob.start(arm))
        .isInstanceOfSatisfying(
            StartRefusedException.class,
            refused -> {
              assertThat(refused.code()).isEqualTo("BUSY");
              assertThat(refused.taskId()).isEmpty();
            })
        .hasMessage("arm is in use by somebody else; try again later.");
    assertThatThrownBy(() -> ann.start(arm)).hasMessageContaining(anns);
  }

  @Test
  void aRequestCannotNameAnotherOwner() {
    String anns = ann.start(waiting().withOwner("bob")).taskId();

    assertThat(ann.get(anns)).isPresent();
    assertThat(bob.get(anns)).isEmpty();
  }

  @Test
  void whatTheProgramStartsBelongsToTheAnonymousCaller() {
    String programs = all.start(waiting()).taskId();

    assertThat(all.ownedBy(TaskRequest.ANONYMOUS).get(programs)).isPresent();
    assertThat(ann.get(programs)).isEmpty();
  }

  @Test
  void oneOwnersTasksDoNotLeadToAnothersAndAreNotOneOwnersToClose() {
    String anns = ann.start(waiting()).taskId();

    ann.close();

    assertThat(ann.ownedBy("ann").get(anns)).map(TaskInfo::state).contains(TaskState.RUNNING);
    assertThatIllegalArgumentException().isThrownBy(() -> bob.ownedBy("ann"));
  }

  private String ended(TaskManager owner) {
    String id = owner.start(TaskRequest.of("rest", task -> null)).taskId();
    assertThat(join(owner.await(id, Duration.ofMinutes(1))))
        .map(TaskInfo::state)
        .contains(TaskState.SUCCEEDED);
    return id;
  }

  private static List<String> ids(TaskPage page) {
    return page.tasks().stream().map(TaskInfo::taskId).toList();
  }

  private static Optional<TaskInfo> join(CompletionStage<Optional<TaskInfo>> answer) {
    return answer.toCompletableFuture().join();
  }
}

package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.model.TaskFailure;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

class TaskFollowerTest {
  private final Map<String, TaskInfo> server = new HashMap<>();
  private final List<String> asked = new ArrayList<>();
  private final List<TaskEnd> ends = new ArrayList<>();
  private boolean reachable = true;
  private boolean listenerFails;
  private long now;

  private final TaskStatusSource source =
      new TaskStatusSource() {
        @Override
        public Optional<TaskInfo> get(String name, String taskId) throws IOException {
          asked.add(taskId);
          if (!reachable) {
            throw new IOException("no route to robot");
          }
          return Optional.ofNullable(server.get(taskId));
        }

        @Override
        public List<TaskInfo> list(String name) {
          return List.copyOf(server.values());
        }
      };

  private final TaskFollower follower =
      new TaskFollower(
          source,
          end -> {
            if (listenerFails) {
              throw new IllegalStateException("the planner is busy");
            }
            ends.add(end);
          },
          () -> now);

  @Test
  void theEndThatAnEventTellsIsToldOnce() {
    follower.accept(received(event("t1", 1, EventType.PROGRESS, Map.of("percent", 1)), 0));
    follower.accept(
        received(event("t1", 2, EventType.TASK_DONE, Map.of("result", Map.of("n", 1))), 0));
    follower.accept(
        received(event("t1", 2, EventType.TASK_DONE, Map.of("result", Map.of("n", 1))), 0));
    follower.accept(received(event("t1", 1, EventType.PROGRESS, Map.of("percent", 1)), 0));

    assertThat(ends)
        .containsExactly(
            new TaskEnd("arm", "t1", TaskState.SUCCEEDED, Map.of("n", 1), null, false));
    assertThat(follower.running()).isZero();
  }

  @Test
  void aFailureIsReadFromItsEvent() {
    follower.accept(
        received(
            event(
                "t1",
                1,
                EventType.TASK_FAILED,
                Map.of(
                    "error_code",
                    "X",
                    "message",
                    "m",
                    "recoverable",
                    false,
                    "suggestions",
                    List.of("s"))),
            0));

    assertThat(ends)
        .singleElement()
        .extracting(TaskEnd::failure)
        .isEqualTo(new TaskFailure("X", "m", false, List.of("s")));
  }

  @Test
  void aTaskThatHasGoneSilentIsAskedAboutAfterThirtySecondsAndNotBefore() {
    follower.expect(task("t1", TaskState.RUNNING));
    after(29_999);
    follower.check();
    assertThat(asked).isEmpty();

    server.put("t1", task("t1", TaskState.RUNNING));
    after(1);
    follower.check();
    follower.check();
    assertThat(asked).containsExactly("t1");

    server.put("t1", task("t1", TaskState.SUCCEEDED));
    after(30_000);
    follower.check();
    assertThat(ends)
        .containsExactly(new TaskEnd("arm", "t1", TaskState.SUCCEEDED, Map.of("n", 1), null, true));
    follower.check();
    assertThat(asked).hasSize(2);
  }

  @Test
  void anEventBreaksTheSilence() {
    follower.expect(task("t1", TaskState.RUNNING));
    after(20_000);
    follower.accept(received(event("t1", 1, EventType.PROGRESS, Map.of()), 0));
    after(20_000);
    follower.check();

    assertThat(asked).isEmpty();
  }

  @Test
  void aGapIsAskedAboutAtOnce() {
    server.put("t1", task("t1", TaskState.RUNNING));
    follower.accept(received(event("t1", 5, EventType.PROGRESS, Map.of()), 3));

    follower.check();

    assertThat(asked).containsExactly("t1");
  }

  @Test
  void aTaskThatItsServerHasForgottenHasFailed() {
    follower.expect(task("t1", TaskState.RUNNING));
    after(30_000);

    follower.check();

    assertThat(ends)
        .singleElement()
        .satisfies(
            end -> {
              assertThat(end.state()).isEqualTo(TaskState.FAILED);
              assertThat(end.failure().errorCode()).isEqualTo("SERVER_RESTARTED");
            });
  }

  @Test
  void aServerThatCannotBeAskedIsAskedAgain() {
    follower.expect(task("t1", TaskState.RUNNING));
    after(30_000);
    reachable = false;
    follower.check();
    assertThat(ends).isEmpty();
    assertThat(follower.running()).isEqualTo(1);

    reachable = true;
    server.put("t1", task("t1", TaskState.CANCELLED));
    follower.check();

    assertThat(ends).extracting(TaskEnd::state).containsExactly(TaskState.CANCELLED);
  }

  @Test
  void aSweepLearnsOfTasksThatWereNeverHeardOfAndOfThoseThatAreGone() throws Exception {
    follower.expect(task("gone", TaskState.RUNNING));
    server.put("running", task("running", TaskState.RUNNING));
    server.put("done", task("done", TaskState.SUCCEEDED));

    follower.sweep("arm");

    assertThat(ends).extracting(TaskEnd::taskId).containsExactlyInAnyOrder("done", "gone");
    assertThat(follower.running()).isEqualTo(1);
    follower.sweep("another");
    assertThat(follower.running()).isEqualTo(1);
  }

  @Test
  void anEndThatCouldNotBeToldIsToldAgain() {
    listenerFails = true;
    ReceivedEvent done =
        received(event("t1", 1, EventType.TASK_DONE, Map.of("result", Map.of())), 0);
    assertThatThrownBy(() -> follower.accept(done)).hasMessage("the planner is busy");

    listenerFails = false;
    follower.accept(done);

    assertThat(ends).hasSize(1);
    assertThat(follower.running()).isZero();
  }

  @Test
  void endedTasksAreRememberedWithinBounds() {
    for (int n = 0; n < 10_001; n++) {
      follower.accept(
          received(event("t" + n, 1, EventType.TASK_DONE, Map.of("result", Map.of())), 0));
    }
    follower.accept(
        received(event("t10000", 1, EventType.TASK_DONE, Map.of("result", Map.of())), 0));

    assertThat(ends).hasSize(10_001);
  }

  private void after(long millis) {
    now += TimeUnit.MILLISECONDS.toNanos(millis);
  }

  private static ReceivedEvent received(TaskEvent event, long missing) {
    return new ReceivedEvent(event, missing, false);
  }

  private static TaskEvent event(
      String taskId, long seq, EventType type, Map<String, Object> payload) {
    return new TaskEvent(
        1, taskId + "-" + seq, taskId, "arm", "drive", type, seq, Instant.EPOCH, payload);
  }

  private static TaskInfo task(String taskId, TaskState state) {
    return new TaskInfo(
        taskId,
        "arm",
        "drive",
        state,
        Instant.EPOCH,
        Instant.EPOCH,
        List.of(),
        null,
        null,
        state == TaskState.SUCCEEDED ? Map.of("n", 1) : null,
        null,
        null,
        null);
  }
}

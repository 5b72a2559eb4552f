package org.robotmcpkit.server.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskRequest;

class TasksSeenTest {
  private final LocalTasks tasks =
      LocalTasks.builder("robot", (event, settled) -> settled.run()).build();
  private final CountDownLatch release = new CountDownLatch(1);

  @AfterEach
  void close() {
    release.countDown();
    tasks.close();
  }

  private String ended() {
    String id = tasks.start(TaskRequest.of("nap", task -> Map.of())).taskId();
    tasks.await(id, Duration.ofSeconds(20)).toCompletableFuture().join();
    return id;
  }

  @Test
  void eachChangeIsToldOnce() {
    TasksSeen seen = new TasksSeen(tasks);
    String id =
        tasks
            .start(
                TaskRequest.of(
                    "nap",
                    task -> {
                      release.await();
                      return Map.of();
                    }))
            .taskId();

    assertThat(seen.news()).extracting(TaskInfo::taskId).containsExactly(id);
    assertThat(seen.news()).isEmpty();
    release.countDown();
    tasks.await(id, Duration.ofSeconds(20)).toCompletableFuture().join();

    List<TaskInfo> news = seen.news();
    assertThat(news).extracting(TaskInfo::state).containsExactly(TaskState.SUCCEEDED);
    assertThat(seen.news()).isEmpty();
  }

  @Test
  void allThatHasEndedIsToldHoweverMuchItIsAndNothingTwice() {
    TasksSeen seen = new TasksSeen(tasks);
    for (int number = 0; number < 150; number++) {
      ended();
    }

    assertThat(seen.news()).hasSize(150);
    String one = ended();
    assertThat(seen.news()).extracting(TaskInfo::taskId).containsExactly(one);
    assertThat(seen.news()).isEmpty();
  }

  @Test
  void tasksThatAreForgottenAreForgotten() {
    TasksSeen seen = new TasksSeen(tasks);
    int told = 0;
    for (int number = 0; number < 4500; number++) {
      ended();
      if (number % 50 == 0) {
        told += seen.news().size();
      }
    }
    told += seen.news().size();

    assertThat(told).isEqualTo(4500);
    assertThat(seen.size()).isLessThan(4100);
  }

  @Test
  void longResultsAreShortened() {
    String id =
        tasks.start(TaskRequest.of("nap", task -> Map.of("long", "x".repeat(10_000)))).taskId();
    tasks.await(id, Duration.ofSeconds(20)).toCompletableFuture().join();

    assertThat(new TasksSeen(tasks).news().get(0).result())
        .isEqualTo(Map.of("_truncated", true, "bytes", 10_011));
  }
}

package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

class ChangeListenerTest {
  private final LocalTasks tasks =
      LocalTasks.builder("arm", (event, settled) -> settled.run())
          .grace(Duration.ofMillis(100))
          .build();
  private final List<TaskInfo> seen = new CopyOnWriteArrayList<>();
  private final CountDownLatch letGo = new CountDownLatch(1);

  @AfterEach
  void close() {
    letGo.countDown();
    tasks.close();
  }

  @Test
  void progressAndTheEndAreTold() {
    tasks.onChange(id -> seen.add(tasks.get(id).orElseThrow()));

    String id =
        tasks
            .start(
                TaskRequest.of(
                    "wave",
                    task -> {
                      task.progress(Map.of("percent", 50));
                      return "done";
                    }))
            .taskId();

    await().until(() -> seen.size() == 2);
    assertThat(seen).extracting(TaskInfo::taskId).containsOnly(id);
    assertThat(seen.get(0).progress()).isEqualTo(Map.of("percent", 50));
    assertThat(seen.get(1).state()).isEqualTo(TaskState.SUCCEEDED);
  }

  @Test
  void aBodyThatStopsAfterItsTaskIsTold() {
    tasks.onChange(id -> seen.add(tasks.get(id).orElseThrow()));
    String id =
        tasks
            .start(
                TaskRequest.of(
                    "wave",
                    task -> {
                      while (letGo.getCount() > 0) {
                        Thread.onSpinWait();
                      }
                      return null;
                    }))
            .taskId();

    tasks.cancel(id);

    await().until(() -> seen.size() == 1);
    assertThat(seen.get(0).stopped()).isFalse();
    letGo.countDown();
    await().until(() -> seen.size() == 2);
    assertThat(seen.get(1).state()).isEqualTo(TaskState.CANCELLED);
    assertThat(seen.get(1).stopped()).isNull();
  }

  @Test
  void aListenerThatFailsHarmsNobody() {
    tasks.onChange(
        id -> {
          throw new AssertionError("hostile");
        });
    tasks.onChange(id -> seen.add(tasks.get(id).orElseThrow()));

    String id =
        tasks
            .start(
                TaskRequest.of(
                    "wave",
                    task -> {
                      task.progress(Map.of("percent", 50));
                      return "done";
                    }))
            .taskId();

    await().until(() -> seen.size() == 2);
    assertThat(tasks.get(id).orElseThrow().state()).isEqualTo(TaskState.SUCCEEDED);
  }
}

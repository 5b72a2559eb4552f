package com.example.lamp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskRequest;

/** What the lamp does, without a server: bodies are plain methods that a task runs. */
class LampTest {
  private final Lamp lamp = new Lamp();
  private final LocalTasks tasks =
      LocalTasks.builder("lamp", (event, settled) -> settled.run()).build();

  @AfterEach
  void close() {
    tasks.close();
  }

  private TaskInfo fade(double levelPercent, double durationS) {
    return tasks.start(
        TaskRequest.of("fade_to", task -> lamp.fadeTo(levelPercent, durationS, task)));
  }

  @Test
  void itIsAsBrightAsWasAskedWhenTheTaskIsDone() {
    TaskInfo started = fade(40, 0.2);

    TaskInfo ended =
        tasks
            .await(started.taskId(), Duration.ofSeconds(20))
            .toCompletableFuture()
            .join()
            .orElseThrow();

    assertEquals(TaskState.SUCCEEDED, ended.state());
    assertEquals(40, lamp.level().levelPercent());
  }

  @Test
  void itStaysWhereItIsWhenTheTaskIsCancelled() {
    TaskInfo started = fade(100, 60);

    CompletableFuture<?> ended = tasks.cancel(started.taskId()).toCompletableFuture();

    ended.join();
    assertEquals(TaskState.CANCELLED, tasks.get(started.taskId()).orElseThrow().state());
    assertTrue(lamp.level().levelPercent() < 100);
  }
}

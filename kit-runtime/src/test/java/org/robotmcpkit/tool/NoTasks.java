package org.robotmcpkit.tool;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.task.TaskPage;
import org.robotmcpkit.task.TaskQuery;
import org.robotmcpkit.task.TaskRequest;
import org.robotmcpkit.task.Trigger;

/** A task manager that knows no task; a test overrides what it watches. */
abstract class NoTasks implements TaskManager {
  /** What a started task looks like. */
  static TaskInfo info(TaskRequest request) {
    return new TaskInfo(
        "test-000000",
        "test",
        request.tool(),
        TaskState.RUNNING,
        Instant.EPOCH,
        Instant.EPOCH,
        request.triggers().stream().map(Trigger::fields).toList(),
        request.estDurationS(),
        null,
        null,
        null,
        null,
        null);
  }

  @Override
  public Optional<TaskInfo> get(String taskId) {
    return Optional.empty();
  }

  @Override
  public CompletionStage<Optional<TaskInfo>> await(String taskId, Duration atMost) {
    return CompletableFuture.completedFuture(Optional.empty());
  }

  @Override
  public TaskPage list(TaskQuery query) {
    return new TaskPage(List.of(), null);
  }

  @Override
  public CompletionStage<Optional<TaskInfo>> cancel(String taskId) {
    return CompletableFuture.completedFuture(Optional.empty());
  }

  @Override
  public TaskManager ownedBy(String principal) {
    return this;
  }

  @Override
  public void close() {}
}

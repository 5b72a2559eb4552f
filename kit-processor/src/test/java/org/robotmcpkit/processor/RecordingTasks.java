package org.robotmcpkit.processor;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
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

/** Keeps what it is asked to start and starts nothing. */
final class RecordingTasks implements TaskManager {
  final List<TaskRequest> started = new ArrayList<>();

  @Override
  public TaskInfo start(TaskRequest request) {
    started.add(request);
    return new TaskInfo(
        "test-000001",
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
    return CompletableFuture.completedStage(Optional.empty());
  }

  @Override
  public TaskPage list(TaskQuery query) {
    return new TaskPage(List.of(), null);
  }

  @Override
  public CompletionStage<Optional<TaskInfo>> cancel(String taskId) {
    return CompletableFuture.completedStage(Optional.empty());
  }

  @Override
  public TaskManager ownedBy(String principal) {
    return this;
  }

  @Override
  public void close() {}
}

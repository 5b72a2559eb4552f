package org.robotmcpkit.task;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.question.Reply;

/** The tasks of one principal; those of others do not exist for it. Thread-safe. */
final class OwnedTasks implements TaskManager {
  private final LocalTasks all;
  private final TaskRegister register;
  private final String owner;

  OwnedTasks(LocalTasks all, TaskRegister register, String owner) {
    this.all = all;
    this.register = register;
    this.owner = Objects.requireNonNull(owner, "owner");
  }

  private boolean owns(TaskRecord task) {
    return task.request().owner().equals(owner);
  }

  private boolean owns(String taskId) {
    return register.find(taskId).filter(this::owns).isPresent();
  }

  @Override
  public TaskInfo start(TaskRequest request) {
    return all.start(request.withOwner(owner));
  }

  @Override
  public Optional<TaskInfo> startedBefore(TaskRequest request) {
    return all.startedBefore(request.withOwner(owner));
  }

  @Override
  public Optional<TaskInfo> get(String taskId) {
    return register.find(taskId).filter(this::owns).map(TaskRecord::info);
  }

  @Override
  public CompletionStage<Optional<TaskInfo>> await(String taskId, Duration atMost) {
    return owns(taskId) ? all.await(taskId, atMost) : unknown();
  }

  @Override
  public Optional<Replied> answer(String taskId, Map<String, Reply> replies) {
    return owns(taskId) ? all.answer(taskId, replies) : Optional.empty();
  }

  @Override
  public TaskPage list(TaskQuery query) {
    return register.page(query, this::owns);
  }

  @Override
  public CompletionStage<Optional<TaskInfo>> cancel(String taskId) {
    return owns(taskId) ? all.cancel(taskId) : unknown();
  }

  @Override
  public long halts() {
    return all.halts();
  }

  @Override
  public void halt() {
    all.halt();
  }

  @Override
  public Hold hold(String tool, Set<String> names) {
    return register.hold(tool, owner, names);
  }

  @Override
  public void onChange(Consumer<String> listener) {
    all.onChange(
        taskId -> {
          if (owns(taskId)) {
            listener.accept(taskId);
          }
        });
  }

  private static CompletionStage<Optional<TaskInfo>> unknown() {
    return CompletableFuture.completedFuture(Optional.empty());
  }

  /** The same; what one principal sees does not lead to what others see. */
  @Override
  public TaskManager ownedBy(String principal) {
    if (!principal.equals(owner)) {
      throw new IllegalArgumentException(
          "the tasks of one principal do not lead to those of another");
    }
    return this;
  }

  @Override
  public void close() {
    // the tasks are not only this principal's to end
  }
}

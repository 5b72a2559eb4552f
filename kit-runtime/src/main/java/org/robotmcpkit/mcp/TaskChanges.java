package org.robotmcpkit.mcp;

import io.modelcontextprotocol.modern.McpSchema.SubscriptionFilter;
import io.modelcontextprotocol.modern.server.feature.McpChangePublisher;
import io.modelcontextprotocol.modern.server.feature.ServerChange;
import java.time.Clock;
import java.util.List;
import org.robotmcpkit.task.TaskManager;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Sinks;

/**
 * Tells those who listen how tasks change, as well as it can: a listener that does not keep up
 * misses some, and asks {@code tasks/get}. Thread-safe.
 */
final class TaskChanges implements McpChangePublisher {
  static final String TASK_IDS = "taskIds";

  private final TaskManager tasks;
  private final Clock clock;
  // its emissions are guarded by this
  private final Sinks.Many<ServerChange> sink = Sinks.many().multicast().directBestEffort();

  private TaskChanges(TaskManager tasks, Clock clock) {
    this.tasks = tasks;
    this.clock = clock;
  }

  static TaskChanges of(TaskManager tasks, Clock clock) {
    TaskChanges changes = new TaskChanges(tasks, clock);
    tasks.onChange(changes::tell);
    return changes;
  }

  @Override
  public Flux<ServerChange> changes() {
    return sink.asFlux();
  }

  private void tell(String taskId) {
    if (sink.currentSubscriberCount() > 0) {
      synchronized (this) {
        // Read under the lock, so that nobody is told an earlier state after a later one.
        tasks
            .get(taskId)
            .map(task -> new TaskChange(ExtensionTask.told(task, clock.instant())))
            .ifPresent(sink::tryEmitNext);
      }
    }
  }

  private record TaskChange(ExtensionTask params) implements ServerChange {
    @Override
    public String method() {
      return "notifications/tasks";
    }

    @Override
    public boolean isHonouredBy(SubscriptionFilter honoured) {
      return honoured.get(TASK_IDS) instanceof List<?> ids && ids.contains(params.taskId());
    }
  }
}

package org.robotmcpkit.task;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.Limits;

/** The body's view of its record. */
final class RecordContext implements TaskContext {
  private final TaskRecord task;

  RecordContext(TaskRecord task) {
    this.task = task;
  }

  @Override
  public String taskId() {
    return task.id();
  }

  @Override
  public String tool() {
    return task.request().tool();
  }

  @Override
  public List<Trigger> triggers() {
    return task.request().triggers();
  }

  @Override
  public <T> List<T> triggers(Class<T> type) {
    return triggers().stream().map(Trigger::value).filter(type::isInstance).map(type::cast).toList();
  }

  @Override
  public void progress(Map<String, ?> payload) {
    task.raiseIfOver();
    task.progress(JsonValues.object(payload, Limits.EVENT));
  }

  @Override
  public boolean fireTrigger(Trigger trigger, Map<String, ?> extra) {
    List<Trigger> triggers = triggers();
    for (int position = 0; position < triggers.size(); position++) {
      // Two equal triggers are two triggers, so identity counts.
      if (triggers.get(position) == trigger) {
        return task.fire(position, JsonValues.object(extra, Limits.EVENT));
      }
    }
    throw new IllegalArgumentException("a task can only fire the triggers in its own triggers()");
  }

  @Override
  public <T> void fireWhere(Class<T> type, Predicate<? super T> condition, Map<String, ?> extra) {
    task.raiseIfOver();
    for (Trigger trigger : triggers()) {
      if (type.isInstance(trigger.value()) && condition.test(type.cast(trigger.value()))) {
        fireTrigger(trigger, extra);
      }
    }
  }

  @Override
  public void emit(Map<String, ?> payload) {
    task.raiseIfOver();
    task.watchEvent(JsonValues.object(payload, Limits.EVENT));
  }

  @Override
  public boolean isCancelRequested() {
    return task.isStopRequested();
  }

  @Override
  public void raiseIfCancelled() {
    if (task.isStopRequested()) {
      throw new TaskCancelledException(task.id());
    }
  }

  @Override
  public void sleep(Duration time) throws InterruptedException {
    raiseIfCancelled();
    try {
      // The request itself ends the sleep, so that it also works on threads that the body has made.
      task.stopRequest().await(time.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException interrupted) {
      raiseIfCancelled();
      throw interrupted;
    }
    raiseIfCancelled();
  }
}

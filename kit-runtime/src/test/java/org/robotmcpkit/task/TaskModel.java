package org.robotmcpkit.task;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskState;

/**
 * What a task manager promises ({@code docs/contract.md} §5 and §6), as simply as it can be said.
 */
final class TaskModel {
  static final int MOST_RUNNING = 4;
  static final int RETAINED = 2;
  static final int GRACE = 5;

  /** What a start comes to: a task, old or new, or a refusal that may name one. */
  record Started(@Nullable ModelTask task, @Nullable String refusal) {}

  private record Later(long at, ModelTask task, boolean grace) {}

  final List<ModelTask> tasks = new ArrayList<>();
  private final List<Later> timers = new ArrayList<>();
  private long now;
  private long ends;
  private boolean closed;

  Started start(ModelCommand.Start start) {
    if (closed) {
      return new Started(null, StartRefusedException.SHUTTING_DOWN);
    }
    Optional<ModelTask> same =
        first(task -> task.known && start.key() != 0 && task.start.key() == start.key());
    if (same.isPresent()) {
      boolean equal = same.get().start.arguments() == start.arguments();
      return new Started(same.get(), equal ? null : StartRefusedException.IDEMPOTENCY_CONFLICT);
    }
    Set<ModelTask> holders = new LinkedHashSet<>();
    Set<ModelTask> waiting = new LinkedHashSet<>();
    for (String name : start.names()) {
      Optional<ModelTask> holder =
          first(task -> task.bodyRuns && !task.waits && task.start.names().contains(name));
      Optional<ModelTask> next = first(task -> task.waits && task.start.names().contains(name));
      if (!start.replaces() && (holder.isPresent() || next.isPresent())) {
        return new Started(next.or(() -> holder).get(), StartRefusedException.BUSY);
      }
      if (holder.isPresent() && holder.get().state.isTerminal()) {
        return new Started(holder.get(), StartRefusedException.BUSY);
      }
      holder.ifPresent(holders::add);
      next.ifPresent(waiting::add);
    }
    if (bodies() >= MOST_RUNNING) {
      return new Started(null, StartRefusedException.OVERLOADED);
    }
    ModelTask task = new ModelTask(start);
    task.waits = true;
    tasks.add(task);
    waiting.forEach(dropped -> ask(dropped, StopReason.CANCEL));
    letBegin();
    holders.forEach(holder -> ask(holder, StopReason.CANCEL));
    return new Started(task, null);
  }

  /** Who waits, and lacks nothing any more, begins. */
  private void letBegin() {
    for (ModelTask task : tasks) {
      boolean isFree =
          tasks.stream()
              .filter(other -> other.bodyRuns && !other.waits)
              .noneMatch(
                  other -> other.start.names().stream().anyMatch(task.start.names()::contains));
      if (task.waits && isFree && !closed) {
        task.waits = false;
        if (task.start.deadline() > 0) {
          timers.add(new Later(now + task.start.deadline(), task, false));
        }
      }
    }
  }

  private Optional<ModelTask> first(java.util.function.Predicate<ModelTask> wanted) {
    return tasks.stream().filter(wanted).findFirst();
  }

  int bodies() {
    return (int) tasks.stream().filter(task -> task.bodyRuns).count();
  }

  void bodyReturns(ModelTask task) {
    bodyEnds(task, TaskState.SUCCEEDED, null);
  }

  void bodyFails(ModelTask task, String code) {
    bodyEnds(task, TaskState.FAILED, code);
  }

  private void bodyEnds(ModelTask task, TaskState state, @Nullable String code) {
    if (task.bodyRuns) {
      task.neverBegan = task.waits;
      task.bodyRuns = false;
      task.waits = false;
      end(task, state, code);
      letBegin();
    }
  }

  /** Asks the body to stop, which a stubborn one does not. */
  void ask(ModelTask task, StopReason reason) {
    if (task.state.isTerminal() || task.asked != null) {
      return;
    }
    task.asked = reason;
    if (task.start.stubborn() && !task.waits) {
      timers.add(new Later(now + GRACE, task, true));
    } else {
      task.neverBegan = task.waits;
      task.bodyRuns = false;
      task.waits = false;
      endAsAsked(task);
      letBegin();
    }
  }

  private void endAsAsked(ModelTask task) {
    if (task.asked == StopReason.DEADLINE) {
      end(task, TaskState.FAILED, "TIMEOUT");
    } else {
      end(task, TaskState.CANCELLED, null);
    }
  }

  private void end(ModelTask task, TaskState state, @Nullable String code) {
    if (task.state.isTerminal()) {
      return;
    }
    task.state = state;
    task.failure = code;
    task.endedAs = ++ends;
    task.settled = state == TaskState.CANCELLED;
    if (state != TaskState.CANCELLED) {
      task.events.add(state == TaskState.SUCCEEDED ? EventType.TASK_DONE : EventType.TASK_FAILED);
    }
    forget();
  }

  void secondPasses() {
    now++;
    List<Later> due = timers.stream().filter(later -> later.at <= now).toList();
    timers.removeAll(due);
    for (Later later : due) {
      if (!later.grace) {
        ask(later.task, StopReason.DEADLINE);
      } else if (!later.task.state.isTerminal()) {
        endAsAsked(later.task);
        tasks.stream()
            .filter(
                next ->
                    next.waits
                        && next.start.names().stream().anyMatch(later.task.start.names()::contains))
            .toList()
            .forEach(next -> bodyEnds(next, TaskState.FAILED, StartRefusedException.BUSY));
      }
    }
  }

  long now() {
    return now;
  }

  void allDelivered() {
    tasks.stream().filter(task -> task.state.isTerminal()).forEach(task -> task.settled = true);
    forget();
  }

  /** The newest finished ones are known always, others as long as their event is on its way. */
  private void forget() {
    finished().skip(RETAINED).filter(task -> task.settled).forEach(task -> task.known = false);
  }

  private Stream<ModelTask> finished() {
    return tasks.stream()
        .filter(task -> task.known && task.state.isTerminal())
        .sorted(Comparator.comparingLong((ModelTask task) -> task.endedAs).reversed());
  }

  /** The finished ones that ended before another one, one more than a page may have. */
  List<ModelTask> finished(ModelCommand.List list, long before) {
    return finished()
        .filter(task -> task.endedAs < before && wants(list, task))
        .limit(list.limit() + 1L)
        .toList();
  }

  List<ModelTask> running(ModelCommand.List list) {
    return tasks.stream().filter(task -> !task.state.isTerminal() && wants(list, task)).toList();
  }

  private static boolean wants(ModelCommand.List list, ModelTask task) {
    return list.states().isEmpty() || list.states().contains(task.state);
  }

  void close() {
    closed = true;
    tasks.forEach(task -> ask(task, StopReason.CANCEL));
    timers.clear();
  }

  boolean isClosed() {
    return closed;
  }
}

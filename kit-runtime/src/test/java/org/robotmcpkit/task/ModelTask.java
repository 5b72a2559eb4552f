package org.robotmcpkit.task;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskState;

/** What a {@link TaskModel} knows of one task. */
final class ModelTask {
  /** The triggers of every task, by position: fires with progress; fires once; repeats. */
  static final int REACHED_AT = 50;

  final ModelCommand.Start start;
  final List<EventType> events = new ArrayList<>();
  private final boolean[] fired = new boolean[3];
  TaskState state = TaskState.RUNNING;
  @Nullable StopReason asked;

  /** Whether it is let in and its body has not ended; it has not begun while the task waits. */
  boolean bodyRuns = true;

  /** Whether it waits for others to make way. */
  boolean waits;

  /** Whether it ended while it waited. */
  boolean neverBegan;

  boolean known = true;
  boolean settled;
  long endedAs;
  @Nullable Integer percent;
  @Nullable String failure;

  ModelTask(ModelCommand.Start start) {
    this.start = start;
  }

  /** What a report of the body is answered with; null: it is taken. */
  @Nullable String refusal() {
    if (asked != null) {
      return TaskCancelledException.class.getSimpleName();
    }
    return state.isTerminal() ? IllegalStateException.class.getSimpleName() : null;
  }

  void progress(int reported) {
    percent = reported;
    events.add(EventType.PROGRESS);
    if (reported >= REACHED_AT) {
      fire(0);
    }
  }

  boolean fire(int trigger) {
    if (fired[trigger] && trigger != 2) {
      return false;
    }
    fired[trigger] = true;
    events.add(EventType.TRIGGER_FIRED);
    return true;
  }

  @Override
  public String toString() {
    Boolean stopped = state.isTerminal() && bodyRuns ? Boolean.FALSE : null;
    return state
        + " at "
        + percent
        + ", result "
        + (state == TaskState.SUCCEEDED)
        + ", failure "
        + failure
        + ", stopped "
        + stopped;
  }
}

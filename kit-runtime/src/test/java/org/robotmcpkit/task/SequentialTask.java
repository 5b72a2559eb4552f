package org.robotmcpkit.task;

import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.TaskState;

/**
 * What a task does when nothing happens at the same time: the specification of {@link
 * RecordUnderLincheck}.
 */
public final class SequentialTask {
  private TaskState state = TaskState.RUNNING;
  private @Nullable StopReason asked;
  private boolean bodyRuns = true;
  private @Nullable Integer percent;
  private boolean fired;
  private @Nullable String failure;
  private boolean anotherRuns;

  static String shown(
      TaskState state,
      @Nullable Object percent,
      boolean hasResult,
      @Nullable String failure,
      @Nullable Boolean stopped) {
    return state
        + " at "
        + percent
        + (hasResult ? " with a result" : "")
        + " failed "
        + failure
        + " stopped "
        + stopped;
  }

  public String progress(int reported) {
    String refusal = refusal();
    if (refusal == null) {
      percent = reported;
    }
    return refusal == null ? "ok" : refusal;
  }

  public String fire() {
    String refusal = refusal();
    if (refusal != null) {
      return refusal;
    }
    boolean first = !fired;
    fired = true;
    return "fired " + first;
  }

  private @Nullable String refusal() {
    if (asked != null) {
      return "asked to stop";
    }
    return state.isTerminal() ? "ended" : null;
  }

  public boolean bodyEnds(int how) {
    bodyRuns = false;
    if (state.isTerminal()) {
      return false;
    }
    switch (how) {
      case RecordUnderLincheck.RETURNS -> state = TaskState.SUCCEEDED;
      case RecordUnderLincheck.FAILS -> fail(RecordUnderLincheck.FAILURE.errorCode());
      default -> {
        if (asked == null) {
          fail(RecordUnderLincheck.FAILURE.errorCode());
        } else {
          endAsAsked();
        }
      }
    }
    return true;
  }

  public boolean cancel() {
    return ask(StopReason.CANCEL);
  }

  public boolean deadlinePasses() {
    return ask(StopReason.DEADLINE);
  }

  private boolean ask(StopReason reason) {
    if (state.isTerminal() || asked != null) {
      return false;
    }
    asked = reason;
    return true;
  }

  public boolean graceEnds() {
    if (asked == null || state.isTerminal()) {
      return false;
    }
    endAsAsked();
    return true;
  }

  private void endAsAsked() {
    if (asked == StopReason.DEADLINE) {
      fail("TIMEOUT");
    } else {
      state = TaskState.CANCELLED;
    }
  }

  private void fail(String code) {
    state = TaskState.FAILED;
    failure = code;
  }

  public String get() {
    Boolean stopped = state.isTerminal() && bodyRuns ? Boolean.FALSE : null;
    return shown(state, percent, state == TaskState.SUCCEEDED, failure, stopped);
  }

  public void await() {}

  public String startAnother() {
    if (bodyRuns || anotherRuns) {
      return StartRefusedException.BUSY;
    }
    anotherRuns = true;
    return "started true";
  }
}

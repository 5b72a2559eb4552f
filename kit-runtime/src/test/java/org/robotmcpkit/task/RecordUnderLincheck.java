package org.robotmcpkit.task;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.Validate;
import org.robotmcpkit.event.EventSink;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.model.TaskFailure;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

/**
 * One task in its register, and all that can happen to it at the same time. {@link SequentialTask}
 * says what is right.
 */
@Param(name = "percent", gen = IntGen.class, conf = "1:3")
public final class RecordUnderLincheck implements EventSink {
  /** How a body ends. */
  static final int RETURNS = 0;

  static final int FAILS = 1;

  static final TaskFailure FAILURE = new TaskFailure("X", "x", true, List.of());
  private static final Clock CLOCK = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);

  private final TaskRegister register = new TaskRegister(4, 4);
  private final TaskRecord task;
  private final List<TaskEvent> events = new ArrayList<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private final AtomicInteger answered = new AtomicInteger();
  private final AtomicInteger nextId = new AtomicInteger();

  public RecordUnderLincheck() {
    task = admitted(request().withTriggers(List.of(new Trigger(Map.of("type", "near"), null))));
  }

  private static TaskRequest request() {
    return TaskRequest.of("drive", body -> null)
        .withExclusive(Set.of("base"))
        .withDeadline(Duration.ofSeconds(1));
  }

  private TaskRecord admitted(TaskRequest request) {
    return register.admit(request, () -> record(request)).task();
  }

  private TaskRecord record(TaskRequest request) {
    return new TaskRecord(
        "t" + nextId.incrementAndGet(),
        "race",
        request,
        this,
        new Ids("race", 6, new Same()),
        CLOCK);
  }

  /** Called under the record's lock, and settles at once, as it is where no planner is. */
  @Override
  public void emit(TaskEvent event, Runnable settled) {
    events.add(event);
    settled.run();
  }

  @Operation
  public String progress(@Param(name = "percent") int percent) {
    return reported(() -> task.progress(Map.of("percent", percent)));
  }

  @Operation
  public String fire() {
    boolean[] fired = new boolean[1];
    String answer = reported(() -> fired[0] = task.fire(0, Map.of()));
    return answer.equals("ok") ? "fired " + fired[0] : answer;
  }

  /** As {@link RecordContext} does it, without the writing of JSON. */
  private String reported(Runnable report) {
    try {
      task.raiseIfOver();
      report.run();
      return "ok";
    } catch (TaskCancelledException asked) {
      return "asked to stop";
    } catch (IllegalStateException ended) {
      return "ended";
    }
  }

  /** As {@link LocalTasks} does it. */
  @Operation(runOnce = true)
  public boolean bodyEnds(@Param(gen = IntGen.class, conf = "0:2") int how) {
    Ending ending =
        switch (how) {
          case RETURNS -> new Ending.Returned(Map.of("n", 1), 7);
          case FAILS -> new Ending.Failed(FAILURE);
          default -> new Ending.Interrupted(FAILURE);
        };
    boolean first =
        task.bodyEnded(
            ending, () -> register.retireWithBody(task, 1), () -> register.settled(task));
    if (!first) {
      register.bodyGone(task);
    }
    return first;
  }

  @Operation
  public boolean cancel() {
    return task.requestStop(StopReason.CANCEL);
  }

  @Operation
  public boolean deadlinePasses() {
    return task.requestStop(StopReason.DEADLINE);
  }

  /** The timer runs only after a request to stop. */
  @Operation
  public boolean graceEnds() {
    return task.isStopRequested()
        && task.giveUpWaiting(() -> register.retire(task, 0), () -> register.settled(task))
            .isPresent();
  }

  @Operation
  public String get() {
    TaskInfo info = register.find(task.id()).orElseThrow().info();
    Object percent =
        Optional.ofNullable(info.progress()).map(progress -> progress.get("percent")).orElse(null);
    String code = info.failure() == null ? null : info.failure().errorCode();
    return SequentialTask.shown(info.state(), percent, info.result() != null, code, info.stopped());
  }

  @Operation
  public void await() {
    waiting.incrementAndGet();
    task.whenEnded(info -> answered.incrementAndGet());
  }

  /**
   * Whoever sees the end of a task can start what needs the same things, and nothing starts beside
   * a body.
   */
  @Operation
  public String startAnother() {
    try {
      return "started " + !admitted(request()).state().isTerminal();
    } catch (StartRefusedException refused) {
      return refused.code();
    }
  }

  @Validate
  public void theEventsTellTheStoryOfTheTask() {
    TaskState state = task.state();
    for (int position = 0; position < events.size(); position++) {
      TaskEvent event = events.get(position);
      check(event.seq() == position + 1, () -> "seq counts from 1 without a hole: " + events);
      check(
          !event.type().isTerminal() || position == events.size() - 1,
          () -> "nothing follows the end: " + events);
    }
    boolean told = !events.isEmpty() && events.get(events.size() - 1).type().isTerminal();
    boolean tells = state == TaskState.SUCCEEDED || state == TaskState.FAILED;
    check(told == tells, () -> state + " has its terminal event, or none: " + events);
    check(
        answered.get() == (state.isTerminal() ? waiting.get() : 0), () -> "who waits is told once");
    check(register.bodies() >= 0, () -> "no body ends twice");
  }

  private static void check(boolean holds, Supplier<String> sentence) {
    if (!holds) {
      throw new IllegalStateException(sentence.get());
    }
  }

  /** Draws always the same: the ids are not what is looked at here. */
  private static final class Same extends Random {
    private static final long serialVersionUID = 1L;

    @Override
    public void nextBytes(byte[] bytes) {}
  }
}

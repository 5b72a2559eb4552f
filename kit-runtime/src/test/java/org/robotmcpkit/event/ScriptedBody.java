package org.robotmcpkit.event;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.task.ProgressAbove;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.task.TaskException;
import org.robotmcpkit.task.Trigger;

/**
 * The body of one task, as a seed has written it: what it reports, how it ends, and whether it
 * listens when it is asked to stop. Also keeps what is known of its task, and what has to become of
 * it.
 */
final class ScriptedBody implements TaskBody {
  /** How a body ends when nobody asks it to. */
  private enum End {
    VALUE,
    HOSTILE_VALUE,
    NOTHING,
    TASK_EXCEPTION,
    EXCEPTION,
    ERROR,
    HOSTILE_EXCEPTION,
    INTERRUPTED,
    NEVER
  }

  /** What a body does when it is asked to stop. */
  private enum Ear {
    /** Stops at once. */
    GOOD,
    /** Stops some time later, or has finished by then. */
    SLOW,
    /** Goes on. */
    DEAF
  }

  /** What a step has come to. */
  private enum Act {
    LOOKED,
    REPORTED
  }

  private final Random random;
  private final SystemSimulation world;
  private final End end;
  private final Ear ear;
  private final long endsAt;
  private final int stepsInRun;
  private final boolean endsInRun;
  private final Map<String, Object> changing = new LinkedHashMap<>();
  private double percent;
  private double mostPercent = -1;
  private int count;
  private TaskContext context;
  private Stage stage;
  private boolean finished;
  private RuntimeException toldToStop;
  private Act acted = Act.LOOKED;

  final List<Trigger> triggers = new ArrayList<>();
  final Set<String> exclusive;
  private final Map<Object, Integer> fired = new HashMap<>();

  String id = "";

  /** Whether the body still runs, or is about to. */
  boolean alive = true;

  boolean expected;
  boolean terminalSettled;

  /** Whether it was seen that its task is known no longer. */
  boolean forgotten;

  /** The terminal state, once it has been seen; never to change. */
  TaskInfo ended;

  int endedBefore;

  /** The body's own end, which decides the state if nothing has before. */
  private TaskState own;

  private boolean ownIsInterruption;
  EventType lastType;
  Map<String, Object> lastPayload;

  /** Whether a cancel was the first thing that asked the body to stop. */
  boolean cancelledFirst;

  ScriptedBody(SystemSimulation world, Random random, long endsAt, Set<String> exclusive) {
    this.world = world;
    this.random = random;
    this.endsAt = endsAt;
    this.exclusive = exclusive;
    this.end =
        random.nextInt(3) == 0 ? End.values()[random.nextInt(End.values().length)] : End.VALUE;
    this.ear = random.nextInt(2) == 0 ? Ear.GOOD : Ear.values()[random.nextInt(3)];
    this.stepsInRun = random.nextInt(5);
    this.endsInRun = random.nextInt(6) == 0 && end != End.NEVER;
    for (int i = random.nextInt(4); i > 0; i--) {
      triggers.add(trigger(i));
    }
  }

  private Trigger trigger(int number) {
    Map<String, Object> fields = new LinkedHashMap<>();
    boolean above = random.nextBoolean();
    fields.put("type", above ? ProgressAbove.TYPE : "zone_entered");
    fields.put("n", number);
    if (random.nextInt(3) == 0) {
      fields.put("repeat", true);
    }
    return new Trigger(fields, above ? new ProgressAbove(random.nextInt(100)) : null);
  }

  // ---- what the body does

  @Override
  public Object run(TaskContext given) throws Exception {
    context = given;
    id = given.taskId();
    world.bodyRuns(this, given);
    for (int i = 0; i < stepsInRun; i++) {
      step();
      if (finished) { // the step was told to stop, and lets that pass
        throw toldToStop;
      }
      if (ear != Ear.DEAF && Thread.interrupted()) {
        noteOwn(End.INTERRUPTED);
        finished = true;
        throw new InterruptedException();
      }
    }
    if (endsInRun) {
      noteOwn(end);
      finished = true;
      Object value = valueOf(end);
      if (value instanceof Error error) {
        throw error;
      }
      if (value instanceof Exception exception) {
        throw exception;
      }
      return value;
    }
    stage = new Stage();
    if (random.nextInt(12) == 0 && end != End.NEVER) {
      noteOwn(end);
      finished = true;
      complete(valueOf(end));
    } else {
      world.time.in(pause(), this::goOn);
    }
    return stage;
  }

  private long pause() {
    double share = random.nextDouble() * random.nextDouble();
    return Math.max(1, (long) (share * Math.max(0, endsAt - world.time.now()) / 3));
  }

  private void goOn() {
    if (finished) {
      return;
    }
    step();
    if (finished) {
      return;
    }
    if (world.time.now() >= endsAt || random.nextInt(25) == 0) {
      if (end == End.NEVER && ear != Ear.DEAF && !world.isOver()) {
        world.cancel(this);
        return;
      }
      finish(end == End.NEVER ? End.VALUE : end);
    } else {
      world.time.at(Math.min(endsAt, world.time.now() + pause()), this::goOn);
    }
  }

  /**
   * One thing that a body does; on another thread's behalf also in the middle of something else.
   */
  void step() {
    if (context == null) {
      return;
    }
    boolean asked = context.isCancelRequested();
    boolean over = asked || world.isTerminal(id);
    try {
      act();
      Check.that(
          !over || acted == Act.LOOKED,
          "T61: a body that was asked to stop cannot report",
          () -> id);
    } catch (CancellationException cancelled) {
      Check.that(context.isCancelRequested(), "only a request to stop is told as one");
      if (ear == Ear.GOOD && !finished) {
        toldToStop = cancelled;
        endInStep(cancelled);
      }
    } catch (IllegalStateException late) {
      Check.that(world.isTerminal(id), "a running task can report", () -> late);
    }
  }

  private void act() {
    acted = Act.REPORTED;
    int n = ++count;
    switch (random.nextInt(8)) {
      case 0:
        context.emit(Map.of("n", n));
        break;
      case 1:
        if (triggers.isEmpty()) {
          acted = Act.LOOKED;
        } else {
          context.fireTrigger(triggers.get(random.nextInt(triggers.size())), Map.of("extra", n));
        }
        break;
      case 2:
        context.raiseIfCancelled();
        acted = Act.LOOKED;
        break;
      case 3:
        context.progress(new HostileMap(n));
        break;
      case 4: // one and the same map, changed for each report
        changing.put("n", n);
        context.progress(changing);
        changing.put("n", -n);
        break;
      default:
        percent = Math.min(100, percent + random.nextDouble() * 30);
        double reported = percent;
        context.progress(Map.of("percent", reported));
        mostPercent = Math.max(mostPercent, reported);
        checkFired();
    }
  }

  private void checkFired() {
    for (Trigger trigger : triggers) {
      boolean due =
          trigger.value() instanceof ProgressAbove above && mostPercent >= above.percent();
      boolean right = !due || fired.containsKey(trigger.fields());
      Check.that(right, "progress_above fires when it is reached", trigger::fields);
    }
  }

  /** The trigger that an event says has fired; each fires once, unless it repeats. */
  void noteFired(Map<String, Object> payload) {
    Object fields = payload.get("trigger");
    int times = fired.merge(fields, 1, Integer::sum);
    Check.that(
        triggers.stream().anyMatch(one -> one.fields().equals(fields)),
        "a trigger is sent as it was passed in");
    boolean repeats = ((Map<?, ?>) fields).containsKey("repeat");
    Check.that(times == 1 || repeats, "a trigger fires once", () -> id + " " + fields);
  }

  // ---- how it ends

  private void endInStep(RuntimeException cancelled) {
    if (stage == null) {
      noteOwn(End.INTERRUPTED);
      finished = true; // run() throws it
      return;
    }
    finishWith(
        End.INTERRUPTED, random.nextBoolean() ? cancelled : new CompletionException(cancelled));
  }

  private void finish(End how) {
    finishWith(how, valueOf(how));
  }

  private void finishWith(End how, Object value) {
    if (finished) {
      return;
    }
    finished = true;
    noteOwn(how);
    complete(value);
    world.bodyEnded(this);
    for (int i = random.nextInt(3); i > 0; i--) { // a straggling thread of the body
      world.time.in(random.nextInt(1_000_000_000), this::step);
    }
  }

  private void complete(Object value) {
    if (!(value instanceof Throwable thrown)) {
      stage.complete(value);
    } else if (thrown instanceof HostileException) {
      try {
        stage.completeExceptionally(thrown);
      } catch (IllegalStateException noMessage) {
        // the JDK wants to print it for those who depend on the stage
      }
    } else {
      stage.completeExceptionally(random.nextBoolean() ? thrown : new CompletionException(thrown));
    }
  }

  private void noteOwn(End how) {
    if (own != null || world.isTerminal(id)) {
      own = own == null ? TaskState.RUNNING : own;
      return;
    }
    ownIsInterruption = how == End.INTERRUPTED;
    own =
        switch (how) {
          case VALUE, HOSTILE_VALUE, NOTHING -> TaskState.SUCCEEDED;
          default -> TaskState.FAILED;
        };
  }

  private Object valueOf(End how) {
    return switch (how) {
      case VALUE, NEVER -> Map.of("n", count);
      case HOSTILE_VALUE -> new HostileMap(count);
      case NOTHING -> null;
      case TASK_EXCEPTION -> new TaskException("DOOR_CLOSED", "The door is closed.").suggest("ask");
      case EXCEPTION -> new IllegalArgumentException("a bug");
      case ERROR ->
          random.nextBoolean() ? new StackOverflowError() : new NoClassDefFoundError("Driver");
      case HOSTILE_EXCEPTION -> new HostileException();
      case INTERRUPTED ->
          random.nextBoolean()
              ? new InterruptedException()
              : new CancellationException("of its own");
    };
  }

  /**
   * What the state of the task has to be if its body's end has decided it; {@code RUNNING}:
   * something else has.
   */
  TaskState ownState() {
    if (own == null) {
      return TaskState.RUNNING;
    }
    return ownIsInterruption && context.isCancelRequested() && cancelledFirst
        ? TaskState.CANCELLED
        : own;
  }

  /** Whether the body goes on behind a stage. */
  boolean goesOn() {
    return !finished;
  }

  boolean isAsked() {
    return context != null && context.isCancelRequested();
  }

  /** The stage that a body returns, which hears a request to stop, or does not. */
  private final class Stage extends CompletableFuture<Object> {
    @Override
    public boolean cancel(boolean mayInterrupt) {
      switch (ear) {
        case GOOD:
          finishWith(End.INTERRUPTED, new CancellationException());
          return true;
        case SLOW:
          world.time.in(
              random.nextInt(7_000) * VirtualTime.MILLI,
              () -> {
                if (random.nextInt(3) == 0) {
                  finish(end == End.NEVER ? End.VALUE : end);
                } else {
                  finishWith(End.INTERRUPTED, new CancellationException());
                }
              });
          return false;
        default:
          if (random.nextInt(3) == 0) {
            throw new NoClassDefFoundError("Stopper");
          }
          throw new UnsupportedOperationException("goes on");
      }
    }
  }

  // ---- what it passes on

  /** A payload whose reading takes so long that other threads get a turn, and which may break. */
  private final class HostileMap extends AbstractMap<String, Object> {
    private final int n;

    HostileMap(int n) {
      this.n = n;
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
      world.others(ScriptedBody.this);
      switch (n % 7) {
        case 1:
          throw new StackOverflowError();
        case 2:
          throw new IllegalStateException("no entries today");
        default:
          return Map.<String, Object>of("n", n % 7 == 3 ? new HostileText() : n).entrySet();
      }
    }
  }

  private static final class HostileText {
    @Override
    public String toString() {
      throw new NoClassDefFoundError("Text");
    }
  }

  private static final class HostileException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no message");
    }

    @Override
    public synchronized Throwable getCause() {
      throw new StackOverflowError();
    }
  }
}

package org.robotmcpkit.event;

import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.StartRefusedException;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.task.TaskPage;
import org.robotmcpkit.task.TaskQuery;
import org.robotmcpkit.task.TaskRequest;
import org.robotmcpkit.task.Timer;

/**
 * One run of everything on one thread and in virtual time, decided by one seed: the real tasks with
 * scripted bodies, the real outbox and signing, a simulated endpoint in front of the real receiver,
 * and a planner with the real follower. Checks I1–I14 on the way.
 *
 * <p>Where another thread could come in between in a real run, {@link #others} does something in
 * its name.
 */
final class SystemSimulation implements Simulation {
  private static final Duration GRACE = Duration.ofSeconds(5);
  private static final Instant START = Instant.parse("2026-06-12T14:00:00Z");

  private final Random random;
  private final long horizon;
  final VirtualTime time = new VirtualTime();
  private final List<HistoryLine> history = new ArrayList<>();
  private final StringBuilder trace = new StringBuilder();
  private final LocalTasks tasks;
  private final HeldLocks locks;
  private final SimulatedEndpoint endpoint;
  private final SimulatedSender sender;
  private final RemoteDelivery delivery;
  private final SimulatedPlanner planner;
  private final int maxRunning;
  private final int retained;
  private final double sinkFailures;
  private final double noThreads;

  private final Map<String, ScriptedBody> bodies = new LinkedHashMap<>();
  private final Set<ScriptedBody> alive = new LinkedHashSet<>();
  private final Map<String, TaskRequest.Idempotency> keys = new HashMap<>();
  private final Map<String, String> taskOfKey = new HashMap<>();
  private final Set<String> unsettled = new HashSet<>();
  private final Map<String, byte[]> bytes = new HashMap<>();
  private int finished;
  private int pendingTimers;
  private int senderThreads;
  private int depth;
  private int handedOver;
  private long emitted;
  private boolean threadRefused;
  private boolean over;
  private boolean closing;
  private boolean serverGone;

  /** The body that has begun last. */
  private ScriptedBody lastRun;

  /** The event that is being handed over; others that settle meanwhile were pushed out for it. */
  private TaskEvent handing;

  SystemSimulation(long seed) {
    random = new Random(seed ^ 0x5eed);
    horizon = (60 + random.nextInt(900)) * VirtualTime.SECOND;
    int maxInFlight = 1 + random.nextInt(8);
    int maxEvents = random.nextInt(4) == 0 ? 5 + random.nextInt(40) : 10_000;
    long maxBytes = random.nextInt(6) == 0 ? 2_000 + random.nextInt(20_000) : 64 << 20;
    maxRunning = random.nextInt(4) == 0 ? 1 + random.nextInt(6) : 256;
    retained = random.nextInt(4) == 0 ? 1 + random.nextInt(8) : 200;
    sinkFailures = random.nextInt(6) == 0 ? 0.02 : 0;
    noThreads = random.nextInt(6) == 0 ? 0.1 : 0;
    Outbox outbox = new Outbox(maxInFlight, maxEvents, maxBytes, Duration.ofSeconds(10));
    planner = new SimulatedPlanner(random, this);
    endpoint = new SimulatedEndpoint(random, time, horizon, history, planner);
    sender =
        new SimulatedSender(
            random, time, endpoint, outbox, maxInFlight, maxEvents, maxBytes, trace, this::handle);
    delivery =
        new RemoteDelivery(
            outbox,
            new SignedPosting(
                URI.create(SimulatedSender.URL),
                "arm",
                endpoint.signer(),
                endpoint.senderClock(),
                endpoint),
            sender.log,
            time::now,
            this::senderThread,
            1,
            Duration.ofSeconds(3));
    tasks =
        LocalTasks.builder("arm", this::emit)
            .clock(new TaskClock())
            .timer(new VirtualTimer())
            .threads(this::thread)
            .random(new Random(random.nextLong()))
            .grace(GRACE)
            .maxRunning(maxRunning)
            .maxFinishedRetained(retained)
            .build();
    locks = new HeldLocks(tasks);
  }

  // ---- the run

  @Override
  public void run() {
    plan();
    boolean shutsDown = random.nextInt(5) == 0;
    if (shutsDown) {
      sender.runUntil((long) (horizon * random.nextDouble()));
      shutDown();
    } else {
      sender.runUntil(horizon);
    }
    over = true;
    endpoint.heal();
    // a Retry-After of 60 s, one wait of 30 s, and the work; by then no copy is left on the wire
    // either
    sender.runUntil(time.now() + 100 * VirtualTime.SECOND);
    Check.that(sender.stats().queued() == 0, "I12: drained soon after the faults have stopped");
    // I13: 30 s of silence, and up to 5 s to the next check
    sender.runUntil(time.now() + 36 * VirtualTime.SECOND);
    checkEnd(shutsDown);
  }

  private void plan() {
    int starts = 1 + random.nextInt(50);
    for (int i = 0; i < starts; i++) {
      time.at((long) (random.nextDouble() * horizon * 0.9), this::start);
    }
    for (int i = random.nextInt(starts + 1); i > 0; i--) {
      time.at((long) (random.nextDouble() * horizon), () -> pick().ifPresent(this::cancel));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      time.at(
          (long) (random.nextDouble() * horizon),
          () ->
              pick().ifPresent(body -> waitFor(body, random.nextInt(20_000) * VirtualTime.MILLI)));
    }
    if (random.nextInt(6) == 0) {
      time.at((long) (random.nextDouble() * horizon), this::restartPlanner);
    }
    for (int i = 0; i < 5; i++) {
      time.at((long) (random.nextDouble() * horizon), this::observeAll);
    }
  }

  private void restartPlanner() {
    // who is not asked in time cannot tell it any more
    bodies.values().forEach(body -> body.expected = false);
    planner.restart();
  }

  private Optional<ScriptedBody> pick() {
    if (bodies.isEmpty()) {
      return Optional.empty();
    }
    List<ScriptedBody> all =
        new ArrayList<>(random.nextInt(4) == 0 || alive.isEmpty() ? bodies.values() : alive);
    ScriptedBody one = all.get(random.nextInt(all.size()));
    return one.id.isEmpty() ? Optional.empty() : Optional.of(one);
  }

  // ---- starting

  private void start() {
    if (closing) {
      return;
    }
    Set<String> exclusive =
        random.nextInt(3) == 0 ? Set.of(random.nextBoolean() ? "base" : "arm") : Set.of();
    long endsAt =
        Math.min(
            horizon, time.now() + (long) (random.nextDouble() * random.nextDouble() * horizon / 2));
    ScriptedBody body = new ScriptedBody(this, new Random(random.nextLong()), endsAt, exclusive);
    TaskRequest request =
        TaskRequest.of("drive", body).withTriggers(body.triggers).withExclusive(exclusive);
    if (random.nextInt(4) == 0) {
      request = request.withDeadline(Duration.ofMillis(1 + random.nextInt(60_000)));
    }
    if (random.nextInt(4) == 0) {
      request =
          request.withIdempotency(
              new TaskRequest.Idempotency("k" + random.nextInt(3), "f" + random.nextInt(2)));
    }
    start(request, body);
  }

  private void start(TaskRequest request, ScriptedBody body) {
    String earlier =
        request.idempotency() == null ? null : taskOfKey.get(request.idempotency().key());
    boolean known = earlier != null && get(earlier).isPresent();
    String refusal = refusal(request, known, body);
    boolean repeats = known && refusal == null;
    if (!repeats) {
      alive.add(body);
    }
    threadRefused = false;
    TaskInfo info;
    try {
      info = tasks.start(request);
    } catch (StartRefusedException refused) {
      alive.remove(body);
      String because = threadRefused ? StartRefusedException.OVERLOADED : refusal;
      boolean right = refused.code().equals(because);
      Check.that(
          right, "a start is refused for its reason", () -> refused.code() + " for " + because);
      return;
    }
    Check.that(refusal == null, "a start is refused", () -> "it was let in: " + refusal);
    if (repeats) {
      Check.that(info.taskId().equals(earlier), "a repeated start gives the same task");
      return;
    }
    Check.that(info.state() == TaskState.RUNNING, "a start answers that the task runs");
    ScriptedBody before = bodies.putIfAbsent(info.taskId(), body);
    Check.that(before == null || before == body, "each task has its id");
    body.id = info.taskId();
    if (request.idempotency() != null) {
      keys.put(request.idempotency().key(), request.idempotency());
      taskOfKey.put(request.idempotency().key(), info.taskId());
    }
    if (random.nextInt(10) > 0) {
      body.expected = true;
      planner.expect(info);
    } else {
      planner.sweepSoon(); // it has not got the answer
    }
    observe(body);
  }

  private String refusal(TaskRequest request, boolean known, ScriptedBody body) {
    if (known) {
      boolean same = keys.get(request.idempotency().key()).equals(request.idempotency());
      return same ? null : StartRefusedException.IDEMPOTENCY_CONFLICT;
    }
    if (alive.stream()
        .anyMatch(other -> other.exclusive.stream().anyMatch(body.exclusive::contains))) {
      return StartRefusedException.BUSY;
    }
    checkBodies();
    return alive.size() >= maxRunning ? StartRefusedException.OVERLOADED : null;
  }

  /** A thread that is none: the body begins at once, or a little later. */
  private Thread thread(Runnable work) {
    if (random.nextDouble() < noThreads) {
      threadRefused = true;
      throw new OutOfMemoryError("unable to create native thread");
    }
    boolean atOnce = random.nextInt(3) == 0;
    return new Thread() {
      @Override
      public void start() {
        if (atOnce) {
          runBody(work);
        } else {
          time.in(random.nextInt(5_000_000), () -> runBody(work));
        }
      }
    };
  }

  private Thread senderThread(Runnable work) {
    senderThreads++;
    return SenderThread.ALIVE;
  }

  /** A thread that lives, and leaves the work to the simulated sender. */
  private static final class SenderThread extends Thread {
    static final SenderThread ALIVE = new SenderThread();

    private SenderThread() {
      super(
          () -> {
            while (true) {
              LockSupport.park();
            }
          },
          "a sender that does nothing");
      setDaemon(true);
      super.start();
    }

    @Override
    public void start() {
      // it runs already
    }
  }

  private void runBody(Runnable work) {
    lastRun = null;
    work.run();
    Check.that(!Thread.interrupted(), "T60: an interrupt does not outlive its body");
    ScriptedBody body = lastRun;
    if (body != null && !body.goesOn() && alive.contains(body)) {
      bodyEnded(body);
    }
  }

  void bodyRuns(ScriptedBody body, TaskContext context) {
    lastRun = body;
    locks.add(context);
    bodies.put(body.id, body);
    trace.append(time.now()).append(' ').append(body.id).append(" runs\n");
  }

  void bodyEnded(ScriptedBody body) {
    body.alive = false;
    alive.remove(body);
    trace.append(time.now()).append(' ').append(body.id).append(" ends\n");
    observe(body);
    TaskState own = body.ended == null ? TaskState.RUNNING : body.ownState();
    if (own != TaskState.RUNNING) {
      TaskState state = body.ended.state();
      Check.that(
          state == own,
          "the end of a body decides its task's state",
          () -> body.id + " is " + state + ", not " + own);
    }
    checkBodies();
  }

  private void checkBodies() {
    int running = tasks.runningBodies();
    Check.that(
        running == alive.size(),
        "the bodies that run are counted",
        () -> running + " of " + alive.size());
  }

  // ---- asking and stopping

  Optional<TaskInfo> get(String id) {
    return serverGone ? Optional.empty() : tasks.get(id);
  }

  boolean isTerminal(String id) {
    return tasks.get(id).map(info -> info.state().isTerminal()).orElse(true);
  }

  TaskPage list(TaskQuery query) {
    return serverGone ? new TaskPage(List.of(), null) : tasks.list(query);
  }

  boolean isOver() {
    return over;
  }

  void cancel(ScriptedBody body) {
    if (serverGone) {
      return;
    }
    boolean known = get(body.id).isPresent();
    if (!body.isAsked() && !isTerminal(body.id)) {
      body.cancelledFirst = true;
    }
    trace.append(time.now()).append(" cancel ").append(body.id).append('\n');
    CompletableFuture<Optional<TaskInfo>> answer = tasks.cancel(body.id).toCompletableFuture();
    if (depth == 0) {
      observe(body);
    }
    time.in(GRACE.toNanos() + 1, () -> checkCancelled(body, answer, known));
  }

  private void checkCancelled(
      ScriptedBody body, CompletableFuture<Optional<TaskInfo>> answer, boolean known) {
    Check.that(answer.isDone(), "F8: a cancel is answered within the grace", () -> body.id);
    Optional<TaskInfo> info = answer.join();
    Check.that(info.isPresent() == known, "a cancel answers for the tasks that are known");
    observe(body);
    info.ifPresent(
        one -> {
          Check.that(one.state().isTerminal(), "a cancel answers with a terminal state", () -> one);
          Check.that(
              body.ended != null && body.ended.state() == one.state(),
              "and with that of the task",
              () -> one);
        });
  }

  private void waitFor(ScriptedBody body, long nanos) {
    if (serverGone) {
      return;
    }
    boolean known = get(body.id).isPresent();
    CompletableFuture<Optional<TaskInfo>> answer =
        tasks.await(body.id, Duration.ofNanos(nanos)).toCompletableFuture();
    time.in(
        nanos + 1,
        () -> {
          Check.that(answer.isDone(), "a wait for a task ends in time", () -> body.id);
          Check.that(
              answer.join().isPresent() == known, "a wait answers for the tasks that are known");
        });
  }

  // ---- the truth, and whether it stays

  private void observeAll() {
    List.copyOf(bodies.values()).forEach(this::observe);
  }

  private void observe(ScriptedBody body) {
    if (serverGone || body.id.isEmpty()) {
      return;
    }
    Optional<TaskInfo> found = tasks.get(body.id);
    if (found.isEmpty()) {
      checkForgotten(body);
      return;
    }
    TaskInfo info = found.get();
    boolean succeeded = info.state() == TaskState.SUCCEEDED;
    boolean failed = info.state() == TaskState.FAILED;
    Check.that((info.result() != null) == succeeded, "a result only of what succeeded", () -> info);
    Check.that((info.failure() != null) == failed, "a failure only of what failed", () -> info);
    if (body.ended != null) {
      checkUnchanged(body.ended, info);
    } else if (info.state().isTerminal()) {
      body.ended = info;
      body.endedBefore = finished++;
      trace
          .append(time.now())
          .append(' ')
          .append(body.id)
          .append(' ')
          .append(info.state())
          .append('\n');
      checkTerminalEvent(body, info);
    }
    if (info.state().isTerminal() && depth == 0) {
      Check.that(
          (info.stopped() != null) == body.alive, "a task whose body goes on says so", () -> info);
    }
  }

  private void checkForgotten(ScriptedBody body) {
    if (body.forgotten) {
      return;
    }
    body.forgotten = true;
    if (body.ended == null) { // it has ended and been forgotten since it was last looked at
      body.endedBefore = finished++;
    }
    Check.that(
        !alive.contains(body) || body.isAsked(),
        "a task that has not ended is known",
        () -> body.id);
    observeAll(); // others may have ended that have not been counted yet
    boolean mayGo = body.ended == null || body.terminalSettled;
    Check.that(mayGo, "T78: a task is known while its terminal event is on its way", () -> body.id);
    Check.that(
        finished - body.endedBefore > retained,
        "the newest finished tasks are known",
        () -> body.id);
  }

  private static void checkUnchanged(TaskInfo ended, TaskInfo info) {
    boolean same =
        info.state() == ended.state()
            && Objects.equals(info.result(), ended.result())
            && Objects.equals(info.failure(), ended.failure())
            && Objects.equals(info.progress(), ended.progress())
            && info.updatedAt().equals(ended.updatedAt());
    Check.that(same, "I3: the terminal state is the last", () -> ended + " has become " + info);
  }

  private void checkTerminalEvent(ScriptedBody body, TaskInfo info) {
    EventType type =
        switch (info.state()) {
          case SUCCEEDED -> EventType.TASK_DONE;
          case FAILED -> EventType.TASK_FAILED;
          default -> null;
        };
    if (type == null) {
      body.terminalSettled = true;
      Check.that(
          body.lastType == null || !body.lastType.isTerminal(),
          "I3: no terminal event of a cancelled task");
      return;
    }
    String sentence = "I3: the terminal event says what get_task says";
    Check.that(body.lastType == type, sentence, () -> info + " after " + body.lastType);
    Object said =
        type == EventType.TASK_DONE
            ? body.lastPayload.get("result")
            : body.lastPayload.get("error_code");
    Object known = type == EventType.TASK_DONE ? info.result() : info.failure().errorCode();
    Check.that(known.equals(said), sentence, () -> known + " and " + said);
  }

  void checkTold(TaskEnd end) {
    ScriptedBody body = bodies.get(end.taskId());
    Check.that(body != null, "an end is told of a task");
    if (depth == 0) {
      observe(body);
    }
    if (end.failure() != null && end.failure().errorCode().equals(TaskEnd.SERVER_RESTARTED)) {
      Check.that(
          get(end.taskId()).isEmpty(),
          "a task is given up only when its server does not know it",
          () -> end);
    } else if (body.ended != null) {
      Check.that(
          end.state() == body.ended.state(),
          "I13: what is told is the truth",
          () -> end + " of " + body.ended);
      boolean same = Objects.equals(end.result(), body.ended.result());
      Check.that(same, "I13: and so is the result", () -> end + " of " + body.ended);
    }
  }

  // ---- events

  private void emit(TaskEvent event, Runnable settled) {
    ScriptedBody body = bodies.get(event.taskId());
    Check.that(body.ended == null, "I2: nothing after the end", () -> event);
    boolean open = body.lastType == null || !body.lastType.isTerminal();
    Check.that(open, "I2: one terminal event, and nothing after it", () -> event);
    body.lastType = event.type();
    body.lastPayload = event.payload();
    emitted++;
    if (event.type() == EventType.TRIGGER_FIRED) {
      body.noteFired(event.payload());
    }
    byte[] now = asItIs(event);
    bytes.put(event.eventId(), now);
    history.add(HistoryLine.of(HistoryLine.What.EMITTED, time.now(), event, now));
    others(body);
    if (random.nextDouble() < sinkFailures) {
      history.add(HistoryLine.of(HistoryLine.What.DROPPED, time.now(), event, now));
      if (event.type().isTerminal()) {
        body.terminalSettled = true;
      }
      if (random.nextBoolean()) {
        throw new StackOverflowError();
      }
      throw new IllegalStateException("a broken sink");
    }
    handedOver++;
    unsettled.add(event.eventId());
    handing = event;
    delivery.emit(event, null, () -> settles(event, body, settled));
    handing = null;
    sender.checkBounds();
  }

  private static byte[] asItIs(TaskEvent event) {
    try {
      return Json.bytes(event);
    } catch (Throwable unwritable) {
      Check.that(false, "a payload is JSON when it is handed over", () -> unwritable);
      throw unwritable;
    }
  }

  private void settles(TaskEvent event, ScriptedBody body, Runnable settled) {
    Check.that(unsettled.remove(event.eventId()), "an event settles once");
    if (handing != null) {
      boolean refused = handing == event;
      Check.that(
          refused || !event.type().isTerminal(),
          "I10: a terminal event is never pushed out",
          event::taskId);
      boolean progressOnly =
          handing.type() != EventType.PROGRESS || event.type() == EventType.PROGRESS;
      Check.that(refused || progressOnly, "I10: progress pushes nothing out but progress");
      gone(event);
    }
    if (event.type().isTerminal()) {
      body.terminalSettled = true;
    }
    settled.run();
  }

  private void gone(TaskEvent event) {
    endpoint.givenUp.add(event.eventId());
    history.add(
        HistoryLine.of(HistoryLine.What.DROPPED, time.now(), event, bytes.get(event.eventId())));
  }

  private void handle(List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Dropped drop) {
        QueuedEvent event = drop.event();
        history.add(
            new HistoryLine(
                HistoryLine.What.DROPPED,
                time.now(),
                event.taskId,
                event.seq,
                event.eventId,
                event.type.wireName(),
                ""));
      }
    }
  }

  // ---- other threads

  /**
   * Does what other threads could do now, if they are not held up by a lock that this one holds.
   */
  void others(ScriptedBody current) {
    if (depth > 0 || random.nextInt(4) > 0 || locks.any()) {
      return;
    }
    ScriptedBody body = random.nextInt(3) > 0 ? current : pick().orElse(current);
    depth++;
    try {
      switch (random.nextInt(6)) {
        case 0 -> cancel(body);
        case 1 -> sender.pump();
        case 2 -> get(body.id);
        default -> body.step();
      }
    } finally {
      depth--;
    }
  }

  /** Between an answer and its arrival at the planner, events may arrive. */
  void wireGoesOn() {
    if (depth == 0 && !over && random.nextInt(4) == 0) {
      depth++;
      try {
        pick().ifPresent(ScriptedBody::step);
        sender.pump();
      } finally {
        depth--;
      }
    }
  }

  private final class TaskClock extends Clock {
    @Override
    public Instant instant() {
      pick().ifPresent(SystemSimulation.this::others);
      return START.plusNanos(time.now());
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }

  private final class VirtualTimer implements Timer {
    @Override
    public Runnable after(Duration delay, Runnable action) {
      boolean[] done = new boolean[1];
      pendingTimers++;
      Runnable takeBack =
          time.in(
              delay.toNanos(),
              () -> {
                done[0] = true;
                pendingTimers--;
                action.run();
                alive.stream()
                    .filter(ScriptedBody::isAsked)
                    .toList()
                    .forEach(SystemSimulation.this::observe);
              });
      return () -> {
        if (!done[0]) {
          done[0] = true;
          pendingTimers--;
          takeBack.run();
        }
      };
    }

    @Override
    public void close() {
      // what is left finds tasks that have ended, and changes nothing
    }
  }

  // ---- the end

  /**
   * The process ends: tasks are cancelled, then the outbox is drained, then nobody is there any
   * more.
   */
  private void shutDown() {
    trace.append(time.now()).append(" shutdown\n");
    closing = true;
    List<ScriptedBody> left = new ArrayList<>(alive);
    left.stream().filter(body -> !body.isAsked()).forEach(body -> body.cancelledFirst = true);
    AtomicReference<Throwable> broken = new AtomicReference<>();
    Thread closer =
        new Thread(
            () -> {
              try {
                tasks.close();
              } catch (Throwable t) {
                broken.set(t);
              }
            },
            "closes the tasks");
    closer.setDaemon(true);
    closer.start();
    awaitParked(closer);
    long end = time.now() + GRACE.toNanos();
    while (left.stream().anyMatch(body -> !isTerminal(body.id))
        && Math.min(time.now(), time.nextAt()) <= end) {
      sender.runUntil(Math.max(time.now(), Math.min(time.nextAt(), end + 1)));
    }
    join(closer);
    Check.that(broken.get() == null, "closing throws nothing", broken::get);
    observeAll();
    for (ScriptedBody body : left) {
      Check.that(body.ended != null, "a shutdown ends every task within the grace", () -> body.id);
    }
    serverGone = true;
    sender.close();
  }

  private static void awaitParked(Thread closer) {
    long giveUpAt = System.nanoTime() + 10 * VirtualTime.SECOND;
    while (closer.getState() != Thread.State.TIMED_WAITING
        && closer.isAlive()
        && System.nanoTime() < giveUpAt) {
      Thread.onSpinWait();
    }
  }

  private static void join(Thread closer) {
    try {
      closer.join(10_000);
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
    Check.that(!closer.isAlive(), "closing ends when all tasks have ended");
  }

  private void checkEnd(boolean shutDown) {
    if (!shutDown) {
      observeAll();
      checkBodies();
      Check.that(alive.isEmpty(), "all bodies have ended", () -> alive.size() + " have not");
      Check.that(pendingTimers == 0, "no timer is left behind", () -> pendingTimers);
    }
    sender.checkOutcome(handedOver);
    checkNothingStays();
    Check.that(unsettled.isEmpty(), "each event settles", () -> unsettled);
    List<HistoryChecker.Violation> violations = HistoryChecker.check(history);
    Check.that(violations.isEmpty(), "I1, I2: the history is sound", () -> violations);
    int open = planner.running();
    Check.that(
        open == 0, "I13: the planner knows the end of each task", () -> open + " still run for it");
    bodies.values().forEach(this::checkToldAtLast);
  }

  /** I14, as far as one thread can see it. */
  private void checkNothingStays() {
    Check.that(
        senderThreads <= 1, "I14: no more senders than may be in flight", () -> senderThreads);
    Set<Object> held = Reachable.from(tasks, SystemSimulation.class, ScriptedBody.class);
    long records =
        held.stream().filter(one -> one.getClass().getSimpleName().equals("TaskRecord")).count();
    // A body that goes on after its task still holds what it needs for itself.
    long most = retained + alive.size();
    Check.that(
        records <= most,
        "I14: no more tasks are kept than asked for",
        () -> records + " of " + most);
  }

  private void checkToldAtLast(ScriptedBody body) {
    boolean known = get(body.id).isPresent();
    Check.that(
        planner.toldOf(body.id).isPresent() || !known && !body.expected,
        "I13: the planner knows the end of each task",
        () -> body.id + " " + body.ended);
  }

  @Override
  public String trace() {
    return trace.toString();
  }

  @Override
  public long events() {
    return emitted;
  }

  @Override
  public long attempts() {
    return sender.attempts;
  }
}

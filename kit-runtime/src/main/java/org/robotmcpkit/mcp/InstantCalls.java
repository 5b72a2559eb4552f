package org.robotmcpkit.mcp;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.observe.LogFields;
import org.robotmcpkit.task.BodyThreads;
import org.robotmcpkit.task.StartRefusedException;
import org.robotmcpkit.task.Timer;
import org.robotmcpkit.tool.ToolRefusal;
import org.robotmcpkit.tool.ToolSpec;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs the methods of instant tools and resources, each call on a thread of its own, with a
 * deadline. Nothing is queued: what finds no room is refused, so that a slow tool delays no other.
 *
 * <p>Bounds: {@link #MOST_WAITING} callers wait at one time, because HTTP holds a thread for each
 * of them; and of one tool {@link #MOST_OF_ONE} calls run at one time, those included that do not
 * stop when they are asked to. Thread-safe.
 */
final class InstantCalls implements AutoCloseable {
  /**
   * A quarter of the request threads, so that some are left for starts, for status tools and for
   * cancelling.
   */
  static final int MOST_WAITING = 48;

  static final int MOST_OF_ONE = 16;

  /** A second one for who calls again because nothing seems to happen. */
  private static final int STOPS_WAITING = 2;

  /**
   * How long a method may take to stop after its deadline before its caller is told that it has
   * not.
   */
  static final Duration GRACE = Duration.ofMillis(500);

  private static final Logger LOG = LoggerFactory.getLogger(InstantCalls.class);

  private final BodyThreads threads;
  private final Timer timer;
  private final int mostWaiting;
  private final Semaphore waiting;
  private final Set<InstantCall<?>> running = ConcurrentHashMap.newKeySet();
  private volatile boolean closing;

  /**
   * No calls yet.
   *
   * @param mostWaiting how many callers may wait at one time
   */
  InstantCalls(BodyThreads threads, Timer timer, int mostWaiting) {
    this.threads = threads;
    this.timer = timer;
    this.mostWaiting = mostWaiting;
    waiting = new Semaphore(mostWaiting);
  }

  /** The calls of a real server. */
  static InstantCalls ofServer() {
    return new InstantCalls(BodyThreads.preferred(), Timer.daemon("kit-deadlines"), MOST_WAITING);
  }

  /**
   * The calls of the tools that stop the robot: on threads that wait for them, as many as can come
   * in.
   */
  static InstantCalls ofStopTools() {
    return new InstantCalls(
        BodyThreads.reserved("kit-stop", STOPS_WAITING),
        Timer.daemon("kit-stop-deadlines"),
        Integer.MAX_VALUE);
  }

  /**
   * What is called: a tool or a resource.
   *
   * @param moves whether it moves a part of the robot, so that {@link #halt} stops it
   */
  record Target(String name, Duration deadline, boolean moves, Semaphore room) {
    static Target of(String name, Duration deadline) {
      return new Target(name, deadline, false, new Semaphore(MOST_OF_ONE));
    }

    static Target of(ToolSpec tool) {
      return new Target(
          tool.name(), tool.deadline(), tool.effect() == Effect.MOVES, new Semaphore(MOST_OF_ONE));
    }

    /** A target whose calls are never refused. */
    static Target unlimited(String name, Duration deadline) {
      return new Target(name, deadline, false, new Semaphore(Integer.MAX_VALUE));
    }
  }

  /** The same as {@link #run(Target, Callable, Runnable)}, with nothing to do at the end. */
  <T> CompletionStage<T> run(Target target, Callable<T> work) {
    return run(target, work, () -> {});
  }

  /**
   * Does the work and answers with what it returns; fails with what it throws, or with a {@link
   * CutShortException}.
   *
   * @param atEnd run once when the work has really ended, which may be after the answer; not where
   *     the call is refused
   * @throws ToolRefusal if there is no room, or the server is closing; nothing has happened then
   */
  @SuppressWarnings("FutureReturnValueIgnored") // what follows an answer cannot fail
  <T> CompletionStage<T> run(Target target, Callable<T> work, Runnable atEnd) {
    if (closing) {
      throw refusal(StartRefusedException.SHUTTING_DOWN, "the server is shutting down");
    }
    if (!waiting.tryAcquire()) {
      throw refusal(
          StartRefusedException.OVERLOADED,
          "the server is still answering " + mostWaiting + " other calls; call again in a moment");
    }
    if (!target.room().tryAcquire()) {
      waiting.release();
      throw refusal(
          StartRefusedException.OVERLOADED,
          MOST_OF_ONE + " calls of it are still running; call again when some have ended");
    }
    InstantCall<T> call = new InstantCall<>(target, work, atEnd);
    running.add(call);
    call.answer().whenComplete((value, failure) -> waiting.release());
    try {
      start(call);
    } catch (OutOfMemoryError | RuntimeException noThread) {
      LOG.error("{}: no thread could be had for a call", target.name(), noThread);
      ended(call);
      call.answer()
          .completeExceptionally(
              refusal(
                  StartRefusedException.OVERLOADED,
                  "the server cannot start another thread; call again later"));
    }
    return call.answer();
  }

  @SuppressWarnings("FutureReturnValueIgnored") // what follows an answer cannot fail
  private <T> void start(InstantCall<T> call) {
    threads.run(
        "kit-call-" + call.name(),
        LogFields.carry(
            () -> {
              call.run();
              ended(call);
              call.tell();
            }));
    Runnable takeBack =
        timer.after(call.deadline(), () -> askToStop(call, CutShortException.Cause.DEADLINE));
    call.answer().whenComplete((value, failure) -> takeBack.run());
  }

  private void ended(InstantCall<?> call) {
    running.remove(call);
    call.target().room().release();
    call.atEnd().run();
  }

  /** Asks what moves to stop; what of it has not begun never begins. */
  void halt() {
    for (InstantCall<?> call : running) {
      if (call.target().moves()) {
        askToStop(call, CutShortException.Cause.HALT);
      }
    }
  }

  private void askToStop(InstantCall<?> call, CutShortException.Cause cause) {
    if (call.askToStop(cause)) {
      timer.after(GRACE, () -> giveUpWaiting(call));
    }
  }

  /**
   * The answer is written by whoever completes it, which may take as long as the client likes: not
   * on the timer.
   */
  private void giveUpWaiting(InstantCall<?> call) {
    threads.run("kit-late-" + call.name(), call::giveUpWaiting);
  }

  private static ToolRefusal refusal(String code, String why) {
    return new ToolRefusal(code, List.of(why));
  }

  /** Lets nothing more in, asks what runs to stop, and waits for it as long as the grace lasts. */
  @Override
  public void close() {
    closing = true;
    List<InstantCall<?>> left = List.copyOf(running);
    left.forEach(call -> call.askToStop(CutShortException.Cause.CLOSE));
    long until = System.nanoTime() + GRACE.toNanos();
    try {
      for (InstantCall<?> call : left) {
        call.awaitAnswer(until - System.nanoTime(), TimeUnit.NANOSECONDS);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    left.forEach(InstantCall::giveUpWaiting);
    timer.close();
    threads.close();
  }
}

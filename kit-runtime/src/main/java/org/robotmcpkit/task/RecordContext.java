package org.robotmcpkit.task;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.Limits;
import org.robotmcpkit.observe.TraceContext;
import org.robotmcpkit.question.Answer;
import org.robotmcpkit.question.Question;

/** The body's view of its record. */
final class RecordContext implements TaskContext {
  private final TaskRecord task;
  private final Runnable changed;
  private final Timer timer;

  /** The view of that record; what is called after a change must not throw. */
  RecordContext(TaskRecord task, Runnable changed, Timer timer) {
    this.task = task;
    this.changed = changed;
    this.timer = timer;
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
  public Optional<TraceContext> trace() {
    return Optional.ofNullable(task.request().trace());
  }

  @Override
  public List<Trigger> triggers() {
    return task.request().triggers();
  }

  @Override
  public <T> List<T> triggers(Class<T> type) {
    return triggers().stream()
        .map(Trigger::value)
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }

  @Override
  public void progress(Map<String, ?> payload) {
    task.raiseIfOver();
    task.progress(JsonValues.object(payload, Limits.EVENT));
    changed.run();
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // two equal triggers are two triggers
  public boolean fireTrigger(Trigger trigger, Map<String, ?> extra) {
    List<Trigger> triggers = triggers();
    for (int position = 0; position < triggers.size(); position++) {
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
  public Answer ask(Question question) throws InterruptedException {
    return askAll(question).get(0);
  }

  @Override
  public List<Answer> askAll(Question... questions) throws InterruptedException {
    if (questions.length == 0) {
      throw new IllegalArgumentException("there is no question to ask");
    }
    if (!task.request().asks()) {
      throw new IllegalStateException(
          tool()
              + " asks a human without having said that it does; declare it with @LongRunningTool(asks = true)");
    }
    List<AskedQuestion> asked = task.ask(List.of(questions));
    changed.run();
    List<Runnable> alarms = new ArrayList<>();
    try {
      for (AskedQuestion question : asked) {
        alarms.add(
            timer.after(question.question().within(), () -> settle(open -> open.expire(question))));
      }
      return answers(asked);
    } finally {
      alarms.forEach(Runnable::run);
      settle(open -> open.withdraw(asked));
    }
  }

  private void settle(Predicate<OpenQuestions> change) {
    if (task.settle(change)) {
      changed.run();
    }
  }

  private List<Answer> answers(List<AskedQuestion> asked) throws InterruptedException {
    List<Answer> answers = new ArrayList<>();
    try {
      for (AskedQuestion question : asked) {
        answers.add(question.await());
      }
      return answers;
    } catch (InterruptedException interrupted) {
      raiseIfCancelled();
      throw interrupted;
    } catch (CancellationException withdrawn) {
      if (task.isStopRequested() && task.isBoundTo(Thread.currentThread())) {
        // the request has said it twice, and what the body does to stop must not be interrupted
        Thread.interrupted();
      }
      task.raiseIfOver();
      throw withdrawn;
    }
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
      if (task.isBoundTo(Thread.currentThread())) {
        park(nanos(time));
      } else {
        task.stopRequest().await(nanos(time), TimeUnit.NANOSECONDS);
      }
    } catch (InterruptedException interrupted) {
      raiseIfCancelled();
      throw interrupted;
    }
    raiseIfCancelled();
  }

  /**
   * Sleeps on the body's own thread, which a request to stop interrupts; as exact as the system's
   * timer.
   */
  private static void park(long nanos) throws InterruptedException {
    long end = System.nanoTime() + nanos;
    for (long left = nanos; left > 0; left = end - System.nanoTime()) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      LockSupport.parkNanos(left);
    }
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
  }

  /**
   * The time in nanoseconds; what is longer than these can count (292 years) is as good as for
   * ever.
   */
  private static long nanos(Duration time) {
    try {
      return time.toNanos();
    } catch (ArithmeticException beyond) {
      return time.isNegative() ? 0 : Long.MAX_VALUE;
    }
  }
}

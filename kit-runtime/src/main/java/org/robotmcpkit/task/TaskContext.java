package org.robotmcpkit.task;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.robotmcpkit.observe.TraceContext;
import org.robotmcpkit.question.Answer;
import org.robotmcpkit.question.Question;

/**
 * What the body of a task can do: report, fire triggers, and find out that it should stop.
 *
 * <p>All methods are thread-safe. {@link #progress}, {@link #fireTrigger}, {@link #fireWhere},
 * {@link #emit}, {@link #raiseIfCancelled}, {@link #sleep}, {@link #ask} and {@link #askAll} are
 * cancellation points: once the task has been asked to stop they throw {@link
 * TaskCancelledException}, every time. After the task's end they do nothing but throw.
 */
public interface TaskContext {
  /** The task's id. */
  String taskId();

  /** The tool that started the task. */
  String tool();

  /**
   * The distributed trace that the call which has started the task belongs to (W3C Trace Context),
   * to be passed on to what the body calls; empty if the call named none, or none that is valid.
   *
   * <pre>{@code
   * task.trace().ifPresent(trace -> request.header("traceparent", trace.traceparent()));
   * }</pre>
   */
  default Optional<TraceContext> trace() {
    return Optional.empty();
  }

  /** The triggers that the caller attached, in the caller's order; unmodifiable. */
  List<Trigger> triggers();

  /**
   * The attached triggers of one declared type, in the caller's order; unmodifiable, and empty if
   * there are none.
   *
   * <pre>{@code
   * double soonest = task.triggers(EtaBelow.class).stream().mapToDouble(EtaBelow::seconds).max().orElse(0);
   * }</pre>
   *
   * @param type the record that the tool declares, or {@link ProgressAbove}
   */
  <T> List<T> triggers(Class<T> type);

  /**
   * Records the payload as the task's progress and emits a {@code progress} event. A numeric {@code
   * percent} in it also fires the {@code progress_above} triggers that it has reached.
   *
   * @param payload becomes JSON at once, so that later changes to it do not matter
   */
  void progress(Map<String, ?> payload);

  /**
   * Emits a {@code trigger_fired} event, unless the trigger has fired already and does not repeat.
   *
   * @param trigger one of {@link #triggers()}
   * @param extra further fields of the event's payload, beside {@code trigger}
   * @return whether an event was emitted
   * @throws IllegalArgumentException if the trigger is not one of this task's
   */
  boolean fireTrigger(Trigger trigger, Map<String, ?> extra);

  /**
   * Fires each attached trigger of a declared type whose condition holds.
   *
   * <pre>{@code
   * task.fireWhere(EtaBelow.class, trigger -> eta < trigger.seconds(), Map.of("eta_s", eta));
   * }</pre>
   */
  <T> void fireWhere(Class<T> type, Predicate<? super T> condition, Map<String, ?> extra);

  /** Emits a {@code watch_event}, for long-lived watchers. */
  void emit(Map<String, ?> payload);

  /**
   * Asks a human, and waits for what comes of it: a yes with values that fit the form, a no, a
   * question that was closed, or silence until the question's time has passed. Only a yes is a yes.
   *
   * <pre>{@code
   * if (!task.ask(Question.confirm("Lift the box?")).isAccepted()) {
   *   return Lifted.NOTHING;
   * }
   * Question where = Question.form("Where to?").with(Field.oneOf("place", "kitchen", "lab"));
   * String place = task.ask(where).orThrow().text("place");
   * }</pre>
   *
   * <p>While it waits the task runs on, its deadline included, and holds what it needs for itself:
   * bring the robot into a state first in which it can wait. The tool has to declare that it asks,
   * {@code @LongRunningTool(asks = true)}.
   *
   * @throws IllegalStateException if the tool has not declared it, or too many questions are open
   * @throws TaskCancelledException once the task has been asked to stop
   * @throws InterruptedException if the thread was interrupted for any other reason; the question
   *     is taken back
   */
  Answer ask(Question question) throws InterruptedException;

  /**
   * Asks several questions at once and waits for the answers to all of them; else as {@link #ask}.
   *
   * @param questions one to 16
   * @return the answers, in the order of the questions
   */
  List<Answer> askAll(Question... questions) throws InterruptedException;

  /** Whether the task has been asked to stop. */
  boolean isCancelRequested();

  /**
   * Returns while the task may go on.
   *
   * @throws TaskCancelledException once the task has been asked to stop
   */
  void raiseIfCancelled();

  /**
   * Sleeps, and wakes at once when the task is asked to stop.
   *
   * @throws TaskCancelledException once the task has been asked to stop
   * @throws InterruptedException if the thread was interrupted for any other reason
   */
  void sleep(Duration time) throws InterruptedException;
}

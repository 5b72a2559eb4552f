package org.robotmcpkit.task;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.question.Reply;

/**
 * Starts tasks, knows them, ends them ({@code docs/contract.md} §5).
 *
 * <p>Says nothing about threads, so that another engine can run the bodies; {@link LocalTasks} runs
 * them in this process. All methods are thread-safe, and none blocks but {@link #close}.
 *
 * <p>The manager itself is for the program that runs it, and sees every task; what a client may see
 * of it is what {@link #ownedBy} gives.
 */
public interface TaskManager extends AutoCloseable {
  /**
   * Makes the record, then starts the body, then returns; {@link #get} finds the task from then on.
   * Where the task replaces others that hold what it needs, they are asked to stop, and its body
   * starts when theirs have ended.
   *
   * @return the task in state {@code running}, whatever its body has done meanwhile
   * @throws StartRefusedException if there are too many running tasks, what it needs is held by
   *     others that it does not replace, or the manager is closing; nothing was started
   */
  TaskInfo start(TaskRequest request);

  /**
   * The task of an earlier start that this one repeats, by its idempotency key ({@code
   * docs/contract.md} §6); empty if it is a new one. A manager that cannot tell knows of none.
   *
   * @throws StartRefusedException if the key was used with other arguments
   */
  default Optional<TaskInfo> startedBefore(TaskRequest request) {
    return Optional.empty();
  }

  /** The task as it is now, or empty if this manager does not know it (any more). */
  Optional<TaskInfo> get(String taskId);

  /**
   * The task as soon as it is no longer running or has a question open, or as it is when the time
   * has passed.
   *
   * @param atMost how long to wait; zero: not at all
   */
  CompletionStage<Optional<TaskInfo>> await(String taskId, Duration atMost);

  /**
   * Passes on what humans have replied to a task's questions. Replies to questions that are not
   * open (any more) change nothing.
   *
   * @param replies by the questions' ids
   * @return the task after them, or empty if this manager does not know it
   * @throws org.robotmcpkit.question.WrongReplyException if a reply is not what its question asks
   *     for, with all that is wrong with any of them; nothing was answered then
   */
  default Optional<Replied> answer(String taskId, Map<String, Reply> replies) {
    return get(taskId).map(task -> new Replied(task, Set.of()));
  }

  /** The running tasks and a page of the finished ones. */
  TaskPage list(TaskQuery query);

  /**
   * Asks a task to stop. Completes when it has ended: at once for a task that had ended before, as
   * soon as the body ends otherwise, and after the grace at the latest, then with {@code stopped}
   * false.
   *
   * @return the task in its terminal state, or empty if this manager does not know it
   */
  CompletionStage<Optional<TaskInfo>> cancel(String taskId);

  /**
   * Asks every task that moves something to stop, whoever has started it: such a task fails with
   * {@code STOPPED}, and one whose body has not begun never begins it. For what stops the robot,
   * which brings the motion itself to rest; a manager that cannot tell which tasks move does
   * nothing.
   */
  default void halt() {}

  /**
   * How often {@link #halt} has been called. Who decides to start something that moves takes this
   * number first and gives it with the request ({@link TaskRequest#withHaltsSeen}): so a start that
   * was on its way when the robot was stopped does not set it in motion again.
   */
  default long halts() {
    return 0;
  }

  /**
   * Takes names for work that is no task, such as an instant tool's, until it gives them back
   * ({@code docs/contract.md} §6). Whoever starts a task that needs one of them is refused
   * meanwhile, {@code onBusy} or not.
   *
   * @param tool what does the work
   * @throws StartRefusedException if a task or other work has one of them, or the manager is
   *     closing; nothing was taken
   * @throws UnsupportedOperationException if there are names and the manager cannot hold them
   */
  default Hold hold(String tool, Set<String> names) {
    if (names.isEmpty()) {
      return () -> {};
    }
    throw new UnsupportedOperationException(
        "this task manager cannot hold " + names + " for " + tool);
  }

  /**
   * The tasks of one principal ({@code docs/contract.md} §6): it finds, lists, awaits, answers and
   * cancels only what that principal has started, answers for all others as for tasks that do not
   * exist, and owns what it starts. Idempotency keys are that principal's own too. Closing it
   * changes nothing.
   *
   * @param principal the owner, as in {@link TaskRequest#owner}
   */
  TaskManager ownedBy(String principal);

  /**
   * Has a listener told, by its id, of each task whose {@link #get} has changed: by progress, by
   * questions, by its end, and by a body that stops after it. It is called on the thread that has
   * changed the task and must be quick; what it throws goes to the log. A manager that cannot tell
   * does nothing.
   */
  default void onChange(Consumer<String> listener) {}

  /**
   * Starts nothing more, cancels all running tasks, and waits for them as long as the grace lasts.
   */
  @Override
  void close();
}

package org.robotmcpkit.cli;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.robotmcpkit.model.OpenQuestion;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.question.Reply;

/**
 * Follows a task to its end: shows how it goes on, asks what it wants to know, and cancels it on
 * ctrl-C.
 */
final class TaskRun {
  private static final Duration PAUSE = Duration.ofMillis(250);

  private final TaskTools tasks;
  private final Human human;
  private final Interrupts interrupts;
  private final CallScreen screen;
  private final Set<String> settled = new HashSet<>();

  TaskRun(TaskTools tasks, Human human, Interrupts interrupts, CallScreen screen) {
    this.tasks = tasks;
    this.human = human;
    this.interrupts = interrupts;
    this.screen = screen;
  }

  /** The task as it has ended. */
  TaskInfo toTheEnd(TaskInfo started) {
    TaskInfo task = started;
    screen.show(task);
    while (!task.state().isTerminal()) {
      String id = task.taskId();
      if (interrupts.happened()) {
        return cancelled(id);
      }
      questions(task).forEach(question -> ask(id, question));
      if (!interrupts.happenedWithin(PAUSE)) {
        task = saying(id, () -> now(id));
        screen.show(task);
      }
    }
    return task;
  }

  private TaskInfo cancelled(String id) {
    saying(id, () -> tasks.cancel(id));
    TaskInfo task = saying(id, () -> now(id));
    screen.show(task);
    return task;
  }

  private TaskInfo now(String id) {
    return tasks
        .get(id)
        .orElseThrow(
            () ->
                CommandFailure.failed(
                    "the server knows nothing of task "
                        + Shown.line(id)
                        + " any more; it was probably restarted"));
  }

  private static List<OpenQuestion> questions(TaskInfo task) {
    return task.questions() == null ? List.of() : task.questions();
  }

  private void ask(String id, OpenQuestion question) {
    if (settled.contains(question.id()) || interrupts.happened()) {
      return;
    }
    Reply reply = human.answer(question.message(), question.schema());
    if (interrupts.happened()) {
      return; // the task will be cancelled; an answer would let it fail first
    }
    ToolAnswer answer = saying(id, () -> tasks.answer(id, question, reply));
    if (answer.isError()) {
      screen.say("not taken: " + answer.refusal());
    }
    // what was filled in wrongly can be filled in again while the question is open; a no is a no
    if (!answer.isError() || reply.action() != Reply.Action.ACCEPT) {
      settled.add(question.id());
    }
  }

  /** Whoever loses the server must know that the task may go on. */
  private <T> T saying(String id, Supplier<T> call) {
    try {
      return call.get();
    } catch (CommandFailure failure) {
      if (failure.exitCode() == ExitCode.UNREACHABLE) {
        throw CommandFailure.unreachable(
            failure.line() + " (task " + Shown.line(id) + " may still run)");
      }
      throw failure;
    }
  }
}

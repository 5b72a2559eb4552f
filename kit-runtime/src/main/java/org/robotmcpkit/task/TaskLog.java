package org.robotmcpkit.task;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.observe.LogFields;
import org.robotmcpkit.question.NotAcceptedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.slf4j.spi.LoggingEventBuilder;

/** Says in the log what becomes of tasks, each line with the fields of its task. Thread-safe. */
final class TaskLog {
  private static final Logger LOG = LoggerFactory.getLogger(LocalTasks.class);

  private final String server;
  private final Level endLevel;

  /**
   * The log of the tasks of that server.
   *
   * @param endLevel of the line that tells of a task's end
   */
  TaskLog(String server, Level endLevel) {
    this.server = server;
    this.endLevel = endLevel;
  }

  /** The fields of a task's lines. */
  LogFields fields(TaskRecord task) {
    TaskRequest request = task.request();
    return LogFields.of(server, request.tool())
        .by(request.owner())
        .withTask(task.id())
        .traced(request.trace());
  }

  void noThread(TaskRecord task, Throwable why) {
    fields(task).during(() -> LOG.error("{}: no thread could be had for its body", task.id(), why));
  }

  void notToBeCancelled(TaskRecord task, Throwable why) {
    fields(task)
        .during(
            () ->
                LOG.debug(
                    "{}: the stage that the body has returned cannot be cancelled",
                    task.id(),
                    why));
  }

  void listenerFailed(TaskRecord task, Throwable why) {
    fields(task).during(() -> LOG.error("{}: a listener has failed", task.id(), why));
  }

  void stoppedAtLast(TaskRecord task) {
    fields(task)
        .during(
            () ->
                LOG.info(
                    "{}: the body has stopped at last; what it returned is dropped", task.id()));
  }

  void stillRuns(TaskRecord task, Duration grace, StopReason reason, StackTraceElement[] where) {
    Throwable stack = new Throwable("where the body of " + task.id() + " is");
    stack.setStackTrace(where);
    fields(task)
        .during(
            () ->
                LOG.warn(
                    "{}: {} still runs {} s after it was asked to stop ({})",
                    task.id(),
                    task.request().tool(),
                    grace.toSeconds(),
                    reason,
                    stack));
  }

  /**
   * What a body has thrown. Never throws: a logger that prints a hostile exception must not take
   * the end of its task with it.
   */
  void thrown(TaskRecord task, Throwable thrown, Ending ending) {
    LogFields.Scope scope = fields(task).open();
    try {
      sayThrown(task, thrown, ending);
    } catch (Throwable hostile) {
      LOG.error(
          "{}: {} has failed with a {} that cannot be printed",
          task.id(),
          task.request().tool(),
          thrown.getClass().getName());
    } finally {
      scope.close();
    }
  }

  private static void sayThrown(TaskRecord task, Throwable thrown, Ending ending) {
    if (ending instanceof Ending.Interrupted && task.isStopRequested()) {
      LOG.debug("{}: {} has stopped as asked", task.id(), task.request().tool());
    } else if (thrown instanceof TaskException failure) {
      LOG.info(
          "{}: {} has failed with {}",
          task.id(),
          task.request().tool(),
          LogText.safe(failure.errorCode()),
          thrown.getCause());
    } else if (thrown instanceof NotAcceptedException no) {
      LOG.info("{}: {} has failed with {}", task.id(), task.request().tool(), no.code());
    } else {
      LOG.error("{}: {} has failed", task.id(), task.request().tool(), thrown);
    }
  }

  /** The one line that tells of a task's end. */
  void ended(TaskRecord task, TaskInfo end, long nanos) {
    if (!LOG.isEnabledForLevel(endLevel)) {
      return;
    }
    LoggingEventBuilder ended =
        LOG.atLevel(endLevel)
            .addKeyValue(LogFields.STATE, end.state().wireName())
            .addKeyValue(LogFields.DURATION_MS, TimeUnit.NANOSECONDS.toMillis(nanos));
    LoggingEventBuilder line =
        end.failure() == null
            ? ended
            : ended.addKeyValue(LogFields.ERROR, LogText.safe(end.failure().errorCode()));
    fields(task)
        .during(
            () -> line.log("{}: {} has ended: {}", task.id(), end.tool(), end.state().wireName()));
  }
}

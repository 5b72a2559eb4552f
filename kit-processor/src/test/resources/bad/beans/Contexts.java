package beans;

import java.util.List;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.task.TaskContext;

@SuppressWarnings("kit:description")
class Contexts {
  static class Bean {
    public TaskContext task; // error: [kit:type] task has type TaskContext, which no argument can have; declare it as a parameter of the method itself
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Bean bean, List<TaskContext> tasks, Optional<TaskContext> maybe) {} // error: [kit:type] maybe has type TaskContext, which no argument can have; declare it as a parameter of the method itself // error: [kit:type] tasks has type TaskContext, which no argument can have; declare it as a parameter of the method itself
}

package asks;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.task.TaskContext;

/** A body that asks a human, and one that does not. */
public final class Lifter {
  /** Lifts the box after a human has said yes. */
  @LongRunningTool(effect = Effect.MOVES, est = "20s", ungated = "The body itself asks.", asks = true)
  public void lift(TaskContext task) throws InterruptedException {
    task.ask(Question.confirm("Lift the box?")).orThrow();
  }

  /** Lowers the box, which needs no question. */
  @LongRunningTool(effect = Effect.MOVES, est = "20s", ungated = "It comes down by itself.", asks = false)
  public void lower(TaskContext task) {}
}

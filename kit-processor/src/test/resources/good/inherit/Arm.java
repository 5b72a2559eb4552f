package inherit;

import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.InheritTools;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.task.TaskContext;

/** An arm, with what all that moves has in common. */
@InheritTools
@SuppressWarnings("kit:description")
public class Arm extends Jointed<Arm.Pose> implements Stopping<String> {
  public record Pose(double xM, double yM) {}

  /** Grips. */
  @LongRunningTool(effect = Effect.READS)
  public String grip() {
    return "grip";
  }

  /** Is no tool here. */
  @Override
  public String park(Pose at) {
    return "park";
  }

  /** Rests, in its own way. */
  @Override
  @LongRunningTool(effect = Effect.READS)
  public String rest() {
    return "rest " + super.rest();
  }
}

/** What has joints. */
@SuppressWarnings("kit:description")
abstract class Jointed<P> extends Moving<P, Map<String, P>> {
  /** Rests. */
  @LongRunningTool(effect = Effect.READS)
  public String rest() {
    return "joints";
  }
}

/** What moves to a goal. */
@SuppressWarnings("kit:description")
abstract class Moving<G, W> {
  /** Where it was last. */
  private G last;

  /**
   * Moves there.
   *
   * @param goal where to
   * @param via what to pass on the way
   * @param timeS how long it may take
   */
  @LongRunningTool(effect = Effect.READS, est = "#estimate")
  public G move(G goal, List<? extends G> via, W named, @Arg(name = "time_s") double timeS, TaskContext task) {
    last = goal;
    return last;
  }

  double estimate(G goal, double timeS) {
    return timeS / 2;
  }

  /** Parks. */
  @LongRunningTool(effect = Effect.READS)
  public String park(G at) {
    return "parked";
  }

  /** Measures. */
  @LongRunningTool(effect = Effect.READS)
  static int measure() {
    return 1;
  }
}

/** What can stop. */
@SuppressWarnings("kit:description")
interface Stopping<R> {
  /** Stops. */
  @LongRunningTool(effect = Effect.READS)
  default R stop(R reason) {
    return reason;
  }

  /** Rests. */
  @LongRunningTool(effect = Effect.READS)
  String rest();
}

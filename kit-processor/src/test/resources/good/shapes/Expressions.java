package shapes;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.task.TaskContext;
import support.Nullable;

/** Times that are computed. */
@SuppressWarnings("kit:description")
public class Expressions {
  record Pose(double distanceM, @Arg(defaultValue = "0") int turns, Optional<Duration> pause, @Nullable Float loadKg) {}

  /** Divides. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "goal.distance_m / speed_m_s + 5s")
  public void drive(Pose goal, @Arg(name = "speed_m_s") double speedMS) {}

  /** Computes with whole numbers. */
  @LongRunningTool(
      effect = Effect.REVERSIBLE,
      est = "count / parts + count * 2 / (parts - 1) + -count",
      deadline = "count * parts")
  public void share(int count, Integer parts) {}

  /** Computes with everything else. */
  @LongRunningTool(
      effect = Effect.REVERSIBLE,
      est = "max(10s, min(per_item, 1.5m, limit, retries) * 2) - (retries - load) / 3",
      deadline = "2 * limit")
  public void carry(Duration perItem, Duration limit, float load, long retries) {}

  /** Says what is known at once. */
  @LongRunningTool(
      effect = Effect.REVERSIBLE,
      est = "2 * (1h30m - PT5M) + 250ms + min(4, 5s) / 3",
      deadline = "3 * 1h")
  public void fixed() {}

  /** Knows nothing if something is left out. */
  @LongRunningTool(
      effect = Effect.REVERSIBLE,
      est = "goal.pause + other.distance_m * other.load_kg / 2 + count",
      deadline = "limit")
  public void maybe(Pose goal, Optional<Pose> other, @Nullable Integer count, Optional<Duration> limit) {}

  /** Says it or not. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "est", deadline = "deadline")
  public void perhaps(@Nullable Duration est, @Arg(name = "deadline") Optional<Float> call) {}

  /** Has a name with a minus in it. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "work-s - work - s")
  public void names(@Arg(name = "work-s") double all, double work, double s) {}

  /** Compares whole numbers. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "max(few, many)", deadline = "many")
  public void compare(int few, long many) {}

  /** Asks the holder. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "#driveTime", deadline = "#longest")
  public void ask(double expressions, Pose goal, TaskContext task) {}

  /** Asks what is deprecated. */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "#old", deadline = "#old")
  public void askOld(int s) {}

  OptionalDouble driveTime(Pose goal, double expressions) {
    return goal.turns() > 9 ? OptionalDouble.empty() : OptionalDouble.of(goal.distanceM() / expressions);
  }

  double driveTime(int unrelated) {
    return unrelated;
  }

  static Duration longest() {
    return Duration.ofMinutes(5);
  }

  @Deprecated
  protected long old() {
    return 7;
  }
}

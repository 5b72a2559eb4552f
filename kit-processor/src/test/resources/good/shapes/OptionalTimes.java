package shapes;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Estimates from numbers that may be left out. */
public final class OptionalTimes {
  /**
   * Drives laps, if there are any to drive.
   *
   * @param course where to drive
   * @param waitS how long to wait at the end, in seconds
   */
  @LongRunningTool(effect = Effect.REVERSIBLE, est = "course.laps * course.lap_s + wait_s")
  public void drive(Course course, OptionalDouble waitS) {}

  /**
   * A course.
   *
   * @param laps how many laps to drive
   * @param lapS how long one of them takes, in seconds
   */
  public record Course(OptionalInt laps, OptionalLong lapS) {}
}

package types;

import jakarta.validation.constraints.Min;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Grip;
import support.Nullable;

/** Records as arguments. */
@SuppressWarnings("kit:description")
public class Records {
  /**
   * A place to go.
   *
   * @param xM metres east
   * @param yM metres north
   * @param heading where to look
   */
  record Pose(
      double xM,
      double yM,
      @Arg(description = "degrees from north") @Min(0) Optional<Integer> heading,
      @Nullable String frame,
      @Arg(defaultValue = "PT5S") Duration patience,
      List<String> tags,
      double[] covariance) {}

  record Empty() {}

  /** Parameters that are called like everything around them. */
  record Box(int box, String item, boolean call) {}

  /**
   * Drives there.
   *
   * @param goal where to
   * @param via on the way
   */
  @LongRunningTool(effect = Effect.REVERSIBLE)
  public String drive(Pose goal, List<Pose> via, Optional<Pose> fallback, @Nullable Grip grip, Empty empty) {
    return "" + goal + via + fallback + grip + empty;
  }

  /** Packs. */
  @LongRunningTool(effect = Effect.REVERSIBLE)
  public String pack(Box box, Grip[] grips, Optional<List<Grip>> more) {
    return "" + box + grips + more;
  }
}

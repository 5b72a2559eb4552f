package holders;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Methods with one name in Java and two on the wire. */
@SuppressWarnings("kit:description")
public class Overloads {
  record Pose(double x) {}

  /** Goes to a pose. */
  @LongRunningTool(name = "go_to_pose", effect = Effect.READS)
  public String go(Pose pose) {
    return "" + pose;
  }

  /** Goes somewhere. */
  @LongRunningTool(name = "go_to_place", effect = Effect.READS)
  public String go(String place) {
    return place;
  }

  /** Goes. */
  @LongRunningTool(effect = Effect.READS)
  public String go() {
    return "";
  }
}

package beans;

import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** A bean with setters. */
@SuppressWarnings("kit:description")
public class Setters {
  /** A pose. */
  public static class Pose {
    private double xM;
    private String frame = "map";
    private boolean fast;
    private List<String> tags = List.of();

    public void setXM(double xM) {
      this.xM = xM;
    }

    public void setFrame(String frame) {
      this.frame = frame;
    }

    public Pose setFast(boolean fast) {
      this.fast = fast;
      return this;
    }

    public void setTags(List<String> tags) {
      this.tags = tags;
    }

    public void setURL(String address) {
      frame = address;
    }

    @Override
    public String toString() {
      return xM + " " + frame + " " + fast + " " + tags;
    }
  }

  /** Drives. */
  @LongRunningTool(effect = Effect.READS)
  public String drive(Pose pose, List<Pose> via) {
    return pose + " " + via;
  }
}

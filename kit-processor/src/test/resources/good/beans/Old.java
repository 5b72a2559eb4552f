package beans;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** A bean that the compiler warns about. */
@SuppressWarnings("kit:description")
public class Old {
  /** A thing. */
  public static class Thing {
    @Deprecated public int size;

    @Deprecated
    public void setName(String name) {}
  }

  /** Takes. */
  @LongRunningTool(effect = Effect.READS)
  public String take(Thing thing) {
    return "";
  }
}

package holders;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Leaves it to others. */
@SuppressWarnings("kit:description")
public abstract class Abstract {
  /** Acts. */
  @LongRunningTool(effect = Effect.READS)
  protected abstract String act(int n);

  /** Is what generated code gets. */
  public static class Concrete extends Abstract {
    @Override
    protected String act(int n) {
      return "" + n;
    }

    /** Acts on. */
    @LongRunningTool(effect = Effect.READS)
    public String actOn() {
      return "";
    }
  }
}

package support;

import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** A class in another package whose tools are for those that extend it. */
@SuppressWarnings("kit:description")
public abstract class Machine<T> {
  /** Takes one. */
  @LongRunningTool(effect = Effect.READS)
  public T take(T one, List<T> others) {
    return one;
  }

  /** Is for others of the package only. */
  @LongRunningTool(effect = Effect.READS)
  protected void hide(T one) {}
}

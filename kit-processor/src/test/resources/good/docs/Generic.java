package docs;

import java.io.IOException;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Overrides what is generic. */
public class Generic implements Sink<Integer> {
  @Override
  @LongRunningTool(effect = Effect.READS)
  public String take(Integer number) {
    return "" + number;
  }

  @Override
  @LongRunningTool(effect = Effect.READS)
  public String give() {
    return "";
  }
}

/** Takes things. */
interface Sink<T> extends Source {
  /**
   * Takes one.
   *
   * @param thing what to take
   */
  String take(T thing) throws IOException;
}

/** Gives things. */
interface Source {
  /** Gives one. */
  String give();
}

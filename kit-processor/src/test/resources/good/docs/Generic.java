package docs;

import java.io.IOException;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Overrides what is generic. */
@SuppressWarnings("kit:description")
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
@SuppressWarnings("kit:description")
interface Sink<T> extends Source {
  /**
   * Takes one.
   *
   * @param thing what to take
   */
  String take(T thing) throws IOException;
}

/** Gives things. */
@SuppressWarnings("kit:description")
interface Source {
  /** Gives one. */
  String give();
}

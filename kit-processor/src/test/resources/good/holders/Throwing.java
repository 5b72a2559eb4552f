package holders;

import java.io.IOException;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Exceptions of every kind. */
@SuppressWarnings("kit:description")
public class Throwing<E extends Exception> {
  /** Serves. */
  public static class Tools extends Throwing<IOException> {
    /** An error of its own. */
    public static class Stuck extends Exception {
      private static final long serialVersionUID = 1L;
    }

    /** Throws what it likes. */
    @LongRunningTool(effect = Effect.READS)
    public String act() throws IOException, InterruptedException, Stuck {
      return "";
    }
  }
}

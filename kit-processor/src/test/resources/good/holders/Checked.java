package holders;

import java.io.IOException;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Throws what a type variable of its superclass stands for. */
@SuppressWarnings("kit:description")
public class Checked extends CheckedBase<IOException> {
  /** Acts. */
  @Override
  @LongRunningTool(effect = Effect.READS)
  String act() throws IOException {
    return "";
  }

  /** Acts on arguments of its own. */
  @LongRunningTool(effect = Effect.READS)
  static String run(Map<String, Integer> by) throws InterruptedException, IOException {
    return "" + by;
  }
}

/** Throws something. */
@SuppressWarnings("kit:description")
abstract class CheckedBase<E extends Exception> {
  abstract String act() throws E;
}

package open;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** Values of any shape. */
@SuppressWarnings("kit:description")
public class Anything {
  record Extra(String key, Object value, Optional<Object> hint) {}

  /** Takes anything. */
  @LongRunningTool(effect = Effect.READS)
  public String take(Object what, @Nullable Object maybe, Map<String, Object> members, List<Object> items, Extra extra) {
    return what + " " + maybe + " " + members + " " + items + " " + extra;
  }
}

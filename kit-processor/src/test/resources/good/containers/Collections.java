package containers;

import java.util.Collection;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Lists under other names. */
@SuppressWarnings("kit:description")
public class Collections {
  record Tags(Collection<String> all) {}

  /** Takes collections. */
  @LongRunningTool(effect = Effect.READS)
  public String take(Collection<String> names, Iterable<Integer> numbers, Tags tags, Collection<Tags> more) {
    return names + " " + numbers + " " + tags + " " + more;
  }
}

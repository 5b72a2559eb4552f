package kinds;

import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Kinds in containers and generic records. */
@SuppressWarnings("kit:description")
public class InMaps {
  sealed interface Event permits Tick, Tock {}

  record Tick(int at) implements Event {}

  record Tock(String why) implements Event {}

  record Envelope<T>(String id, T content) {}

  /** Takes them. */
  @LongRunningTool(effect = Effect.READS)
  public String take(Map<String, Event> byName, Envelope<Event> envelope, Event[] events, Optional<Event> last) {
    return byName + " " + envelope + " " + events.length + " " + last;
  }
}

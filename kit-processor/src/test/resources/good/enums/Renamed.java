package enums;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** Constants whose names on the wire are not those in Java. */
@SuppressWarnings("kit:description")
public class Renamed {
  enum Mode {
    @JsonProperty("quick & dirty")
    FAST,
    @JsonProperty("slow")
    SLOW,
    OTHER
  }

  /** Takes modes. */
  @LongRunningTool(effect = Effect.READS)
  public String take(
      Mode mode, @Nullable Mode maybe, List<Mode> modes, Optional<Mode> other, Mode[] array, Set<Mode> set) {
    return mode + " " + maybe + " " + modes + " " + other + " " + array.length + " " + set;
  }

  /** Has defaults. */
  @LongRunningTool(effect = Effect.READS)
  public String defaults(@Arg(defaultValue = "SLOW") Mode inJava, @Arg(defaultValue = "quick & dirty") Mode onTheWire) {
    return inJava + " " + onTheWire;
  }
}

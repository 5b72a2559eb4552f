package enums;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Has a constant that the compiler warns about. */
@SuppressWarnings("kit:description")
public class Outdated {
  /** Speeds. */
  public enum Speed {
    @Deprecated
    @JsonProperty("crawl")
    CRAWL,
    @JsonProperty("walk")
    WALK
  }

  /** Goes. */
  @LongRunningTool(effect = Effect.READS)
  public String go(Speed speed) {
    return "" + speed;
  }
}

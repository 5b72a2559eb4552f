package beans;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:unit"})
class SameNames {
  static class Bean {
    public int maxSpeed; // error: [kit:argument-name] argument name "max_speed" is also used by limit; give one of them @Arg(name = "another_name")

    @JsonProperty("max_speed") // error: [kit:argument-name] argument name "max_speed" is also used by maxSpeed; give one of them @Arg(name = "another_name")
    public int limit;
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Bean bean) {}
}

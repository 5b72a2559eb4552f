package defaults;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Renamed {
  enum Mode {
    @JsonProperty("quick")
    FAST,
    @JsonProperty("slow")
    SLOW
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(@Arg(defaultValue = "quik") Mode near, @Arg(defaultValue = "medium") Mode far) {} // error: [kit:default] default "medium" of far is not a Mode; write one of quick, slow // error: [kit:default] default "quik" of near is not a Mode; did you mean quick?
}

package jackson;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class SameConstants {
  enum Mode {
    @JsonProperty("SLOW")
    FAST,
    SLOW
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Mode mode) {} // error: [kit:jackson] FAST and SLOW of Mode have the same name in JSON; give one of them another @JsonProperty
}

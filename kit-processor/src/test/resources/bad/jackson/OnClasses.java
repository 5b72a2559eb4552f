package jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class OnClasses {
  @com.fasterxml.jackson.annotation.JsonIgnoreProperties("b")
  record Ignoring(int a, int b) {}

  @com.fasterxml.jackson.annotation.JsonIgnoreProperties(ignoreUnknown = true)
  record Lenient(int a) {}

  @JsonFormat(shape = JsonFormat.Shape.OBJECT)
  enum Mode {
    ON
  }

  @tools.jackson.databind.annotation.JsonNaming
  static class Named {
    public int a;
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Ignoring ignoring, Lenient lenient, Mode mode, Named named) {} // error: [kit:jackson] @JsonFormat on Mode is not followed; drop it, and name the constants with @JsonProperty // error: [kit:jackson] @JsonIgnoreProperties on Ignoring is not followed; drop it, and say it with types and @JsonProperty // error: [kit:jackson] @JsonNaming on Named is not followed; drop it, and say it with types and @JsonProperty
}

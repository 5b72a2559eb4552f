package jackson;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Defaults {
  static class Bean {
    @JsonProperty(defaultValue = "three") // error: [kit:default] default "three" of tries is not an int; write a whole number such as "3"
    public int tries;
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(@JsonProperty(defaultValue = "often") int times, Bean bean) {} // error: [kit:default] default "often" of times is not an int; write a whole number such as "3"
}

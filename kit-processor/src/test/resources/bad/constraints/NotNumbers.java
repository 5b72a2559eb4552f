package constraints;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class NotNumbers {
  record Point(@Min(1) LocalDate day) {} // error: [kit:constraint] @Min limits numbers, but on day it stands at a LocalDate; drop it

  static class Bean {
    @Max(3) // error: [kit:constraint] @Max limits numbers, but on set it stands at a Set; drop it
    public Set<Integer> set;
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @Min(1) Map<String, Integer> map, // error: [kit:constraint] @Min limits numbers, but on map it stands at a Map; drop it
      Map<String, @Min(1) String> values, // error: [kit:constraint] @Min limits numbers, but on values it stands at a String; drop it
      Map<String, @Min(2) @Max(1) Integer> impossible, // error: [kit:constraint] no int fits impossible, which has to be a number from 2 to 1; change the limits
      @Max(1) UUID id, // error: [kit:constraint] @Max limits numbers, but on id it stands at a UUID; drop it
      Point point,
      Bean bean) {}
}

package constraints;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.OptionalInt;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class SmallTypes {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(@Min(-500) @Max(-200) byte low, @Min(3_000_000_000L) OptionalInt high, @Max(-40_000) Short under) {} // error: [kit:constraint] no byte fits low, which has to be a number from -500 to -200; change the limits or the type // error: [kit:constraint] no int fits high, which has to be a number of at least 3000000000; change the limits or the type // error: [kit:constraint] no short fits under, which has to be a number of at most -40000; change the limits or the type
}

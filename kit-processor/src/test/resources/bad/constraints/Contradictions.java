package constraints;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Contradictions {
  /** Numbers. */
  @LongRunningTool(effect = Effect.READS)
  void numbers(
      @Positive
          @Max(0) // error: [kit:constraint] no int fits none, which has to be a number above 0 and of at most 0; change the limits
          int none,
      @PositiveOrZero
          @Negative // error: [kit:constraint] no double fits sign, which has to be a number of at least 0 and below 0; change the limits
          double sign,
      @DecimalMin("0.1")
          @DecimalMax("0.9") // error: [kit:constraint] no int fits between, which has to be a number from 0.1 to 0.9; change the limits or the type
          int between,
      @Positive Optional<@Negative Double> twice) {} // error: [kit:constraint] no double fits twice, which has to be a number above 0 and below 0; change the limits

  /** Sizes. */
  @LongRunningTool(effect = Effect.READS)
  void sizes(
      @Size(min = 5, max = 2) // error: [kit:constraint] no String fits text, whose size has to be at least 5 and at most 2; change the limits
          String text,
      @NotEmpty
          @Size(max = 0) // error: [kit:constraint] no List fits list, whose size has to be at least 1 and at most 0; change the limits
          List<String> list,
      @Size(min = -1) Map<String, String> map) {} // error: [kit:constraint] @Size on map says min = -1, but nothing has a negative size; drop it
}

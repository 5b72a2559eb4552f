package constraints;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalDouble;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Numbers within bounds that belong to them or not. */
@SuppressWarnings("kit:description")
public class Numbers {
  /** Signs. */
  @LongRunningTool(effect = Effect.READS)
  public String signs(@Positive int above, @PositiveOrZero double from, @Negative float below, @NegativeOrZero long to) {
    return above + " " + from + " " + below + " " + to;
  }

  /** Exact decimal bounds. */
  @LongRunningTool(effect = Effect.READS)
  public String decimals(
      @DecimalMin("0.1") @DecimalMax(value = "0.3", inclusive = false) double share,
      @DecimalMax("0.1") float rounded,
      @DecimalMin(value = "-2.50", inclusive = false) BigDecimal exact,
      @DecimalMax("1e30") BigInteger huge,
      @DecimalMin("-123456789012345678901234567890.5") BigDecimal deep,
      @DecimalMin("0.5") @DecimalMax("2.5") int whole) {
    return share + " " + rounded + " " + exact + " " + huge + " " + deep + " " + whole;
  }

  /** The strictest of several holds. */
  @LongRunningTool(effect = Effect.READS)
  public String several(
      @Min(0) @Positive @DecimalMax("10") @Max(20) int count,
      @Min.List({@Min(1), @Min(3)}) short steps,
      @Positive byte small) {
    return count + " " + steps + " " + small;
  }

  /** May be left out. */
  @LongRunningTool(effect = Effect.READS)
  public String optional(
      @Positive Optional<Double> outside, Optional<@Positive Double> inside, @DecimalMin("0.5") OptionalDouble primitive,
      @DecimalMin("0.5") @Arg(defaultValue = "0.5") double otherwise) {
    return outside + " " + inside + " " + primitive + " " + otherwise;
  }
}

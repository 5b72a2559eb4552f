package numbers;

import jakarta.validation.constraints.Min;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Numbers that lose no digit. */
@SuppressWarnings("kit:description")
public class Exact {
  /** Takes exact numbers. */
  @LongRunningTool(effect = Effect.READS)
  public String take(BigDecimal price, BigInteger count, List<BigDecimal> all, @Min(0) BigDecimal positive) {
    return price + " " + count + " " + all + " " + positive;
  }

  /** Has defaults. */
  @LongRunningTool(effect = Effect.READS)
  public String defaults(
      @Arg(defaultValue = "0.10") BigDecimal price,
      @Arg(defaultValue = "123456789012345678901234567890") BigInteger count) {
    return price + " " + count;
  }
}

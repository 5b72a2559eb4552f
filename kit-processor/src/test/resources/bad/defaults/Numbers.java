package defaults;

import jakarta.validation.constraints.Min;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.OptionalInt;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Numbers {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @Arg(defaultValue = "1,5") BigDecimal comma, // error: [kit:default] default "1,5" of comma is not a BigDecimal; write a number such as "1.5"
      @Arg(defaultValue = "1.5") BigInteger broken, // error: [kit:default] default "1.5" of broken is not a BigInteger; write a whole number such as "3"
      @Arg(defaultValue = "0x10") BigInteger hex, // error: [kit:default] default "0x10" of hex is not a BigInteger; write a whole number such as "3"
      @Min(10) @Arg(defaultValue = "9.99") BigDecimal low, // error: [kit:default] default "9.99" of low is not a number of at least 10; choose another
      @Arg(defaultValue = "1") OptionalInt optional) {} // error: [kit:default] default "1" of optional and Optional contradict each other; drop one of them
}

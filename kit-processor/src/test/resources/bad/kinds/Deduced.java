package kinds;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:unit"})
class Deduced {
  @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
  sealed interface Shape permits Circle {}

  record Circle(double radius) implements Shape {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Shape shape) {} // error: [kit:jackson] Shape has use = DEDUCTION in @JsonTypeInfo, which is no name that a caller knows; set use = NAME
}

package kinds;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:unit"})
class Wrapped {
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
  sealed interface Shape permits Circle {}

  record Circle(double radius) implements Shape {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Shape shape) {} // error: [kit:jackson] Shape has include = WRAPPER_OBJECT in @JsonTypeInfo, which is not read; set include = PROPERTY
}

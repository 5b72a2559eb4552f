package kinds;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:unit"})
class DefaultKind {
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = Circle.class)
  sealed interface Shape permits Circle {}

  record Circle(double radius) implements Shape {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Shape shape) {} // error: [kit:jackson] Shape has a defaultImpl in @JsonTypeInfo, which is not read; drop it, and let callers name the kind
}

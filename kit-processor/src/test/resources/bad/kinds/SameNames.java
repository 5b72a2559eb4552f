package kinds;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:unit"})
class SameNames {
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  sealed interface Shape permits Circle, Ring {}

  @JsonTypeName("round")
  record Circle(double radius) implements Shape {}

  @JsonTypeName("round")
  record Ring(double radius) implements Shape {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Shape shape) {} // error: [kit:jackson] Shape has two kinds with the same name, Circle and Ring; give one of them another @JsonTypeName
}

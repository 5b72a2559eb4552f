package kinds;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:unit"})
class ByClass {
  @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
  sealed interface Shape permits Circle {}

  record Circle(double radius) implements Shape {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Shape shape, List<Shape> shapes) {} // error: [kit:jackson] Shape has use = CLASS in @JsonTypeInfo, which is no name that a caller knows; set use = NAME
}

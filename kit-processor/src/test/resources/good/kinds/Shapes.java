package kinds;

import jakarta.validation.constraints.Min;
import java.util.List;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** A sealed interface without Jackson's annotations. */
@SuppressWarnings({"kit:description", "kit:unit"})
public class Shapes {
  sealed interface Shape permits Circle, RoundedRectangle, Nothing {}

  record Circle(@Min(0) double radius) implements Shape {}

  record RoundedRectangle(double width, double height, Optional<Double> corner) implements Shape {}

  record Nothing() implements Shape {}

  /** Draws. */
  @LongRunningTool(effect = Effect.READS)
  public String draw(Shape shape, List<Shape> more, @Nullable Shape background, Circle circle) {
    return shape + " " + more + " " + background + " " + circle;
  }
}

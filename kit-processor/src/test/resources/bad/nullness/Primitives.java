package nullness;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

@SuppressWarnings("kit:description")
class Primitives {
  record Point(@Nullable double x) {} // error: [kit:type] x is @Nullable, but no double can be null; use Double

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Point point, @Nullable boolean flag) {} // error: [kit:type] flag is @Nullable, but no boolean can be null; use Boolean
}

package holders;

import jakarta.validation.constraints.Min;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** A record that has tools. */
@SuppressWarnings("kit:description")
public record Records(String name, int count) {
  /** Says its name so often. */
  @LongRunningTool(effect = Effect.READS)
  public String say(@Min(1) int times) {
    return name.repeat(times);
  }
}

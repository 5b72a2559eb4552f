package support;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.robotmcpkit.annotation.Arg;

/**
 * A record in another file.
 *
 * @param widthMm not read, since Javadoc of other files may be missing
 * @param forceN neither
 */
public record Grip(
    @Min(0) @Max(120) int widthMm, @Arg(name = "force", description = "in newtons", defaultValue = "20.5") double forceN) {
  public Grip {
    if (forceN < 0) {
      throw new IllegalArgumentException("force must not be negative");
    }
  }
}

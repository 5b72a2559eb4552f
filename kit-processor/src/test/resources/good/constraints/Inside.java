package constraints;

import jakarta.validation.Valid;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Constraints on what types are made of. */
@SuppressWarnings("kit:description")
public class Inside {
  record Pose(@Max(50) double xM, @Max(50) double yM) {}

  record Goal(@NotBlank String name, @Valid Pose pose, List<@Valid Pose> via) {}

  /** A bean; what may not be null is required. */
  public static class Speed {
    @NotNull
    public Integer percent;

    private double limit = 1;

    @DecimalMin("0.5")
    public double getLimit() {
      return limit;
    }

    public void setLimit(double limit) {
      this.limit = limit;
    }
  }

  /** Drives. */
  @LongRunningTool(effect = Effect.REVERSIBLE)
  public String drive(@Valid Goal goal, Speed speed) {
    return goal + " " + speed.percent + " " + speed.getLimit();
  }

  /** Type arguments. */
  @LongRunningTool(effect = Effect.READS)
  public String arguments(
      List<@Min(1) Integer> counts, Map<String, @Size(max = 5) String> labels, Map<String, List<@Positive Double>> rows) {
    return counts + " " + labels + " " + rows;
  }
}

package beans;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Classes with a creator. */
@SuppressWarnings("kit:description")
public class Creators {
  /** Has a constructor for it. */
  public static final class Speed {
    private final double value;
    private final String unit;

    /** Makes one. */
    @JsonCreator
    public Speed(@JsonProperty("value") double value, @JsonProperty("unit") Optional<String> unit) {
      this.value = value;
      this.unit = unit.orElse("m/s");
    }

    @Override
    public String toString() {
      return value + " " + unit;
    }
  }

  /** Has a factory for it. */
  public static final class Angle {
    private final double degrees;
    private String note = "";

    private Angle(double degrees) {
      this.degrees = degrees;
    }

    /** Makes one. */
    @JsonCreator
    public static Angle ofDegrees(@Arg(description = "clockwise from north") double degrees) {
      return new Angle(degrees);
    }

    public void setNote(String note) {
      this.note = note;
    }

    @Override
    public String toString() {
      return degrees + " " + note;
    }
  }

  /** Goes. */
  @LongRunningTool(effect = Effect.READS)
  public String go(Speed speed, Angle angle) {
    return speed + " " + angle;
  }
}

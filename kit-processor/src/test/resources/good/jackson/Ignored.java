package jackson;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import java.util.OptionalInt;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** Components that callers never give. */
@SuppressWarnings("kit:description")
public class Ignored {
  record Order(
      String item,
      @JsonIgnore @Nullable Thread owner,
      @JsonProperty(access = JsonProperty.Access.READ_ONLY) Optional<Integer> number,
      @JsonIgnore OptionalInt count,
      @JsonIgnore(false) int amount) {}

  /** Orders. */
  @LongRunningTool(effect = Effect.READS)
  public String order(Order order) {
    return "" + order;
  }
}

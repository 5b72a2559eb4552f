package jackson;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Names, texts and defaults from Jackson's annotations. */
@SuppressWarnings("kit:description")
public class Properties {
  record Goal(
      @JsonProperty("x") double xM,
      @JsonProperty(value = "y", defaultValue = "1.5") double yM,
      @JsonPropertyDescription("the frame, such as map") String frame,
      @Arg(name = "wins", description = "the kit's own") @JsonProperty("loses") int both) {}

  /** Goes. */
  @LongRunningTool(effect = Effect.READS)
  public String go(
      @JsonProperty("target") Goal goal,
      @JsonProperty(defaultValue = "fast") @JsonPropertyDescription("how to go") String mode,
      @JsonProperty(required = true) int steps) {
    return goal + " " + mode + " " + steps;
  }
}

package jackson;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import java.util.OptionalInt;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

@SuppressWarnings("kit:description")
class Required {
  record Goal(
      @JsonProperty(required = true) Optional<String> maybe, // error: [kit:jackson] maybe is required by @JsonProperty, but its type or default lets it be left out; drop one of them
      @JsonProperty(required = true) @Nullable String nullable, // error: [kit:jackson] nullable is required by @JsonProperty, but its type or default lets it be left out; drop one of them
      @JsonProperty(required = true, defaultValue = "a") String text) {} // error: [kit:jackson] text is required by @JsonProperty, but its type or default lets it be left out; drop one of them

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Goal goal, @JsonProperty(required = true) OptionalInt number) {} // error: [kit:jackson] number is required by @JsonProperty, but its type or default lets it be left out; drop one of them
}

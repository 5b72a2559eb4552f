package jackson;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:unit"})
class ComputedNames {
  enum Mode {
    FAST;

    @JsonValue
    String wire() {
      return "f";
    }
  }

  enum Speed {
    HIGH;

    @JsonCreator
    static Speed of(String text) {
      return HIGH;
    }
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Mode mode, Speed speed) {} // error: [kit:jackson] Mode computes its names with @JsonValue or @JsonCreator, which no schema can say; name the constants with @JsonProperty // error: [kit:jackson] Speed computes its names with @JsonValue or @JsonCreator, which no schema can say; name the constants with @JsonProperty
}

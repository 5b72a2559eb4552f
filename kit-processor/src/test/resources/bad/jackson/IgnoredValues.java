package jackson;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class IgnoredValues {
  record Order(String item, @JsonIgnore int number, @JsonProperty(access = JsonProperty.Access.READ_ONLY) String id) {} // error: [kit:jackson] id is ignored in JSON, but nothing says what it is then; make it Optional or @Nullable // error: [kit:jackson] number is ignored in JSON, but nothing says what it is then; make it Optional or @Nullable

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Order order) {}
}

package jackson;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Names {
  record Goal(@JsonProperty("a b") int a, @JsonProperty("$ref") int b) {} // error: [kit:argument-name] argument name "$ref" is malformed; use ASCII letters, digits, _ and -, and a letter first // error: [kit:argument-name] argument name "a b" is malformed; use ASCII letters, digits, _ and -, and a letter first

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Goal goal, @JsonProperty("triggers") int c, @JsonProperty("goal") int d) {} // error: [kit:argument-name] argument name "goal" is also used by d; give one of them @Arg(name = "another_name") // error: [kit:argument-name] argument name "goal" is also used by goal; give one of them @Arg(name = "another_name") // error: [kit:argument-name] argument name "triggers" belongs to the kit; choose another with @Arg(name = "...")
}

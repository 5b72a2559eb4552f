package jackson;

import com.fasterxml.jackson.annotation.JsonAlias;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:unit"})
class Aliases {
  record Goal(@JsonAlias("position") String place) {} // error: [kit:jackson] @JsonAlias on place gives it a name that the schema would not show; drop it, or declare an argument of that name that may be left out

  static class Bean {
    @JsonAlias({"a", "b"}) // error: [kit:jackson] @JsonAlias on value gives it a name that the schema would not show; drop it, or declare an argument of that name that may be left out
    public int value;
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Goal goal, Bean bean, @JsonAlias("velocity") double speed) {} // error: [kit:jackson] @JsonAlias on speed gives it a name that the schema would not show; drop it, or declare an argument of that name that may be left out
}

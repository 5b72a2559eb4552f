package jackson;

import com.fasterxml.jackson.annotation.JsonAlias;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class EnumAliases {
  enum Mode {
    @JsonAlias("quick")
    FAST,
    SLOW
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Mode mode) {} // error: [kit:jackson] Mode.FAST has an @JsonAlias, which the schema would not show; drop it
}

package types;

import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;
import support.ParameterNullable;

/** What may be null. */
@SuppressWarnings("kit:description")
public class Nulls {
  enum Mode {
    FAST
  }

  /** Takes nulls. */
  @LongRunningTool(effect = Effect.READS)
  public @Nullable String take(
      @Nullable String text,
      @ParameterNullable.Nullable Integer number,
      Nulls.@Nullable Mode mode,
      String @Nullable [] texts,
      @Nullable List<String> list) {
    return text;
  }
}

package texts;

import java.net.URI;
import java.util.Set;
import java.util.UUID;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** Texts of a fixed form. */
@SuppressWarnings("kit:description")
public class Identifiers {
  /** Takes identifiers. */
  @LongRunningTool(effect = Effect.READS)
  public String take(UUID id, URI map, @Nullable UUID other, Set<UUID> all) {
    return id + " " + map + " " + other + " " + all;
  }

  /** Has defaults. */
  @LongRunningTool(effect = Effect.READS)
  public String defaults(
      @Arg(defaultValue = "123e4567-e89b-12d3-a456-426614174000") UUID id,
      @Arg(defaultValue = "https://example.org/map") URI map) {
    return id + " " + map;
  }
}

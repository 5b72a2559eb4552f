package defaults;

import java.net.URI;
import java.util.UUID;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Forms {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @Arg(defaultValue = "1-1-1-1-1") UUID id, // error: [kit:default] default "1-1-1-1-1" of id is not a UUID; write it as in "123e4567-e89b-12d3-a456-426614174000"
      @Arg(defaultValue = "example.org") URI relative, // error: [kit:default] default "example.org" of relative is not a URI; write it as in "https://example.org/map"
      @Arg(defaultValue = "not a uri") URI spaced) {} // error: [kit:default] default "not a uri" of spaced is not a URI; write it as in "https://example.org/map"
}

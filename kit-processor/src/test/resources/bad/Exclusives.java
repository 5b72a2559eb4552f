import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description") class Exclusives {
  /** A. */
  @LongRunningTool(effect = Effect.READS, exclusive = "the base") // error: [kit:exclusive] exclusive "the base" is no name; use 1 to 64 letters, digits, _ and -
  void a() {}

  /** B. */
  @LongRunningTool(effect = Effect.READS, exclusive = {"arm", "arm"}) // error: [kit:exclusive] exclusive "arm" is named twice; name it once
  void b() {}
}

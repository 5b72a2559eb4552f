import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.OnBusy;
import org.robotmcpkit.annotation.Tool;

@SuppressWarnings("kit:description") class Exclusives {
  /** A. */
  @LongRunningTool(effect = Effect.READS, exclusive = "the base") // error: [kit:exclusive] exclusive "the base" is no name; use 1 to 64 letters, digits, _ and -
  void a() {}

  /** B. */
  @LongRunningTool(effect = Effect.READS, exclusive = {"arm", "arm"}) // error: [kit:exclusive] exclusive "arm" is named twice; name it once
  void b() {}

  /** C. */
  @LongRunningTool(effect = Effect.REVERSIBLE, onBusy = OnBusy.REPLACE) // error: [kit:exclusive] tool c would replace what holds nothing; name what it needs in exclusive, or drop onBusy
  void c() {}

  /** D. */
  @LongRunningTool(
      effect = Effect.READS,
      exclusive = "arm",
      onBusy = OnBusy.REPLACE) // error: [kit:exclusive] tool d only reads, and would stop what other tasks do; drop onBusy, or set another effect
  void d() {}

  /** E. */
  @Tool(effect = Effect.READS, exclusive = {"arm", "the hand"}) // error: [kit:exclusive] exclusive "the hand" is no name; use 1 to 64 letters, digits, _ and -
  void e() {}
}

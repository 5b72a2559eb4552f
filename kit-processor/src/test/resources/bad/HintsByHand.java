import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Hint;
import org.robotmcpkit.annotation.Hints;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:effect"}) class HintsByHand {
  @LongRunningTool(effect = Effect.MOVES, est = "1s", ungated = "It is a test.")
  @Hints(
      idempotent = Hint.YES,
      readOnly = Hint.YES) // error: [kit:hints] tool moves moves something, so it is not read-only; drop readOnly
  void moves() {}

  @LongRunningTool(effect = Effect.COSTS, ungated = "It is a test.")
  @Hints(readOnly = Hint.YES) // error: [kit:hints] tool costs costs something that cannot be put back, so it is not read-only; drop readOnly
  void costs() {}

  @LongRunningTool(effect = Effect.REVERSIBLE)
  @Hints(readOnly = Hint.YES) // error: [kit:hints] tool reversible changes something that can be put back, so it is not read-only; drop readOnly
  void reversible() {}

  @LongRunningTool
  @Hints(readOnly = Hint.YES) // error: [kit:hints] tool unsorted is called read-only and does not say what it does to the world; set effect = Effect.READS
  void unsorted() {}

  @LongRunningTool(effect = Effect.READS)
  @Hints(
      openWorld = Hint.YES,
      destructive = Hint.YES, // error: [kit:hints] tool reads is read-only and destructive at once; set another effect than READS, or readOnly = Hint.NO
      idempotent = Hint.NO) // error: [kit:hints] tool reads is read-only, so calling it twice changes nothing; drop idempotent, or set readOnly = Hint.NO
  void reads() {}

  @LongRunningTool(effect = Effect.COSTS, ungated = "It is a test.")
  @Hints(
      readOnly = Hint.YES, // error: [kit:hints] tool both costs something that cannot be put back, so it is not read-only; drop readOnly
      destructive = Hint.YES, // error: [kit:hints] tool both is read-only and destructive at once; set another effect than READS, or readOnly = Hint.NO
      idempotent = Hint.YES)
  void both() {}

  @LongRunningTool(effect = Effect.READS)
  @Hints // error: [kit:hints] @Hints of silent says nothing; set a hint, or drop it
  void silent() {}

  @LongRunningTool(effect = Effect.READS)
  @Hints(readOnly = Hint.BY_EFFECT) // error: [kit:hints] @Hints of as_before says nothing; set a hint, or drop it
  void asBefore() {}

  @Hints(destructive = Hint.NO)
  void noTool() {} // error: [kit:hints] noTool has @Hints and is no tool, so nobody is told; add @LongRunningTool, or drop them
}

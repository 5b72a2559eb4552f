package holders;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Results that come later. */
@SuppressWarnings("kit:description")
public class Results {
  record Found(String name) {}

  /** Finds. */
  @LongRunningTool(effect = Effect.READS)
  public CompletionStage<Found> find(String name) {
    return CompletableFuture.completedFuture(new Found(name));
  }

  /** Says nothing. */
  @LongRunningTool(effect = Effect.READS)
  public CompletionStage<Void> silently() {
    return CompletableFuture.completedFuture(null);
  }

  /** Lists. */
  @LongRunningTool(effect = Effect.READS)
  public List<? extends Map<String, Found>> list() {
    return List.of();
  }
}

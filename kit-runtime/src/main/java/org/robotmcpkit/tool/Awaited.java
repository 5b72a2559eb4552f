package org.robotmcpkit.tool;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Waits for what a method gives back later; for generated code, which has a thread for it. */
public final class Awaited {
  private static final Logger LOG = LoggerFactory.getLogger(Awaited.class);

  private Awaited() {}

  /**
   * What the stage came to.
   *
   * @throws InterruptedException if the thread is interrupted; the stage is cancelled then
   * @throws Exception what the stage has failed with
   */
  public static <T extends @Nullable Object> T of(CompletionStage<T> stage) throws Exception {
    CompletableFuture<T> end = new CompletableFuture<>();
    stage.whenComplete(
        (value, failure) -> {
          if (failure == null) {
            end.complete(value);
          } else {
            end.completeExceptionally(failure);
          }
        });
    try {
      return end.get();
    } catch (InterruptedException interrupted) {
      cancel(stage);
      throw interrupted;
    } catch (ExecutionException failed) {
      throw behind(failed);
    }
  }

  private static void cancel(CompletionStage<?> stage) {
    try {
      stage.toCompletableFuture().cancel(true);
    } catch (RuntimeException notToBeCancelled) {
      LOG.debug("what an interrupted call has waited for cannot be cancelled", notToBeCancelled);
    }
  }

  /** Out of the wrapping that stages put around it. */
  private static Exception behind(ExecutionException failed) {
    Throwable cause = failed.getCause();
    if (cause instanceof CompletionException && cause.getCause() != null) {
      cause = cause.getCause();
    }
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof Exception exception ? exception : failed;
  }
}

package org.robotmcpkit.mcp;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.question.NotAcceptedException;
import org.robotmcpkit.task.StartRefusedException;
import org.robotmcpkit.task.TaskException;
import org.robotmcpkit.tool.InputRequiredException;
import org.robotmcpkit.tool.ToolRefusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns whatever goes wrong in a tool into an answer, because the SDK leaks messages or loses the
 * answer otherwise.
 */
final class Guard {
  private static final Logger LOG = LoggerFactory.getLogger(Guard.class);

  private Guard() {}

  /**
   * The same handler, which never throws and never answers null; its stage fails only to ask a
   * human.
   */
  static BoundTool.Handler around(String tool, BoundTool.Handler handler) {
    return call -> {
      try {
        return guarded(tool, handler, call);
      } catch (Throwable thrown) {
        return thrown instanceof InputRequiredException asking
            ? CompletableFuture.failedFuture(asking)
            : CompletableFuture.completedFuture(answerFor(tool, thrown));
      }
    };
  }

  private static CompletionStage<Answer> guarded(
      String tool, BoundTool.Handler handler, BoundTool.Call call) {
    return handler
        .call(call)
        .handle(
            (answer, thrown) -> {
              if (causeOf(thrown) instanceof InputRequiredException asking) {
                throw asking;
              }
              return answer != null
                  ? answer
                  : answerFor(tool, thrown == null ? new NullPointerException() : thrown);
            });
  }

  /** What a stage has failed with, out of the wrapping that stages put around it. */
  private static @Nullable Throwable causeOf(@Nullable Throwable thrown) {
    return thrown instanceof CompletionException && thrown.getCause() != null
        ? thrown.getCause()
        : thrown;
  }

  private static Answer answerFor(String tool, Throwable thrown) {
    if (thrown instanceof ToolRefusal refusal) {
      return Answer.refused(tool, refusal);
    }
    if (thrown instanceof StartRefusedException refused) {
      return Answer.error(
          refused.code(), String.valueOf(refused.getMessage()), refused.taskId().orElse(null));
    }
    if (thrown instanceof NotAcceptedException no) {
      return Answer.error(no.code(), String.valueOf(no.getMessage()));
    }
    if (thrown instanceof CutShortException cut) {
      return Answer.cutShort(cut);
    }
    if (thrown instanceof TaskException failure) {
      LOG.info(
          "{} has failed with {}", tool, LogText.safe(failure.errorCode()), failure.getCause());
      return Answer.failed(failure.toFailure());
    }
    LOG.error("{} has failed before it could answer", tool, thrown);
    return Answer.error("INTERNAL", tool + " has failed inside the server; its log says why.");
  }
}

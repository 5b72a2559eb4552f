package org.robotmcpkit.task;

import java.io.InterruptedIOException;
import java.net.SocketTimeoutException;
import java.nio.channels.ClosedByInterruptException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.TaskFailure;
import org.robotmcpkit.question.NotAcceptedException;

/** How a body has ended, before it is known what that means for its task. */
sealed interface Ending {
  /**
   * The body returned.
   *
   * @param result what it returned, as JSON
   * @param bytes how large that is in UTF-8
   */
  record Returned(Map<String, Object> result, long bytes) implements Ending {}

  /** The body let an interruption, or a cancellation point's exception, pass. */
  record Interrupted(TaskFailure failure) implements Ending {}

  /** The body failed. */
  record Failed(TaskFailure failure) implements Ending {}

  /** How deep an interruption may be wrapped and still be recognised. */
  int DEEPEST_CAUSE = 8;

  /**
   * The end of a body that returned this. Never throws: a task whose result cannot be written has
   * failed.
   */
  static Ending returned(@Nullable Object value) {
    try {
      Map<String, Object> result = JsonValues.result(value);
      return new Returned(result, Json.bytes(result).length);
      // no memory, or versions on the class path that do not fit together
    } catch (Throwable broken) {
      return of(broken);
    }
  }

  /** What a throwable that came out of a body says. Never throws. */
  static Ending of(Throwable thrown) {
    if (thrown instanceof TaskException failure) {
      return new Failed(failure.toFailure());
    }
    if (thrown instanceof NotAcceptedException no) {
      return new Failed(
          new TaskFailure(no.code(), JsonValues.message(no.getMessage()), true, List.of()));
    }
    TaskFailure internal =
        new TaskFailure("INTERNAL", JsonValues.message(messageOf(thrown)), false, List.of());
    return isInterruption(thrown) ? new Interrupted(internal) : new Failed(internal);
  }

  /**
   * What a stage has failed with, out of the wrapping that stages put around it; null stays null.
   */
  static @Nullable Throwable causeBehind(@Nullable Throwable failure) {
    return failure instanceof CompletionException && failure.getCause() != null
        ? failure.getCause()
        : failure;
  }

  private static boolean isInterruption(Throwable thrown) {
    Throwable cause = thrown;
    for (int depth = 0; cause != null && depth < DEEPEST_CAUSE; depth++) {
      if (cause instanceof InterruptedException
          || cause instanceof CancellationException
          || cause instanceof ClosedByInterruptException
          || (cause instanceof InterruptedIOException
              && !(cause instanceof SocketTimeoutException))) {
        return true;
      }
      cause = causeOf(cause);
    }
    return false;
  }

  /**
   * The message, or the class name where there is none; user code may throw even from {@code
   * getMessage}.
   */
  private static String messageOf(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      return message == null || message.isBlank() ? nameOf(thrown) : message;
    } catch (Throwable hostile) {
      return nameOf(thrown);
    }
  }

  /** The simple name of the class; an anonymous one has that of the class it extends. */
  private static String nameOf(Throwable thrown) {
    Class<?> type = thrown.getClass();
    return type.isAnonymousClass() ? type.getSuperclass().getSimpleName() : type.getSimpleName();
  }

  private static @Nullable Throwable causeOf(Throwable thrown) {
    try {
      return thrown.getCause();
    } catch (Throwable hostile) {
      return null;
    }
  }
}
